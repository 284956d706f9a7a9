import { Problem, UserIdParams, UserRecordReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { readSubscription } from '../billing/terms/openSubscription';
import { toWireUser } from '../identity/toWireUser';
import { createUserRepository } from '../identity/userRepository';

/** What a signed-in page requests every few minutes: the current user, plan and roles. */
export const userRecordRoutes: FastifyPluginAsyncZod = async (app) => {
  const users = createUserRepository(app.db);

  app.get(
    '/usercachecheck/:userId',
    {
      schema: {
        tags: ['Sessions'],
        params: UserIdParams,
        response: { 200: UserRecordReply, 404: Problem },
      },
      config: { access: 'user', beforeTerms: true },
    },
    async (request, reply) => {
      const { userId, deviceId } = viewerOf(request);
      const user = request.params.userId === userId ? await users.findById(userId) : null;
      if (!user) throw new ProblemError(404, 'not-found', 'There is nothing here for you.');
      reply.header('cache-control', 'no-store');
      const subscription = await readSubscription({ db: app.db, now: () => app.clock.now() }, userId);
      return { data: toWireUser(user, subscription, deviceId) };
    },
  );
};
