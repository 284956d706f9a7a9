import { refusalOf } from '@tayyib/shared/access';
import {
  Problem,
  ScreenQuery,
  ScreenReply,
  SearchQuery,
  SearchReply,
  StockPage,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createMarketSnapshot } from './marketSnapshot';
import { readStockPage } from './readStockPage';
import { withoutDetail } from './withoutDetail';

const tags = ['Stocks'];
const config = { access: 'user' } as const;

/** The spec's limit on stocks in one search; the same for IPOs is 10. */
const searchLimit = 20;

/** Finding a stock, screening the market, and everything about one stock. */
export const stockRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = createMarketSnapshot(app.db);

  app.get(
    '/search',
    { schema: { tags, querystring: SearchQuery, response: { 200: SearchReply } }, config },
    async (request) => ({ stocks: (await market()).search(request.query.q, searchLimit), ipos: [] }),
  );

  app.get(
    '/stocks',
    { schema: { tags, querystring: ScreenQuery, response: { 200: ScreenReply } }, config },
    async (request) => (await market()).screen(request.query),
  );

  app.get(
    '/stocks/:id',
    {
      schema: {
        tags,
        params: z.object({ id: z.string().min(1).max(40) }),
        response: { 200: StockPage, 404: Problem },
      },
      config,
    },
    async (request) => {
      const page = await readStockPage(app.db, request.params.id);
      return refusalOf('premium', request.viewer) === null ? page : withoutDetail(page);
    },
  );
};
