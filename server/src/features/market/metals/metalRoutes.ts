import { Metal, MetalHistoryQuery, MetalHistoryReply, MetalPricesReply } from '@tayyib/shared/contracts';
import { desc } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { versionOf } from '../../../lib/hashes';
import { metalPrices } from '../../../database/schema/facts/metalsTables';
import { readMetalHistory } from './readMetalHistory';
import { NotModified } from '../../../plugins/http/conditional';

/** Prices of gold and silver, for nisab and for valuing holdings. */
export const metalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/metals',
    {
      schema: { tags: ['Metals'], response: { 200: MetalPricesReply, 304: NotModified } },
      config: { access: 'public' },
    },
    async (_request, reply) => {
      const newest = await app.db
        .selectDistinctOn([metalPrices.metal])
        .from(metalPrices)
        .orderBy(metalPrices.metal, desc(metalPrices.day));
      const current = {
        prices: newest.map(({ metal, rupeesPerGram, note, publisher, document, day, publishedOn }) => ({
          metal,
          rupeesPerGram: Number(rupeesPerGram),
          note,
          source: { publisher, document, asOf: day, publishedOn },
        })),
      };
      return reply.isFresh(versionOf(current)) ? reply.code(304).send() : current;
    },
  );

  app.get(
    '/metals/:metal',
    {
      schema: {
        tags: ['Metals'],
        params: z.object({ metal: Metal }),
        querystring: MetalHistoryQuery,
        response: { 200: MetalHistoryReply, 304: NotModified },
      },
      config: { access: 'public' },
    },
    async (request, reply) => {
      const history = await readMetalHistory(app.db, request.params.metal, request.query);
      return reply.isFresh(versionOf(history)) ? reply.code(304).send() : history;
    },
  );
};
