import { Post, PostParams, Problem, RulingBody, RulingsQuery, RulingsReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import type { CommunityLive } from './communityLive';
import { noSuchPost } from './problems';
import { giveRuling, rulingsOn } from './rulings';

const tags = ['Community'];

const namesNoStock = () =>
  new ProblemError(
    409,
    'names-no-stock',
    'A ruling is on stocks that it names. Write the code of one, as in $TCS, first.',
  );

/** Rulings: posts of scholars on the stocks that they name, with their date. */
export const rulingRoutes =
  (live: CommunityLive): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/community/posts/:id/ruling',
      {
        schema: {
          tags,
          params: PostParams,
          body: RulingBody,
          response: { 200: Post, 404: Problem, 409: Problem },
        },
        config: { access: 'advisor', rateLimit: httpLimits.community },
      },
      async (request) => {
        const outcome = await giveRuling(app.db, viewerOf(request).userId, request.params.id, {
          isRuling: request.body.isRuling,
          at: app.clock.now(),
        });
        if (outcome === 'gone') throw noSuchPost();
        if (outcome === 'names-no-stock') throw namesNoStock();
        live.edited(outcome);
        return outcome;
      },
    );

    app.get(
      '/community/rulings',
      {
        schema: { tags, querystring: RulingsQuery, response: { 200: RulingsReply } },
        config: { access: 'community' },
      },
      async ({ query: { isin } }) => ({ rulings: await rulingsOn(app.db, isin) }),
    );
  };
