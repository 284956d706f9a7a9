import { DashboardQuery, DashboardReply, DataAgesReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerByMarket } from '../marketSnapshot/http/answerByMarket';
import { dataAges } from './dataAges';
import { readDashboard } from './readDashboard';
import { NotModified } from '../../../plugins/http/conditional';

/** Headline figures for the first page after signing in, and how old the data is, for the foot of every page. */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = app.marketReader;
  answerByMarket(app, market.state);
  app.get(
    '/dashboard',
    {
      schema: {
        tags: ['Dashboard'],
        querystring: DashboardQuery,
        response: { 200: DashboardReply, 304: NotModified },
      },
      config: { access: 'user' },
    },
    async ({ query: { standard } }) =>
      readDashboard(app.db, await market.figures(), { now: app.clock.now(), standard }),
  );

  app.get(
    '/data-ages',
    {
      schema: { tags: ['Dashboard'], response: { 200: DataAgesReply, 304: NotModified } },
      config: { access: 'public' },
    },
    async () => dataAges(app.db, (await market.state()).snapshot),
  );
};
