import { SearchQuery, SearchReply } from '@tayyib/shared/contracts';
import type { Tolerance } from '@tayyib/shared/screens';
import { searchedText } from '@tayyib/shared/values/security-names';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NotModified } from '../../../plugins/http/conditional';
import { prepareReply, sendPrepared } from '../../../plugins/http/preparedReply';
import { createReplyCache } from './replyCache';
import { fundNames, indexNames, industryNames, searchTopics } from './searchTopics';

/** The spec's limits on stocks and IPOs, and ours on each other kind. */
const limits = { stocks: 20, ipos: 10, topics: 5 } as const;

/** Everyone types the same beginnings of names. About 10 KB each. */
const maxCached = 1000;

const isEmpty = ({ stocks, ipos, topics }: SearchReply): boolean =>
  stocks.length + ipos.length + topics.length === 0;

/** Search over the market by name or code. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = app.marketReader;
  const indices = market.list('indices', () => indexNames(app.db));
  const funds = market.list('funds', () => fundNames(app.db));
  const repliesFrom = createReplyCache<SearchReply>(maxCached);

  app.get(
    '/search',
    {
      schema: {
        tags: ['Search'],
        querystring: SearchQuery,
        response: { 200: SearchReply, 304: NotModified },
      },
      config: { access: 'user' },
    },
    async ({ query: { q: typed, standard } }, reply) => {
      const q = searchedText(typed);
      const [snapshot, figures, ...listed] = await Promise.all([
        app.market.current(),
        market.figures(),
        indices(),
        funds(),
      ]);
      const [ofIndices, ofFunds] = listed;
      const find = (): SearchReply => {
        const kinds = [ofIndices, industryNames(figures), ofFunds];
        const search = (tolerance: Tolerance): SearchReply => ({
          stocks: snapshot.search(q, limits.stocks, tolerance, standard),
          ipos: snapshot.searchIpos(q, limits.ipos, tolerance, standard),
          topics: kinds.flatMap((topics) => searchTopics(topics, q, limits.topics, tolerance)),
        });
        const exact = search('none');
        // a misspelt match of one kind is noise beside a sound match of another
        return isEmpty(exact) ? search('typos') : exact;
      };
      const replies = repliesFrom([snapshot, figures, ofIndices, ofFunds]);
      const found = replies.get(`${standard} ${q}`, () => prepareReply(SearchReply, find()));
      return reply.isFresh(found.version) ? reply.code(304).send() : sendPrepared(reply, found);
    },
  );
};
