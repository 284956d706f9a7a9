import { Metal, MetalHistoryQuery, MetalHistoryReply, MetalPricesReply } from '@tayyib/shared/contracts';
import { desc } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { metalPrices } from './metalsTables';
import { readMetalHistory } from './readMetalHistory';

/** Prices of gold and silver, for nisab and for valuing what a person owns. */
export const metalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/metals',
    { schema: { tags: ['Metals'], response: { 200: MetalPricesReply } }, config: { access: 'public' } },
    async () => {
      const newest = await app.db
        .selectDistinctOn([metalPrices.metal])
        .from(metalPrices)
        .orderBy(metalPrices.metal, desc(metalPrices.day));
      return {
        prices: newest.map(({ metal, rupeesPerGram, note, publisher, document, day, publishedOn }) => ({
          metal,
          rupeesPerGram: Number(rupeesPerGram),
          note,
          source: { publisher, document, asOf: day, publishedOn },
        })),
      };
    },
  );

  app.get(
    '/metals/:metal',
    {
      schema: {
        tags: ['Metals'],
        params: z.object({ metal: Metal }),
        querystring: MetalHistoryQuery,
        response: { 200: MetalHistoryReply },
      },
      config: { access: 'public' },
    },
    async ({ params: { metal }, query }) => readMetalHistory(app.db, metal, query),
  );
};
