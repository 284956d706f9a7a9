import {
  AddStocksBody,
  CopyStocksBody,
  Problem,
  RemarksBody,
  RemoveStocksBody,
  StockOrderBody,
  StocksChangedReply,
  WatchedStockParams,
  WatchlistParams,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { changeWatchedStocks } from './changeWatchedStocks';

const tags = ['Watchlists'];
const config = { access: 'user' } as const;
const response = { 200: StocksChangedReply, 404: Problem, 409: Problem };

/** The stocks of the viewer's watchlists: their order and remarks, and many at once. Every change is sent to all their devices. */
export const listedStockRoutes: FastifyPluginAsyncZod = async (app) => {
  const changes = changeWatchedStocks(app);
  const done = (request: FastifyRequest, changed: string[]) => {
    app.push(viewerOf(request).userId, 'watchlists:changed');
    return { success: true as const, changed };
  };

  app.post(
    '/watchlistcat/:id/stocks',
    { schema: { tags, params: WatchlistParams, body: AddStocksBody, response }, config },
    async (request) =>
      done(request, await changes.add(viewerOf(request).userId, request.params.id, request.body)),
  );

  app.post(
    '/watchlistcat/:id/stocks/remove',
    { schema: { tags, params: WatchlistParams, body: RemoveStocksBody, response }, config },
    async (request) =>
      done(request, await changes.remove(viewerOf(request).userId, request.params.id, request.body.isins)),
  );

  app.post(
    '/watchlistcat/:id/stocks/copy',
    { schema: { tags, params: WatchlistParams, body: CopyStocksBody, response }, config },
    async (request) =>
      done(request, await changes.copy(viewerOf(request).userId, request.params.id, request.body)),
  );

  app.put(
    '/watchlistcat/:id/order',
    { schema: { tags, params: WatchlistParams, body: StockOrderBody, response }, config },
    async (request) =>
      done(request, await changes.reorder(viewerOf(request).userId, request.params.id, request.body)),
  );

  app.patch(
    '/watchlistcat/:id/stocks/:isin',
    { schema: { tags, params: WatchedStockParams, body: RemarksBody, response }, config },
    async (request) => {
      const { id, isin } = request.params;
      return done(request, await changes.remark(viewerOf(request).userId, id, isin, request.body));
    },
  );
};
