import { ByStandardQuery, DataStatusReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { versionOf } from '../../../lib/hashes';
import { NotModified } from '../../../plugins/http/conditional';
import { readIndices } from '../indices/readIndices';
import { measureData } from './dataMetrics';
import { readFeedStatuses } from './readFeedStatuses';
import { readUniverses } from './readUniverses';

/** Feeds are read this often at most, however many visitors ask. */
const feedsMaxAgeMs = 15_000;

/** How current and how complete the data is, for everyone. */
export const dataStatusRoutes: FastifyPluginAsyncZod = async (app) => {
  measureData(app);
  const market = app.marketReader;
  const stored = market.list('indices', (day) => readIndices(app.db, day));
  let cached: { at: number; feeds: ReturnType<typeof readFeedStatuses> } | null = null;
  const feeds = () => {
    const now = app.clock.now();
    if (cached === null || Math.abs(now.getTime() - cached.at) > feedsMaxAgeMs) {
      const reading = readFeedStatuses(app.db, now);
      cached = { at: now.getTime(), feeds: reading };
      // failures are not cached
      reading.catch(() => (cached = null));
    }
    return cached.feeds;
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
      const status = { standard, universes, feeds: await feeds() };
      return reply.isFresh(versionOf(status)) ? reply.code(304).send() : status;
    },
  );
};
