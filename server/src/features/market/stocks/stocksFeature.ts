import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { stockPageHead } from './stockPageHead';
import { stockRoutes } from './stockRoutes';
import { stockFigureRoutes } from './figures/stockFigureRoutes';

/** The stock page and its figures. */
export const stocksFeature: FastifyPluginAsyncZod = async (app) => {
  app.pageHeads.add((address) => stockPageHead(app.db, address));
  await app.register(stockRoutes);
  await app.register(stockFigureRoutes);
};
