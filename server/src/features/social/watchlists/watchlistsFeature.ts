import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { watchlistRoutes } from './watchlistRoutes';
import { watchedStockRoutes } from './watchedStockRoutes';

/** Watchlists, and their stocks. */
export const watchlistsFeature: FastifyPluginAsyncZod = async (app) => {
  await app.register(watchlistRoutes);
  await app.register(watchedStockRoutes);
};
