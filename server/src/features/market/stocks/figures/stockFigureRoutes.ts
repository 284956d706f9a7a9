import {
  ByStandardQuery,
  CorporateActionsPage,
  FilingsPage,
  Fundamentals,
  PageQuery,
  PeersReply,
  PriceSeries,
  PriceSeriesQuery,
  Problem,
  ProjectionReply,
  ShareholdingReply,
  SimilarReply,
  SwotReply,
  Technicals,
} from '@tayyib/shared/contracts';
import type { StockFigures } from '@tayyib/shared/contracts';
import { sees } from '@tayyib/shared/stock-detail';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { findSecurity } from '../readStockPage';
import { idParams, paged } from '../../../../lib/lists';
import { listRowBy } from '../../marketSnapshot/companies/Company';
import { withoutFigures } from '../../marketSnapshot/companies/withoutFigures';
import { answerByMarket } from '../../marketSnapshot/http/answerByMarket';
import { sendPrepared } from '../../../../plugins/http/preparedReply';
import { createPreparedReplies } from '../../marketSnapshot/http/preparedReplies';
import { peersMethod, peersOf, similarMethod, similarOf } from '../peers/peersOf';
import { readFundamentals } from './readAccounts';
import { readCorporateActions, readFilings } from './readCompanyRecord';
import { readPriceSeries } from './readPriceSeries';
import { readProjection } from './readProjection';
import { readShareholding } from './readShareholding';
import { readSwot } from './readSwot';
import { readTechnicals } from './readTechnicals';
import { NotModified } from '../../../../plugins/http/conditional';

const tags = ['Stock numbers'];
/** The detailed overview: fundamentals, shareholding, technicals, SWOT, projections. */
const detailed = { access: 'premium' } as const;
const open = { access: 'user' } as const;
/** An ISIN, an exchange symbol or a BSE scrip code. */
const params = idParams(40, 'INE002A01018');

/** At most 250 KB each. */
const maxCachedSeries = 200;

/** The figures of one stock, for viewers who have the market in memory. */
export const stockFigureRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = app.marketReader;
  answerByMarket(app, market.state);
  const reply = <Schema extends z.ZodType>(schema: Schema) => ({
    200: schema,
    304: NotModified,
    404: Problem,
  });
  const preparedSeries = createPreparedReplies({ schema: PriceSeries, max: maxCachedSeries });
  const securityOf = (id: string) => findSecurity(app.db, id);
  const today = async () => (await market.state()).snapshot.day;

  const companyIn = async (id: string) => market.company((await securityOf(id)).isin);

  app.get(
    '/stocks/:id/fundamentals',
    { schema: { tags, params, response: reply(Fundamentals) }, config: detailed },
    async ({ params: { id } }) => readFundamentals(app.db, await securityOf(id), await today()),
  );
  app.get(
    '/stocks/:id/shareholding',
    { schema: { tags, params, response: reply(ShareholdingReply) }, config: detailed },
    async ({ params: { id } }) => readShareholding(app.db, await securityOf(id)),
  );
  app.get(
    '/stocks/:id/technicals',
    { schema: { tags, params, response: reply(Technicals) }, config: detailed },
    async ({ params: { id } }) => readTechnicals(app.db, await securityOf(id), await today()),
  );
  app.get(
    '/stocks/:id/swot',
    { schema: { tags, params, response: reply(SwotReply) }, config: detailed },
    async ({ params: { id } }) => readSwot(app.db, await securityOf(id), market),
  );
  app.get(
    '/stocks/:id/projection',
    { schema: { tags, params, response: reply(ProjectionReply) }, config: detailed },
    async ({ params: { id } }) => readProjection(app.db, await securityOf(id), await today()),
  );
  app.get(
    '/stocks/:id/peers',
    {
      schema: { tags, params, querystring: ByStandardQuery, response: reply(PeersReply) },
      config: detailed,
    },
    async ({ params: { id }, query: { standard } }) => {
      const { company, figures } = await companyIn(id);
      const of = listRowBy(company, standard);
      return { standard, of, ...peersOf(company, figures, standard), method: peersMethod };
    },
  );
  app.get(
    '/stocks/:id/similar',
    { schema: { tags, params, querystring: ByStandardQuery, response: reply(SimilarReply) }, config: open },
    async ({ params: { id }, query: { standard }, viewer }) => {
      const { company, figures } = await companyIn(id);
      const seen = (row: StockFigures) => (sees('ratios', viewer) ? row : withoutFigures(row));
      const similar = similarOf(company, figures, standard);
      return {
        ...similar,
        standard,
        of: seen(listRowBy(company, standard)),
        sameVerdict: similar.sameVerdict.map(seen),
        compliantAlternatives: similar.compliantAlternatives.map(seen),
        method: similarMethod,
      };
    },
  );
  app.get(
    '/stocks/:id/prices',
    { schema: { tags, params, querystring: PriceSeriesQuery, response: reply(PriceSeries) }, config: open },
    async ({ params: { id }, query }, reply) => {
      const key = JSON.stringify([id.trim().toUpperCase(), query]);
      const series = await preparedSeries(await app.market.state(), key, async () =>
        readPriceSeries(app.db, await securityOf(id), query),
      );
      return sendPrepared(reply, series);
    },
  );
  app.get(
    '/stocks/:id/corporate-actions',
    {
      schema: { tags, params, querystring: PageQuery, response: reply(CorporateActionsPage) },
      config: open,
    },
    async ({ params: { id }, query }) =>
      paged(await readCorporateActions(app.db, (await securityOf(id)).isin), query),
  );
  app.get(
    '/stocks/:id/filings',
    { schema: { tags, params, querystring: PageQuery, response: reply(FilingsPage) }, config: open },
    async ({ params: { id }, query }) => paged(await readFilings(app.db, (await securityOf(id)).isin), query),
  );
};
