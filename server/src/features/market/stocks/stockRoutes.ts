import { refusalOf } from '@tayyib/shared/access';
import { today } from '@tayyib/shared/calendar';
import { Problem, StockPage } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { versionOf } from '../../../lib/hashes';
import type { CheckedState } from '../marketSnapshot/createMarket';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import { readStockPage, withoutDetails } from './readStockPage';
import { idParams } from '../../../lib/lists';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Stocks'];
const config = { access: 'user' } as const;

/** Everything about one stock. */
export const stockRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stocks/:id',
    {
      schema: {
        tags,
        params: idParams(40, 'RELIANCE'),
        response: { 200: StockPage, 304: NotModified, 404: Problem },
      },
      config,
    },
    async (request, reply) => {
      const isDetailed = refusalOf('premium', request.viewer) === null;
      const { id } = request.params;
      const { page, json, version } = await preparedPage(await app.market.state(), { id, isDetailed }, () =>
        readStockPage(app.db, id, today(app.clock)),
      );
      if (reply.isFresh(version)) return reply.code(304).send();
      return reply
        .type('application/json; charset=utf-8')
        .serializer(() => json)
        .send(page);
    },
  );
};

/** A stock page as viewers of one kind of plan get it. */
interface PreparedPage {
  page: StockPage;
  json: string;
  /** Of what these viewers may see, so that it never matches another plan's page. */
  version: string;
}

/** About 200 KB each. */
const maxCached = 300;

/** Pages of the companies that are asked for most. A new snapshot begins without any. */
const pagesOf = memoizePerSnapshot(() => new LRUCache<string, Promise<PreparedPage>>({ max: maxCached }));

/**
 * The page of a stock. Reading and serializing one costs several milliseconds of CPU, so pages are cached for as long as the market
 * does not change. While a large write is being applied to the snapshot, pages are read from the database, which is ahead of it.
 */
function preparedPage(
  { snapshot, isComplete }: CheckedState,
  { id, isDetailed }: { id: string; isDetailed: boolean },
  read: () => Promise<StockPage>,
): Promise<PreparedPage> {
  const prepare = async (): Promise<PreparedPage> => {
    const whole = await read();
    const page = isDetailed ? whole : withoutDetails(whole);
    const json = JSON.stringify(StockPage.encode(page));
    return { page, json, version: versionOf(json) };
  };
  if (!isComplete) return prepare();
  const [pages, key] = [pagesOf(snapshot), `${id.trim().toUpperCase()} ${isDetailed}`];
  const cached = pages.get(key);
  if (cached) return cached;
  const page = prepare();
  pages.set(key, page);
  // failures, such as of an unknown stock, are not cached
  page.catch(() => pages.delete(key));
  return page;
}
