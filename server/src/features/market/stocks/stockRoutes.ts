import { today } from '@tayyib/shared/calendar';
import { refusalOf } from '@tayyib/shared/access';
import { Problem, SearchQuery, SearchReply, StockPage } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { versionOf } from '../../../lib/hashes';
import { readStockPage, withoutDetails } from './readStockPage';
import { idParams } from '../../../lib/lists';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Stocks'];
const config = { access: 'user' } as const;

/** The spec's limits on search results. */
const searchLimit = 20;
const ipoLimit = 10;

/** Searching stocks, and everything about one stock. */
export const stockRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/search',
    {
      schema: { tags, querystring: SearchQuery, response: { 200: SearchReply, 304: NotModified } },
      config,
    },
    async (request, reply) => {
      const { q } = request.query;
      const market = await app.market.current();
      const found = { stocks: market.search(q, searchLimit), ipos: market.searchIpos(q, ipoLimit) };
      return reply.isFresh(versionOf(found)) ? reply.code(304).send() : found;
    },
  );

  app.get(
    '/stocks/:id',
    {
      schema: {
        tags,
        params: idParams(40, 'RELIANCE'),
        response: { 200: StockPage, 304: NotModified, 404: Problem },
      },
      config,
    },
    async (request, reply) => {
      const whole = await readStockPage(app.db, request.params.id, today(app.clock));
      // the tag covers what this viewer may see, so that it never matches another plan's page
      const page = refusalOf('premium', request.viewer) === null ? whole : withoutDetails(whole);
      return reply.isFresh(versionOf(page)) ? reply.code(304).send() : page;
    },
  );
};
