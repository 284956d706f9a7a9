import { sees } from '@tayyib/shared/stock-detail';
import { ByStandardQuery, IpoReply, IposPage, IposQuery, Problem } from '@tayyib/shared/contracts';
import { withoutFiguresInWords } from '@tayyib/shared/shariah';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { findSecurity } from '../../facts/records/securitiesRepository';
import { currentVerdict } from '../../facts/verdicts/verdictsRepository';
import { chosenSeries } from '../../facts/figures/fundamentals/accountsOf';
import { containing, idParams, paged } from '../../../lib/lists';
import { sourceOf } from '../indices/readIndices';
import { answerByMarket } from '../marketSnapshot/http/answerByMarket';
import { readAccounts } from '../stocks/figures/readAccounts';
import { ipoRow } from './ipoRow';
import { proForma } from './proForma';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Public issues'];
const config = { access: 'user' } as const;

/** Initial public offerings, and what is known of the companies behind them. */
export const ipoRoutes: FastifyPluginAsyncZod = async (app) => {
  const market = app.marketReader;
  answerByMarket(app, market.state);
  app.get(
    '/ipos',
    { schema: { tags, querystring: IposQuery, response: { 200: IposPage, 304: NotModified } }, config },
    async ({ query }) => {
      const { standard, stage, badge } = query;
      const figures = await market.figures();
      const isNamed = containing(query.q);
      const rows = figures.ipos
        .filter(({ name }) => isNamed(name))
        .map((ipo) => ipoRow(ipo, figures, standard))
        .filter((row) => stage === undefined || row.stage === stage)
        .filter((row) => badge === undefined || row.badge === badge);
      return { standard, ...paged(rows, query) };
    },
  );

  app.get(
    '/ipos/:id',
    {
      schema: {
        tags,
        params: idParams(120, 'tatacapital-2025'),
        querystring: ByStandardQuery,
        response: { 200: IpoReply, 304: NotModified, 404: Problem },
      },
      config,
    },
    async ({ params: { id }, query: { standard }, viewer }) => {
      const figures = await market.figures();
      const ipo = figures.ipos.find(({ key }) => key === id);
      if (!ipo) throw new ProblemError(404, 'ipo-not-found', `There is no public issue ${id} on file.`);
      const company = ipo.isin === null ? null : await findSecurity(app.db, ipo.isin);
      const [whole, accounts] = company
        ? await Promise.all([
            currentVerdict(app.db, company.isin, standard),
            readAccounts(app.db, company, figures.day),
          ])
        : [];
      const verdict = whole && !sees('ratios', viewer) ? withoutFiguresInWords(whole) : whole;
      const source = sourceOf(ipo);
      const issue = { ...ipo, sizeRupees: ipo.issueSizeRupees, source };
      const { rows, missing } = proForma(
        accounts ? (chosenSeries(accounts)?.years ?? []) : [],
        issue,
        verdict ?? null,
      );
      return {
        standard,
        ipo: ipoRow(ipo, figures, standard),
        verdict: verdict
          ? { status: verdict.status, reasons: verdict.reasons, missing: verdict.missing }
          : null,
        proForma: rows,
        missing: [
          ...(company ? [] : ['The listed company: no exchange list on file has it under this name']),
          ...missing,
        ],
        source,
      };
    },
  );
};
