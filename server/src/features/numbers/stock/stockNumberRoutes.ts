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
  SimilarReply,
  SwotReply,
  Technicals,
} from '@tayyib/shared/contracts';
import type { StandardId, StockFigures } from '@tayyib/shared/contracts';
import { refusalOf } from '@tayyib/shared/access';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findSecurity } from '../../stocks/findSecurity';
import { paged } from '../http/paged';
import { withoutDetail } from '../market/withoutDetail';
import type { MarketReader } from '../market/marketFiguresReader';
import { peersMethod, peersOf, similarMethod, similarOf } from '../peers/peersOf';
import { readFundamentals } from './readAccounts';
import { readCorporateActions, readFilings } from './readCompanyRecord';
import { readPriceSeries } from './readPriceSeries';
import { readProjection } from './readProjection';
import { readSwot } from './readSwot';
import { readTechnicals } from './readTechnicals';

const tags = ['Stock numbers'];
/** The detailed overview: fundamentals, technicals, SWOT, projections. */
const detailed = { access: 'premium' } as const;
const open = { access: 'user' } as const;
/** An ISIN, an exchange symbol or a BSE scrip code. */
const params = z.object({
  id: z
    .string()
    .min(1)
    .max(40)
    .meta({ examples: ['INE002A01018'] }),
});

/** The numbers of one stock. Whoever reads them has the market at hand. */
export function stockNumberRoutes(market: MarketReader): FastifyPluginAsyncZod {
  return async (app) => {
    const reply = <Schema extends z.ZodType>(schema: Schema) => ({
      200: schema,
      304: z.null(),
      404: Problem,
    });
    const securityOf = (id: string) => findSecurity(app.db, id);
    const today = async () => (await market.state()).today;

    async function rowsAround(id: string, standard: StandardId) {
      const { isin } = await securityOf(id);
      const rows = (await market.figures()).rowsBy(standard);
      const of = rows.get(isin);
      if (of === undefined) throw new Error(`${isin} is listed, yet the market lacks it.`);
      return { of, rows };
    }

    app.get(
      '/stocks/:id/fundamentals',
      { schema: { tags, params, response: reply(Fundamentals) }, config: detailed },
      async ({ params: { id } }) => readFundamentals(app.db, await securityOf(id), await today()),
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
        const { of, rows } = await rowsAround(id, standard);
        return { standard, of, ...peersOf(of, rows.values()), method: peersMethod };
      },
    );
    app.get(
      '/stocks/:id/similar',
      { schema: { tags, params, querystring: ByStandardQuery, response: reply(SimilarReply) }, config: open },
      async ({ params: { id }, query: { standard }, viewer }) => {
        const { of, rows } = await rowsAround(id, standard);
        const seen = (row: StockFigures) =>
          refusalOf('premium', viewer) === null ? row : withoutDetail(row);
        const similar = similarOf(of, rows.values());
        return {
          ...similar,
          standard,
          of: seen(of),
          sameVerdict: similar.sameVerdict.map(seen),
          compliantAlternatives: similar.compliantAlternatives.map(seen),
          method: similarMethod,
        };
      },
    );
    app.get(
      '/stocks/:id/prices',
      { schema: { tags, params, querystring: PriceSeriesQuery, response: reply(PriceSeries) }, config: open },
      async ({ params: { id }, query }) => readPriceSeries(app.db, await securityOf(id), query),
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
      async ({ params: { id }, query }) =>
        paged(await readFilings(app.db, (await securityOf(id)).isin), query),
    );
  };
}
