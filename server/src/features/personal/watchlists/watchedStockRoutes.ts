import {
  PlaceStockBody,
  PlaceStockReply,
  Problem,
  StockIdParams,
  WatchedIsinsReply,
  WatchedStockParams,
  WatchlistChangedReply,
  WatchlistsReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Viewer } from '../../../plugins/session/Viewer';
import { viewerOf } from '../../../plugins/session/Viewer';
import { findSecurity } from '../../market/stocks/readStockPage';
import {
  limitsOf,
  readWatchedIsins,
  readWatchlists,
  toCategoryOfStock,
  toCategoryToFill,
} from './watchlistRepository';
import { changeWatchlists } from './changeWatchlists';

const tags = ['Watchlists'];
const config = { access: 'user' } as const;

/** Which of the viewer's watchlists contain a stock. Every change is sent to all their devices. */
export const watchedStockRoutes: FastifyPluginAsyncZod = async (app) => {
  const changes = changeWatchlists(app);
  const notify = ({ userId }: Viewer) => app.push(userId, 'watchlists:changed');

  app.get(
    '/watchedstocks',
    { schema: { tags, response: { 200: WatchedIsinsReply } }, config },
    async (request) => ({ isins: await readWatchedIsins(app.db, viewerOf(request).userId) }),
  );

  app.get(
    '/watchlists/:stockId',
    { schema: { tags, params: StockIdParams, response: { 200: WatchlistsReply, 404: Problem } }, config },
    async (request) => {
      const viewer = viewerOf(request);
      const { isin } = await findSecurity(app.db, request.params.stockId);
      const rows = await readWatchlists(app.db, viewer.userId, isin);
      return { data: rows.map(toCategoryToFill), limits: limitsOf(viewer) };
    },
  );

  app.post(
    '/addmultiplewatchlist',
    {
      schema: {
        tags,
        body: PlaceStockBody,
        response: { 200: PlaceStockReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const viewer = viewerOf(request);
      const { isin } = await findSecurity(app.db, request.body.stock_symbol);
      const rows = await changes.place(viewer.userId, isin, request.body.watchlist_cat_id);
      notify(viewer);
      return { success: true as const, data: rows.map(toCategoryOfStock) };
    },
  );

  app.put(
    '/watchlistcat/:id/stocks/:isin',
    {
      schema: {
        tags,
        params: WatchedStockParams,
        response: { 200: WatchlistChangedReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const viewer = viewerOf(request);
      const { isin } = await findSecurity(app.db, request.params.isin);
      const row = await changes.add(viewer.userId, isin, request.params.id);
      notify(viewer);
      return { success: true as const, data: toCategoryOfStock(row) };
    },
  );

  app.delete(
    '/watchlistcat/:id/stocks/:isin',
    {
      schema: {
        tags,
        params: WatchedStockParams,
        response: { 200: WatchlistChangedReply, 404: Problem },
      },
      config,
    },
    async (request) => {
      const viewer = viewerOf(request);
      const row = await changes.take(viewer.userId, request.params.isin, request.params.id);
      notify(viewer);
      return { success: true as const, data: toCategoryOfStock(row) };
    },
  );
};
