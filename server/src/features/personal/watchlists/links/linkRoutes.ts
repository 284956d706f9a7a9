import {
  Problem,
  SharedWatchlist,
  SharedWatchlistBody,
  WatchlistLinkReply,
  WatchlistParams,
  WatchlistRemovedReply,
} from '@tayyib/shared/contracts';
import { tasis } from '@tayyib/shared/shariah';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { readSharedStocks, standardOf } from '../readWatchedStocks';
import { createWatchlistLinks } from './watchlistLinks';

const tags = ['Watchlists'];
const config = { access: 'user' } as const;

/** Links that show a watchlist to anyone, and what they show. */
export const linkRoutes: FastifyPluginAsyncZod = async (app) => {
  const links = createWatchlistLinks(app);

  app.put(
    '/watchlistcat/:id/link',
    {
      schema: { tags, params: WatchlistParams, response: { 200: WatchlistLinkReply, 404: Problem } },
      config,
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const secret = await links.make(userId, request.params.id, app.clock.now());
      app.push(userId, 'watchlists:changed');
      reply.header('cache-control', 'no-store');
      return { success: true as const, secret };
    },
  );

  app.delete(
    '/watchlistcat/:id/link',
    {
      schema: { tags, params: WatchlistParams, response: { 200: WatchlistRemovedReply, 404: Problem } },
      config,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      await links.end(userId, request.params.id);
      app.push(userId, 'watchlists:changed');
      return { success: true as const };
    },
  );

  app.post(
    '/sharedwatchlist',
    {
      schema: { tags, body: SharedWatchlistBody, response: { 200: SharedWatchlist, 404: Problem } },
      config: { access: 'public', rateLimit: httpLimits.sharedWatchlists },
    },
    async (request, reply) => {
      const { id, title } = await links.open(request.body.secret);
      const { viewer } = request;
      // whose standard is used says something of its owner: the reader's own, else our default
      const standard = viewer ? await standardOf(app.db, viewer.userId) : tasis.id;
      const snapshot = await app.market.current();
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return {
        title,
        standard,
        stocks: await readSharedStocks(app.db, { watchlistId: id, standard, snapshot }),
      };
    },
  );
};
