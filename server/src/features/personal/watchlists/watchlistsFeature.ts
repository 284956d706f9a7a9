import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { watchlistRoutes } from './watchlistRoutes';
import { watchedStockRoutes } from './watchedStockRoutes';
import { listedStockRoutes } from './listedStockRoutes';
import { stockFileRoutes } from './files/stockFileRoutes';
import { linkRoutes } from './links/linkRoutes';
import { watchlistPersonalData } from './watchlistPersonalData';

/** Watchlists, and their stocks. */
export const watchlistsFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(watchlistPersonalData);
  await app.register(watchlistRoutes);
  await app.register(watchedStockRoutes);
  await app.register(listedStockRoutes);
  await app.register(stockFileRoutes);
  await app.register(linkRoutes);
};
