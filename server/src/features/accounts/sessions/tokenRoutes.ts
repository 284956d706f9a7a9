import { AccessTokenReply, DeviceTokenReply, Problem, UserIdParams } from '@tayyib/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { Viewer } from '../../../plugins/session/Viewer';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { lifetimes } from './lifetimes';
import { createSessionRepository } from './sessionRepository';

const notFound = () => new ProblemError(404, 'not-found', 'There is nothing here for you.');

/**
 * Bearer tokens for clients that are not browsers. Each replies to its owner only, and to others like a
 * missing address.
 */
export const tokenRoutes: FastifyPluginAsyncZod = async (app) => {
  const sessions = createSessionRepository(app.db);

  const ownerOf = (request: FastifyRequest, reply: FastifyReply, userId: string): Viewer => {
    const viewer = viewerOf(request);
    // a token issued to a browser must not outlive the browser's session by renewing itself
    const isRenewingItself = viewer.kind === 'browser' && viewer.via === 'bearer';
    if (viewer.userId !== userId || isRenewingItself) throw notFound();
    reply.header('cache-control', 'no-store');
    return viewer;
  };

  app.get(
    '/userAuth/:userId',
    {
      schema: {
        tags: ['Sessions'],
        params: UserIdParams,
        response: { 200: AccessTokenReply, 404: Problem },
      },
      config: { access: 'user', acceptsDeviceToken: true, rateLimit: httpLimits.tokens },
    },
    async (request, reply) => {
      const { sessionId } = ownerOf(request, reply, request.params.userId);
      const now = app.clock.now();
      return { access_token: await sessions.issueBearer(sessionId, 'access', lifetimes.accessTokenMs, now) };
    },
  );

  app.get(
    '/UserGeneratetoken/:userId',
    {
      schema: {
        tags: ['Sessions'],
        params: UserIdParams,
        response: { 200: DeviceTokenReply, 404: Problem },
      },
      config: { access: 'user', rateLimit: httpLimits.tokens },
    },
    async (request, reply) => {
      const { sessionId } = ownerOf(request, reply, request.params.userId);
      const now = app.clock.now();
      const token = await sessions.issueBearer(sessionId, 'device', lifetimes.deviceTokenMs, now);
      return { data: { device_token: token } };
    },
  );
};
