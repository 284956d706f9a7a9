import { LogoutReply, SessionReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clearSessionCookie } from '../../../plugins/session/sessionCookie';
import { audit } from '../../platform/audit/audit';
import { createWireUsers } from './createWireUsers';

/** Who is signed in in this browser, and signing out. */
export const identityRoutes: FastifyPluginAsyncZod = async (app) => {
  const wireUser = createWireUsers(app.db, app.clock);

  app.post(
    '/logout',
    { schema: { tags: ['Identity'], response: { 200: LogoutReply } }, config: { access: 'public' } },
    async (request, reply) => {
      const { viewer } = request;
      if (viewer) {
        const { userId, sessionId } = viewer;
        await app.sessions.end(userId, sessionId, 'You have signed out.');
        await audit(app.db, { at: app.clock.now(), userId, event: 'signed-out', address: request.ip });
      }
      clearSessionCookie(request, reply);
      // clears what our scripts may have missed; the next user of this browser finds nothing
      reply.header('clear-site-data', '"cache", "cookies", "storage"');
      return { success: true as const };
    },
  );

  app.get(
    '/session',
    { schema: { tags: ['Identity'], response: { 200: SessionReply } }, config: { access: 'public' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { viewer } = request;
      if (viewer) return { user: await wireUser(viewer) };
      const endedBecause = await app.sessions.whyEnded(request, reply);
      return { user: null, ...(endedBecause !== null && { endedBecause }) };
    },
  );
};
