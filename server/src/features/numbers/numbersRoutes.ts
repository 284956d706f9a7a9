import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { industryRoutes } from './classes/industryRoutes';
import { dashboardRoutes } from './dashboard/dashboardRoutes';
import { fundRoutes } from './funds/fundRoutes';
import { answerByMarket } from './http/answerByMarket';
import { indexRoutes } from './indices/indexRoutes';
import { ipoRoutes } from './ipos/ipoRoutes';
import { marketFiguresReader } from './market/marketFiguresReader';
import { stockNumberRoutes } from './stock/stockNumberRoutes';

/** The figures behind the pages: of one stock, of industries, indices, funds, issues and the market as a whole. */
export const numbersRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = marketFiguresReader(app.db, () => app.clock.now());
  answerByMarket(app, market.state);
  await app.register(stockNumberRoutes(market));
  await app.register(industryRoutes(market));
  await app.register(indexRoutes(market));
  await app.register(fundRoutes(market));
  await app.register(ipoRoutes(market));
  await app.register(dashboardRoutes(market));
  // the first to ask should not wait for the whole market to be read
  app.addHook('onListen', async () => void (await market.figures()));
};
