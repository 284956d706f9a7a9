import { sees } from '@tayyib/shared/stock-detail';
import { PortfolioFactsBody, PortfolioFactsReply, type PurificationYear } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readWatchedIsins } from '../../market/stocks/readWatchedIsins';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { groupByIsin } from '../../facts/records/companyFacts';
import { dividendsOf, noticesOf } from '../../facts/records/corporateActionsRepository';
import { currentStandard } from '../../facts/verdicts/standards/standardsRepository';
import { newestYears } from '../../market/impureIncome/newestYears';
import { candidatesOf, currentIsin, isinOfName } from '../../market/stocks/companyNames';
import { daysOf, pastWeeks } from './pastCloses';
import { portfolioCompany } from './portfolioFacts';

/** Prices, verdicts and corporate actions of the companies in a portfolio. Neither shares nor amounts are sent to it. */
export const portfolioFactsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/portfolio/facts',
    {
      schema: { tags: ['Portfolio'], body: PortfolioFactsBody, response: { 200: PortfolioFactsReply } },
      config: { access: 'user', rateLimit: httpLimits.portfolios, atOnce: 1 },
    },
    async (request) => {
      const { isins: requested, names, standard: id, withWatched } = request.body;
      const isDetailed = sees('ratios', request.viewer);
      const snapshot = await app.market.current();
      const { day, dossiers, rowOf } = snapshot;
      const watched = withWatched
        ? await readWatchedIsins(app.db, viewerOf(request).userId)
        : new Set<string>();
      const candidates = names.map((name) => candidatesOf(snapshot, name));
      const found = [
        ...names.map((name, at) => ({ name, isin: isinOfName(candidates[at] ?? []) })),
        ...requested.map((isin) => ({ name: isin, isin: currentIsin(snapshot, isin) })),
      ].flatMap(({ name, isin }) => (isin === null || isin === name ? [] : [{ name, isin }]));
      const owned = new Set([...requested, ...found.map(({ isin }) => isin)]);
      const weeks = pastWeeks(snapshot);
      const isins = [...new Set([...owned, ...watched])];
      const standard = await currentStandard(app.db, id);
      const dividends = groupByIsin(isins.length === 0 ? [] : await dividendsOf(app.db, isins));
      const notices = groupByIsin(isins.length === 0 ? [] : await noticesOf(app.db, isins));
      const years = isDetailed
        ? await newestYears(app.db, snapshot, standard, isins)
        : new Map<string, PurificationYear>();
      const companies = isins.flatMap((isin) => {
        const dossier = dossiers[rowOf(isin) ?? -1];
        if (dossier === undefined) return [];
        const paid = (dividends.get(isin) ?? []).map(({ exDate, rupees, subject, source }) => ({
          exDate,
          rupees,
          subject,
          source,
        }));
        return portfolioCompany(dossier, {
          standard: id,
          day,
          isDetailed,
          dividends: paid,
          notices: (notices.get(isin) ?? []).map(({ kind, exDate, subject, source }) => ({
            kind,
            exDate,
            subject,
            source,
          })),
          isWatched: watched.has(isin),
          weeks: owned.has(isin) ? weeks : [],
          year: years.get(isin),
        });
      });
      return {
        day,
        standard: { id, edition: standard.edition, title: standard.title },
        isDetailed,
        pastDays: daysOf(weeks),
        companies,
        found,
        candidates: candidates.flat(),
      };
    },
  );
};
