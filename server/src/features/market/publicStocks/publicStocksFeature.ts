import { changesFeedPath } from '@tayyib/shared/public-pages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readIndices } from '../indices/readIndices';
import { marketFigures } from '../marketSnapshot/companies/MarketFigures';
import { cardRoutes } from './cards/cardRoutes';
import { changesFeed } from './changesFeed';
import { homeHead, publicHead, screenPageHead, stockPageHead } from './publicHeads';
import { publicChanges } from './publicOverview';
import { publicPages } from './publicPages';
import { publicRoutes } from './publicRoutes';
import { listEntries, stockEntries } from './sitemapEntries';

const mostInFeed = 50;

/** What everyone sees of stocks: their public pages with heads and data, lists, sitemaps and a feed. */
export const publicStocksFeature: FastifyPluginAsyncZod = async (app) => {
  const pages = publicPages(app);
  const indices = app.marketReader.list('indices', (day) => readIndices(app.db, day));
  app.pageHeads.add((address) => publicHead(pages, address));
  app.pageHeads.add((address) => stockPageHead(pages, address));
  app.pageHeads.add(screenPageHead);
  app.pageHeads.complete('/', (address) => homeHead(pages, address));
  app.crawlerFiles.addSitemap('stocks', async () => stockEntries(await app.market.current()));
  app.crawlerFiles.addSitemap('lists', async () => {
    const [snapshot, stored] = await Promise.all([app.market.current(), indices()]);
    return listEntries(snapshot, await snapshot.view(marketFigures), stored);
  });
  app.crawlerFiles.add(async (path, origin) => {
    if (path !== changesFeedPath) return null;
    const snapshot = await app.market.current();
    return changesFeed(await publicChanges(app.db, snapshot, mostInFeed), origin, snapshot.day);
  });
  await app.register(publicRoutes(pages));
  await app.register(cardRoutes(pages));
};
