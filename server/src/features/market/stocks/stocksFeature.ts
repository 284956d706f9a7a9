import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { stockRoutes } from './stockRoutes';
import { stockFigureRoutes } from './figures/stockFigureRoutes';

/** The stock page and its figures. */
export const stocksFeature: FastifyPluginAsyncZod = async (app) => {
  await app.register(stockRoutes);
  await app.register(stockFigureRoutes);
};
