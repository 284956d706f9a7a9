import { sees } from '@tayyib/shared/stock-detail';
import { Problem, ScreenQuery, ScreenReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { versionOf } from '../../../lib/hashes';
import { NotModified } from '../../../plugins/http/conditional';
import { refused } from '../../../plugins/session/accessProblems';
import { halalScreen } from './halalScreen';
import { marketListRoutes } from './marketListRoutes';
import { usesRatios, withoutRatios } from './withoutRatios';

/** The halal screener, and the lists that its page caches. Ratios are shown, filtered and sorted by with a premium plan. */
export const halalScreenerRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(marketListRoutes);
  app.get(
    '/stocks',
    {
      schema: {
        tags: ['Stocks'],
        querystring: ScreenQuery,
        response: { 200: ScreenReply, 304: NotModified, 403: Problem },
      },
      config: { access: 'user' },
    },
    async (request, reply) => {
      const isDetailed = sees('ratios', request.viewer);
      if (!isDetailed && usesRatios(request.query)) throw refused('upgrade');
      const whole = await halalScreen(await app.market.current(), request.query);
      const page = isDetailed ? whole : withoutRatios(whole);
      return reply.isFresh(versionOf(page)) ? reply.code(304).send() : page;
    },
  );
};
