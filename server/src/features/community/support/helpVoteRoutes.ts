import { HelpArticleParams, HelpVoteBody, HelpVotesReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { vote, votesOf } from './helpVotes';

const tags = ['Support'];
const usersOnly = { access: 'user' } as const;

/** Whether articles of the help center were helpful: one vote for each reader and article. */
export const helpVoteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/help/votes',
    { schema: { tags, response: { 200: HelpVotesReply } }, config: usersOnly },
    async (request) => ({ votes: await votesOf(app.db, viewerOf(request).userId) }),
  );

  app.put(
    '/help/votes/:article',
    {
      schema: { tags, params: HelpArticleParams, body: HelpVoteBody, response: { 200: HelpVotesReply } },
      config: { access: 'user', rateLimit: httpLimits.helpVotes },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      await vote(app.db, { ...request.params, ...request.body, userId, at: app.clock.now() });
      return { votes: await votesOf(app.db, userId) };
    },
  );
};
