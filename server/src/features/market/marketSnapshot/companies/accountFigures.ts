import { addMonths, dayFromNumber } from '@tayyib/shared/values/calendar';
import { newestAccounts, yearlyFigure } from '../dossier/yearlyAccounts';
import type { Dossier, YearAccounts } from '../dossier/Dossier';
import { compoundGrowth } from '../../../facts/figures/growth/growthOf';

/** What a list shows of a company's newest annual accounts. Rupees and fractions; null: not known. */
export interface AccountFigures {
  netProfit: number | null;
  equity: number | null;
  roe: number | null;
  roce: number | null;
  netMargin: number | null;
  debtToAssets: number | null;
  interestIncomeToIncome: number | null;
  salesGrowth1y: number | null;
  profitGrowth1y: number | null;
  accountsTo: string;
  accountsDocument: string;
  /** The last day of the year of the profit. */
  profitTo: string;
}

/**
 * The figures of the accounts a verdict would be based on that day, a day number; null without annual
 * accounts.
 */
export function accountFigures(dossier: Dossier, day: number): AccountFigures | null {
  const year = newestAccounts(dossier, day);
  if (year === null) return null;
  const before = yearBefore(dossier, year, day);
  const growth = (id: string) =>
    before === null || !isTwelveMonths(year) || !isTwelveMonths(before)
      ? null
      : compoundGrowth(yearlyFigure(before, id), yearlyFigure(year, id), 1);
  return {
    netProfit: yearlyFigure(year, 'netProfit'),
    equity: yearlyFigure(year, 'equity'),
    roe: yearlyFigure(year, 'roe'),
    roce: yearlyFigure(year, 'roce'),
    netMargin: yearlyFigure(year, 'netMargin'),
    debtToAssets: yearlyFigure(year, 'debtToAssets'),
    interestIncomeToIncome: yearlyFigure(year, 'interestIncomeToIncome'),
    salesGrowth1y: growth('sales'),
    profitGrowth1y: growth('netProfit'),
    accountsTo: dayFromNumber(year.end),
    accountsDocument: year.document,
    profitTo: dayFromNumber(year.fullerEnd ?? year.end),
  };
}

/**
 * The year that ended twelve months before, of the same nature (`growthOf` uses the same); null over a gap.
 */
function yearBefore({ accounts }: Dossier, newest: YearAccounts, day: number): YearAccounts | null {
  const month = addMonths(dayFromNumber(newest.end), -12).slice(0, 7);
  return (
    accounts.find(
      ({ nature, known, end }) =>
        nature === newest.nature && known <= day && dayFromNumber(end).slice(0, 7) === month,
    ) ?? null
  );
}

/** `growthOf` compares no others. */
const isTwelveMonths = ({ months }: YearAccounts): boolean => months >= 11 && months <= 13;
