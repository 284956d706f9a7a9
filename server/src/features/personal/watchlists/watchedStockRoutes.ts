import {
  PlaceStockBody,
  PlaceStockReply,
  Problem,
  StockIdParams,
  StockParams,
  UndoOfWatching,
  WatchedIsinsReply,
  WatchedStockParams,
  WatchingReply,
  WatchlistChangedReply,
  WatchlistsReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Viewer } from '../../../plugins/session/Viewer';
import { viewerOf } from '../../../plugins/session/Viewer';
import { findSecurity } from '../../market/stocks/readStockPage';
import { limitsOf, readWatchedIsins, readWatchlists, toCategoryOfStock } from './watchlistRepository';
import { changeWatchedStocks } from './changeWatchedStocks';
import { changeWatching, type Watching } from './changeWatching';

const tags = ['Watchlists'];
const config = { access: 'user' } as const;

/** Which of the viewer's watchlists contain a stock. Every change is sent to all their devices. */
export const watchedStockRoutes: FastifyPluginAsyncZod = async (app) => {
  const changes = changeWatchedStocks(app);
  const watching = changeWatching(app);
  const notify = ({ userId }: Viewer) => app.push(userId, 'watchlists:changed');
  const done = (viewer: Viewer, { lists, undo }: Watching) => {
    notify(viewer);
    return { success: true as const, lists: lists.map(toCategoryOfStock), undo };
  };

  app.get(
    '/watchedstocks',
    { schema: { tags, response: { 200: WatchedIsinsReply } }, config },
    async (request) => ({ isins: await readWatchedIsins(app.db, viewerOf(request).userId) }),
  );

  app.put(
    '/watchedstocks/:isin',
    {
      schema: { tags, params: StockParams, response: { 200: WatchingReply, 404: Problem, 409: Problem } },
      config,
    },
    async (request) => {
      const viewer = viewerOf(request);
      const { isin } = await findSecurity(app.db, request.params.isin);
      return done(viewer, await watching.watch(viewer.userId, isin));
    },
  );

  app.delete(
    '/watchedstocks/:isin',
    { schema: { tags, params: StockParams, response: { 200: WatchingReply } }, config },
    async (request) => {
      const viewer = viewerOf(request);
      return done(viewer, await watching.stop(viewer.userId, request.params.isin));
    },
  );

  app.post(
    '/watchedstocks/:isin/undo',
    {
      schema: {
        tags,
        params: StockParams,
        body: UndoOfWatching,
        response: { 200: WatchingReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const viewer = viewerOf(request);
      const { isin } = request.params;
      return done(viewer, await watching.undo(viewer.userId, isin, request.body));
    },
  );

  app.get(
    '/watchlists/:stockId',
    { schema: { tags, params: StockIdParams, response: { 200: WatchlistsReply, 404: Problem } }, config },
    async (request) => {
      const viewer = viewerOf(request);
      const { isin } = await findSecurity(app.db, request.params.stockId);
      const rows = await readWatchlists(app.db, viewer.userId, isin);
      return { data: rows.map(toCategoryOfStock), limits: limitsOf(viewer) };
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
      const row = await changes.addOne(viewer.userId, isin, request.params.id);
      notify(viewer);
      return { success: true as const, data: toCategoryOfStock(row) };
    },
  );
};
