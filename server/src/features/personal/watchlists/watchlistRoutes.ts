import { sees } from '@tayyib/shared/stock-detail';
import {
  CreateWatchlistBody,
  Problem,
  RenameWatchlistBody,
  WatchlistChangedReply,
  WatchlistColumnsBody,
  WatchlistParams,
  WatchlistRemovedReply,
  WatchlistReply,
  WatchlistsReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Viewer } from '../../../plugins/session/Viewer';
import { viewerOf } from '../../../plugins/session/Viewer';
import { limitsOf, readWatchlists, toCategory } from './watchlistRepository';
import { readWatchedStocks, standardOf } from './readWatchedStocks';
import { changeWatchlists } from './changeWatchlists';
import { findWatchlist } from './withWatchlistLock';

const tags = ['Watchlists'];
const config = { access: 'user' } as const;

/** The viewer's own watchlists. Every change is sent to all their devices. */
export const watchlistRoutes: FastifyPluginAsyncZod = async (app) => {
  const changes = changeWatchlists(app);
  const notify = ({ userId }: Viewer) => app.push(userId, 'watchlists:changed');

  app.get(
    '/watchlistcat',
    { schema: { tags, response: { 200: WatchlistsReply } }, config },
    async (request) => {
      const viewer = viewerOf(request);
      const rows = await readWatchlists(app.db, viewer.userId);
      return { data: rows.map(toCategory), limits: limitsOf(viewer) };
    },
  );

  app.post(
    '/addwatchlistcat',
    {
      schema: {
        tags,
        body: CreateWatchlistBody,
        response: { 201: WatchlistChangedReply, 409: Problem },
      },
      config,
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const created = await changes.create(viewer.userId, request.body.title);
      notify(viewer);
      return reply.code(201).send({ success: true, data: toCategory(created) });
    },
  );

  app.get(
    '/watchlistcat/:id',
    { schema: { tags, params: WatchlistParams, response: { 200: WatchlistReply, 404: Problem } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      const [mine, standard, snapshot] = await Promise.all([
        readWatchlists(app.db, userId),
        standardOf(app.db, userId),
        app.market.current(),
      ]);
      const row = findWatchlist(mine, ({ id }) => id === request.params.id);
      const isDetailed = sees('ratios', request.viewer);
      return {
        category: toCategory(row),
        stocks: await readWatchedStocks(app.db, { watchlistId: row.id, standard, snapshot, isDetailed }),
        standard,
        columns: row.columns,
        linkedAt: row.linkedAt?.toISOString() ?? null,
      };
    },
  );

  app.patch(
    '/watchlistcat/:id',
    {
      schema: {
        tags,
        params: WatchlistParams,
        body: RenameWatchlistBody,
        response: { 200: WatchlistChangedReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const viewer = viewerOf(request);
      const renamed = await changes.rename(viewer.userId, request.params.id, request.body.title);
      notify(viewer);
      return { success: true as const, data: toCategory(renamed) };
    },
  );

  app.put(
    '/watchlistcat/:id/columns',
    {
      schema: {
        tags,
        params: WatchlistParams,
        body: WatchlistColumnsBody,
        response: { 200: WatchlistChangedReply, 404: Problem },
      },
      config,
    },
    async (request) => {
      const viewer = viewerOf(request);
      const row = await changes.setColumns(viewer.userId, request.params.id, request.body.columns);
      notify(viewer);
      return { success: true as const, data: toCategory(row) };
    },
  );

  app.delete(
    '/watchlistcat/:id',
    {
      schema: { tags, params: WatchlistParams, response: { 200: WatchlistRemovedReply, 404: Problem } },
      config,
    },
    async (request) => {
      const viewer = viewerOf(request);
      await changes.remove(viewer.userId, request.params.id);
      notify(viewer);
      return { success: true as const };
    },
  );
};
