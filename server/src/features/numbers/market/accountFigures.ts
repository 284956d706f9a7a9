import type { Filing } from '@tayyib/shared/shariah';
import { accountsOf, chosenSeries, newestYear } from '../fundamentals/accountsOf';
import { growthIn } from '../growth/growthOf';

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
}

/** The figures of the accounts a verdict would rest on today; null without annual accounts. The last two years are enough. */
export function accountFigures(filings: readonly Filing[], today: string): AccountFigures | null {
  const accounts = accountsOf(filings, today, null);
  const year = newestYear(accounts);
  const growth = chosenSeries(accounts)?.growth ?? [];
  if (year === null) return null;
  const { roe, roce, netMargin, debtToAssets, interestIncomeToIncome } = year.ratios;
  return {
    netProfit: year.figures.netProfit,
    equity: year.figures.equity,
    roe,
    roce,
    netMargin,
    debtToAssets,
    interestIncomeToIncome,
    salesGrowth1y: growthIn(growth, 'sales', 1),
    profitGrowth1y: growthIn(growth, 'netProfit', 1),
    accountsTo: year.periodEnd,
    accountsDocument: year.source.document,
  };
}
