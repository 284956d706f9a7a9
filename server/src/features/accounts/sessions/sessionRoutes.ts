import type { LiveSession, PastDevice } from '@tayyib/shared/contracts';
import {
  DeviceIdReply,
  Problem,
  SessionEndedReply,
  SessionParams,
  SessionsReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { clearSessionCookie } from '../../../plugins/session/sessionCookie';
import { audit } from '../../platform/audit/audit';
import { createDeviceRepository } from './deviceRepository';

/** The same response for a missing session and for another user's. */
const noSuchSession = () =>
  new ProblemError(404, 'no-such-session', 'You have no such session. It may have ended.');

/** The viewer's sessions, and ending them remotely. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const devices = createDeviceRepository(app.db);

  app.get(
    '/sessions',
    { schema: { tags: ['Sessions'], response: { 200: SessionsReply } }, config: { access: 'user' } },
    async (request) => {
      const { userId, sessionId } = viewerOf(request);
      const live: LiveSession[] = [];
      const past: PastDevice[] = [];
      for (const { device, session } of await devices.list(userId)) {
        const { id, label, address, firstSeenAt } = device;
        const common = { device: label, address, lastSeenAt: (session ?? device).lastSeenAt.toISOString() };
        if (session) {
          const { kind, createdAt } = session;
          const isCurrent = session.id === sessionId;
          live.push({ id: session.id, kind, isCurrent, ...common, signedInAt: createdAt.toISOString() });
        } else past.push({ id, ...common, firstSeenAt: firstSeenAt.toISOString() });
      }
      return { sessions: live, devices: past };
    },
  );

  app.delete(
    '/sessions',
    { schema: { tags: ['Sessions'], response: { 200: SessionEndedReply } }, config: { access: 'user' } },
    async (request) => {
      const { userId, sessionId } = viewerOf(request);
      await app.sessions.endOthers(userId, sessionId, 'You ended this session from another device.');
      await audit(app.db, { at: app.clock.now(), userId, event: 'session-revoked', address: request.ip });
      return { success: true as const };
    },
  );

  app.delete(
    '/sessions/:id',
    {
      schema: {
        tags: ['Sessions'],
        params: SessionParams,
        response: { 200: SessionEndedReply, 404: Problem },
      },
      config: { access: 'user' },
    },
    async (request, reply) => {
      const { userId, sessionId } = viewerOf(request);
      const { data: id } = z.uuid().safeParse(request.params.id);
      const isEnded =
        id !== undefined &&
        (await app.sessions.end(userId, id, 'You ended this session from another device.'));
      if (!isEnded) throw noSuchSession();
      await audit(app.db, { at: app.clock.now(), userId, event: 'session-revoked', address: request.ip });
      if (id === sessionId) clearSessionCookie(request, reply);
      return { success: true as const };
    },
  );

  app.get(
    '/getdeviceID',
    { schema: { tags: ['Sessions'], response: { 200: DeviceIdReply } }, config: { access: 'user' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: { user: { deviceID: viewerOf(request).deviceId } } };
    },
  );
};
