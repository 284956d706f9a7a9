import { ByStandardQuery, DataStatusReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { versionOf } from '../../../lib/hashes';
import { NotModified } from '../../../plugins/http/conditional';
import { readIndices } from '../indices/readIndices';
import { measureData } from './dataMetrics';
import { readAccountsStatus } from './readAccountsStatus';
import { readFeedStatuses } from './readFeedStatuses';
import { readUniverses } from './readUniverses';

/** Feeds and accounts are read this often at most, however many visitors ask. */
const feedsMaxAgeMs = 15_000;

/** How current and how complete the data is, for everyone. */
export const dataStatusRoutes: FastifyPluginAsyncZod = async (app) => {
  measureData(app);
  const market = app.marketReader;
  const stored = market.list('indices', (day) => readIndices(app.db, day));
  const read = async (now: Date) => ({
    accounts: await readAccountsStatus(app.db, now),
    feeds: await readFeedStatuses(app.db, now),
  });
  let cached: { at: number; current: ReturnType<typeof read> } | null = null;
  const current = () => {
    const now = app.clock.now();
    if (cached === null || Math.abs(now.getTime() - cached.at) > feedsMaxAgeMs) {
      const reading = read(now);
      cached = { at: now.getTime(), current: reading };
      // failures are not cached
      reading.catch(() => (cached = null));
    }
    return cached.current;
  };

  app.get(
    '/status',
    {
      schema: {
        tags: ['Status'],
        querystring: ByStandardQuery,
        response: { 200: DataStatusReply, 304: NotModified },
      },
      config: { access: 'public', knowsViewer: false },
    },
    async ({ query: { standard } }, reply) => {
      const universes = readUniverses(await stored(), await market.figures(), standard);
      const status = { standard, universes, ...(await current()) };
      return reply.isFresh(versionOf(status)) ? reply.code(304).send() : status;
    },
  );
};
