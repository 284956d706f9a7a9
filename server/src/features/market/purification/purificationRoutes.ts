import { sees } from '@tayyib/shared/stock-detail';
import {
  PurificationQuery,
  PurificationReply,
  PurificationYearsQuery,
  PurificationYearsReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { readWatchedIsins } from '../stocks/readWatchedIsins';
import { versionOf } from '../../../lib/hashes';
import { purificationList } from './purificationList';
import { purificationYears } from './purificationYears';
import { NotModified } from '../../../plugins/http/conditional';

/** The impure part of a share's income, for all companies or for watched ones. */
export const purificationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/purification',
    {
      schema: {
        tags: ['Stocks'],
        querystring: PurificationQuery,
        response: { 200: PurificationReply, 304: NotModified },
      },
      // figures of accounts are part of detailed screening
      config: { access: 'premium' },
    },
    async (request, reply) => {
      const isAll = request.query.listAll === 'true';
      const snapshot = await app.market.current();
      const watchedIsins = isAll ? undefined : await readWatchedIsins(app.db, viewerOf(request).userId);
      const list = await purificationList(app.db, snapshot, watchedIsins);
      return reply.isFresh(list.version) ? reply.code(304).send() : list;
    },
  );

  app.get(
    '/purification/years',
    {
      schema: {
        tags: ['Stocks'],
        querystring: PurificationYearsQuery,
        response: { 200: PurificationYearsReply, 304: NotModified },
      },
      // dividends are for everyone; figures of accounts are part of detailed screening, and removed here for other plans
      config: { access: 'user' },
    },
    async (request, reply) => {
      const isDetailed = sees('ratios', request.viewer);
      const snapshot = await app.market.current();
      const years = await purificationYears(app.db, snapshot, { ...request.query, isDetailed });
      return reply.isFresh(versionOf(years)) ? reply.code(304).send() : years;
    },
  );
};
