import { Problem, UserIdParams, UserRecordReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { createWireUsers } from '../identity/createWireUsers';

/** What a signed-in page requests every few minutes: the current user, plan and roles. */
export const userRecordRoutes: FastifyPluginAsyncZod = async (app) => {
  const wireUser = createWireUsers(app.db, app.clock);

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
      const viewer = viewerOf(request);
      const user = request.params.userId === viewer.userId ? await wireUser(viewer) : null;
      if (!user) throw new ProblemError(404, 'not-found', 'There is nothing here for you.');
      reply.header('cache-control', 'no-store');
      return { data: user };
    },
  );
};
