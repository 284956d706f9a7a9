import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { watchlistRoutes } from './watchlistRoutes';
import { watchedStockRoutes } from './watchedStockRoutes';
import { watchlistPersonalData } from './watchlistPersonalData';

/** Watchlists, and which stocks are on them. */
export const watchlistsFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(watchlistPersonalData);
  await app.register(watchlistRoutes);
  await app.register(watchedStockRoutes);
};
