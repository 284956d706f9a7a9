import {
  IndustriesPage,
  IndustriesQuery,
  IndustryQuery,
  IndustryReply,
  Problem,
} from '@tayyib/shared/contracts';
import { refusalOf } from '@tayyib/shared/access';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerByMarket } from '../marketSnapshot/http/answerByMarket';
import { withoutDetail } from '../marketSnapshot/companies/withoutDetail';
import { industriesPage, industryReply } from './industriesPage';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Industries'];
const config = { access: 'user' } as const;

/** The exchange's classes of business: how many of their stocks are compliant, and the medians of their ratios. */
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
        params: z.object({
          id: z
            .string()
            .min(1)
            .max(120)
            .meta({ examples: ['group~it-software'] }),
        }),
        querystring: IndustryQuery,
        response: { 200: IndustryReply, 304: NotModified, 404: Problem },
      },
      config,
    },
    async ({ params: { id }, query, viewer }) => {
      const reply = industryReply(await market.figures(), id, query);
      if (refusalOf('premium', viewer) === null) return reply;
      return { ...reply, stocks: { ...reply.stocks, rows: reply.stocks.rows.map(withoutDetail) } };
    },
  );
};
