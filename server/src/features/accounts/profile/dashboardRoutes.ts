import { DashboardArrangement, FirstStepsReply, Problem, SessionReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { readSubscription } from '../billing/terms/openSubscription';
import { toWireUser } from '../identity/toWireUser';
import { createUserRepository } from '../identity/userRepository';
import { readFirstSteps } from './readFirstSteps';

const tags = ['Profile'];
const config = { access: 'user' } as const;

/** How an account arranged its dashboard, and its first steps. */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  const people = createUserRepository(app.db);
  const billing = { db: app.db, now: () => app.clock.now() };

  app.put(
    '/profile/dashboard',
    { schema: { tags, body: DashboardArrangement, response: { 200: SessionReply, 400: Problem } }, config },
    async (request) => {
      const { userId, deviceId } = viewerOf(request);
      await people.setDashboard(userId, request.body);
      const person = await people.require(userId);
      return { user: toWireUser(person, await readSubscription(billing, userId), deviceId) };
    },
  );

  app.get(
    '/profile/first-steps',
    { schema: { tags, response: { 200: FirstStepsReply } }, config },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readFirstSteps(app.db, viewerOf(request).userId);
    },
  );
};
