import { ScreenQuery, ScreenReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { versionOf } from '../../../lib/hashes';
import { NotModified } from '../../../plugins/http/conditional';
import { halalScreen } from './halalScreen';
import { marketListRoutes } from './marketListRoutes';

/** The halal screener, and the lists that its page caches. */
export const halalScreenerRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(marketListRoutes);
  app.get(
    '/stocks',
    {
      schema: {
        tags: ['Stocks'],
        querystring: ScreenQuery,
        response: { 200: ScreenReply, 304: NotModified },
      },
      config: { access: 'user' },
    },
    async (request, reply) => {
      const page = await halalScreen(await app.market.current(), request.query);
      return reply.isFresh(versionOf(page)) ? reply.code(304).send() : page;
    },
  );
};
