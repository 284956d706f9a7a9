import { addMonths } from '@tayyib/shared/values/calendar';
import type { AccountingYear, SwotReply } from '@tayyib/shared/contracts';
import { tasis } from '@tayyib/shared/shariah';
import type { Queryable } from '../../../../database/client';
import { currentVerdict } from '../../../facts/verdicts/verdictsRepository';
import { chosenSeries } from '../../../facts/figures/fundamentals/accountsOf';
import type { MarketReader } from '../../marketSnapshot/companies/marketReader';
import { swotNote, swotOf } from '../swot/swotOf';
import type { Security } from './readAccounts';
import { readAccounts } from './readAccounts';
import { readTechnicals } from './readTechnicals';

/** Strengths, weaknesses, opportunities and threats of a stock by rule. */
export async function readSwot(db: Queryable, security: Security, market: MarketReader): Promise<SwotReply> {
  const today = (await market.state()).snapshot.day;
  const [accounts, technicals, verdict, figures] = await Promise.all([
    readAccounts(db, security, today),
    readTechnicals(db, security, today),
    currentVerdict(db, security.isin, tasis.id),
    market.figures(),
  ]);
  const { years = [], growth = [] } = chosenSeries(accounts) ?? {};
  const year = newestWithProfit(years);
  const row = figures.company(security.isin)?.row;
  const { industry } = security;
  const ofClass = industry === null ? undefined : figures.classes.named('industry', industry);
  return {
    isin: security.isin,
    stock: security.name,
    stock_code: security.symbol,
    ...swotOf({
      year,
      yearBefore: yearBefore(years, year),
      growth,
      technicals: technicals.figures,
      pricesSource: technicals.source,
      verdict: verdict ?? null,
      medians: ofClass?.medians ?? null,
      className: industry,
      priceToEarnings: row?.priceToEarnings ?? null,
      marketCapAsOf: row?.marketCapAsOf ?? null,
    }),
    note: swotNote,
  };
}

/** The newest year that states its profit, which summaries do not; without one, the newest. */
const newestWithProfit = (years: readonly AccountingYear[]): AccountingYear | null =>
  years.findLast(({ figures }) => figures.netProfit !== null) ?? years.at(-1) ?? null;

/** The year right before another; null over a gap. */
function yearBefore<Year extends { periodEnd: string }>(
  years: readonly Year[],
  newest: Year | null,
): Year | null {
  if (newest === null) return null;
  const end = addMonths(newest.periodEnd, -12).slice(0, 7);
  return years.find(({ periodEnd }) => periodEnd.startsWith(end)) ?? null;
}
