import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { industryRoutes } from './classes/industryRoutes';
import { dashboardRoutes } from './dashboard/dashboardRoutes';
import { fundRoutes } from './funds/fundRoutes';
import { answerByMarket } from './http/answerByMarket';
import { indexRoutes } from './indices/indexRoutes';
import { ipoRoutes } from './ipos/ipoRoutes';
import { marketReader } from './market/marketReader';
import { stockNumberRoutes } from './stock/stockNumberRoutes';

/** The figures behind the pages: of one stock, of industries, indices, funds, issues and the market as a whole. */
export const numbersRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = marketReader(app.market);
  answerByMarket(app, market.state);
  await app.register(stockNumberRoutes(market));
  await app.register(industryRoutes(market));
  await app.register(indexRoutes(market));
  await app.register(fundRoutes(market));
  await app.register(ipoRoutes(market));
  await app.register(dashboardRoutes(market));
  // the first to ask should not wait for rows, classes and counts to be made
  app.addHook('onListen', async () => {
    app.market.beforeShown(market.makeReady);
    const { classes, counters } = await market.figures();
    app.log.debug(
      { sectors: classes.level('sector').size, universe: counters.headline.universe },
      'Market read',
    );
  });
};
