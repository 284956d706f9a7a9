import { Metal, MetalHistoryQuery, MetalHistoryReply, MetalPricesReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { versionOf } from '../../../lib/hashes';
import { readMetalHistory } from './readMetalHistory';
import { readMetalPrices } from './readMetalPrices';
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
      const current = await readMetalPrices(app.db);
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
