import { refusalOf } from '@tayyib/shared/access';
import { addMonths } from '@tayyib/shared/values/calendar';
import {
  ByStandardQuery,
  FundReply,
  type FundRow,
  FundsPage,
  FundsQuery,
  Problem,
  type PurificationYear,
  type StandardId,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { navsOf, type Fund } from '../../facts/records/fundsRepository';
import { currentStandard } from '../../facts/verdicts/standards/standardsRepository';
import { containing, idParams, paged } from '../../../lib/lists';
import { newestYears } from '../impureIncome/newestYears';
import { sourceOf } from '../indices/readIndices';
import { answerByMarket } from '../marketSnapshot/http/answerByMarket';
import { lookThroughMethod } from './lookThrough';
import { fundRows, holdingRows, isCalledEthical, isinsHeld, readFunds, type StoredFunds } from './readFunds';
import { returnsOf } from './returnsOf';
import { schemeName, schemesOf, type Scheme } from './schemes';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Mutual funds'];
const config = { access: 'user' } as const;

const noYears: ReadonlyMap<string, PurificationYear> = new Map();

/** A row that stands for its scheme. */
const inList = (row: FundRow, scheme: Scheme | undefined): FundRow => ({
  ...row,
  name: schemeName(row),
  plans: (scheme?.plans ?? []).map(({ schemeCode, plan, option }) => ({ id: schemeCode, plan, option })),
});

/** Mutual funds, looked through to the companies they hold. */
export const fundRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = app.marketReader;
  answerByMarket(app, market.state);
  const stored = market.list('funds', () => readFunds(app.db));
  const yearsOfHeld = async (chosen: readonly Fund[], holdings: StoredFunds['holdings'], id: StandardId) =>
    newestYears(
      app.db,
      await app.market.current(),
      await currentStandard(app.db, id),
      isinsHeld(chosen, holdings),
    );

  app.get(
    '/funds',
    { schema: { tags, querystring: FundsQuery, response: { 200: FundsPage, 304: NotModified } }, config },
    async ({ query }) => {
      const { standard, only } = query;
      const [{ all, holdings }, figures] = await Promise.all([stored(), market.figures()]);
      const isNamed = containing(query.q);
      const chosen = all.filter(
        (fund) =>
          (only !== 'ethical' || isCalledEthical(fund)) &&
          (only !== 'held' || holdings.has(fund.schemeCode)) &&
          isNamed(fund.name),
      );
      const page = paged(schemesOf(chosen), query);
      const mains = page.rows.map(({ main }) => main);
      const years = await yearsOfHeld(mains, holdings, standard);
      const rows = await fundRows(app.db, mains, holdings, figures, standard, years);
      const returns = await returnsOf(app.db, rows);
      return {
        ...page,
        standard,
        rows: rows.map((row, at) => inList({ ...row, returns: returns.get(row.id) }, page.rows[at])),
      };
    },
  );

  app.get(
    '/funds/:id',
    {
      schema: {
        tags,
        params: idParams(20, '119172'),
        querystring: ByStandardQuery,
        response: { 200: FundReply, 304: NotModified, 404: Problem },
      },
      config,
    },
    async ({ params: { id }, query: { standard }, viewer }) => {
      const isDetailed = refusalOf('premium', viewer) === null;
      const [{ all, holdings }, figures] = await Promise.all([stored(), market.figures()]);
      const scheme = all.find(({ schemeCode }) => schemeCode === id);
      const years = scheme ? await yearsOfHeld([scheme], holdings, standard) : noYears;
      const [fund] = scheme ? await fundRows(app.db, [scheme], holdings, figures, standard, years) : [];
      if (!scheme || !fund)
        throw new ProblemError(404, 'fund-not-found', `No fund on file has the code ${id}.`);
      const ofFund = holdings.get(id) ?? [];
      const [first] = ofFund;
      const returns = await returnsOf(app.db, [fund]);
      const navs = await navsOf(app.db, id, { from: addMonths(figures.day, -60) });
      return {
        standard,
        isDetailed,
        fund: { ...fund, returns: returns.get(id) },
        structure: scheme.structure,
        ethicsRemark: scheme.ethicsRemark,
        holdings: holdingRows(ofFund, figures, standard, isDetailed ? years : noYears),
        holdingsSource: first ? sourceOf({ ...first, publishedOn: first.publishedOn }) : null,
        navs: navs.map(({ day, navRupees }) => ({ day, rupees: navRupees })),
        source: sourceOf(scheme),
        missing: [
          ...(ofFund.length === 0 ? ['Holdings not available yet.'] : []),
          ...(navs.length === 0 ? ['No NAV is on file.'] : []),
        ],
        method: lookThroughMethod,
      };
    },
  );
};
