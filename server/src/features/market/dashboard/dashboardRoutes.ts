import { DashboardReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerByMarket } from '../marketSnapshot/http/answerByMarket';
import { readDashboard } from './readDashboard';
import { NotModified } from '../../../plugins/http/conditional';

/** Headline figures for the first page after signing in. */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = app.marketReader;
  answerByMarket(app, market.state);
  app.get(
    '/dashboard',
    {
      schema: { tags: ['Dashboard'], response: { 200: DashboardReply, 304: NotModified } },
      config: { access: 'user' },
    },
    async () => readDashboard(app.db, await market.figures(), app.clock.now()),
  );
};
