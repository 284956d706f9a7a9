import {
  IndustriesPage,
  IndustriesQuery,
  IndustryQuery,
  IndustryReply,
  Problem,
} from '@tayyib/shared/contracts';
import { sees } from '@tayyib/shared/stock-detail';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerByMarket } from '../marketSnapshot/http/answerByMarket';
import { withoutFigures } from '../marketSnapshot/companies/withoutFigures';
import { industriesPage, industryReply } from './industriesPage';
import { idParams } from '../../../lib/lists';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Industries'];
const config = { access: 'user' } as const;

/** The exchange's industry classification: how many stocks of each class are compliant, and median ratios. */
export const industryRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = app.marketReader;
  answerByMarket(app, market.state);
  app.get(
    '/industries',
    {
      schema: { tags, querystring: IndustriesQuery, response: { 200: IndustriesPage, 304: NotModified } },
      config,
    },
    async ({ query }) => industriesPage(await market.figures(), query),
  );
  app.get(
    '/industries/:id',
    {
      schema: {
        tags,
        params: idParams(120, 'group~it-software'),
        querystring: IndustryQuery,
        response: { 200: IndustryReply, 304: NotModified, 404: Problem },
      },
      config,
    },
    async ({ params: { id }, query, viewer }) => {
      const reply = industryReply(await market.figures(), id, query);
      if (sees('ratios', viewer)) return reply;
      return { ...reply, stocks: { ...reply.stocks, rows: reply.stocks.rows.map(withoutFigures) } };
    },
  );
};
