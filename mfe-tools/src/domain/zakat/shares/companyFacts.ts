import type { Fundamentals, StockPage } from '@tayyib/shared/contracts';
import { formatDay, formatRupees } from '@tayyib/shared/format';
import { Fraction, most, sumOf } from '../../exact/Fraction';
import { fundShareOf, type FundFacts } from './fundShareOf';
import type { CompanyShare } from '../zakatSheet';

/** The lines of a balance sheet that count. */
const liquidLines = ['cash', 'receivables', 'inventories', 'investments'] as const;
export type LiquidLine = (typeof liquidLines)[number];

/** What is on file of a company, as it was read. */
export interface CompanyFacts {
  closeRupees: number | null;
  closeDay: string | null;
  marketCapRupees: number | null;
  marketCapMonths: number | null;
  accounts: (Record<LiquidLine, number | null> & { to: string; document: string }) | null;
  /** Of a fund: what it holds. Null for a company. */
  fund: FundFacts | null;
  /** Why there are no accounts; null if there are. */
  missing: string | null;
}

const manufacturing: ReadonlySet<string> = new Set(['ind_as', 'non_ind_as']);

/** The facts that zakat needs from a stock and its accounts. @param accounts null where the plan does not include them */
export function companyFacts(
  { price, marketCap }: Pick<StockPage, 'price' | 'marketCap'>,
  accounts: Fundamentals | null,
): CompanyFacts {
  const series = accounts?.series.find(({ nature }) => nature === accounts.chosen);
  const year = series?.years.at(-1);
  const isUsable = year !== undefined && manufacturing.has(year.format);
  return {
    closeRupees: price?.closeRupees ?? null,
    closeDay: price?.day ?? null,
    marketCapRupees: marketCap?.valueRupees ?? null,
    marketCapMonths: marketCap?.windowMonths ?? null,
    accounts: isUsable
      ? {
          cash: year.figures.cash,
          receivables: year.figures.receivables,
          inventories: year.figures.inventories,
          investments: year.figures.investments,
          to: year.periodEnd,
          document: `${year.source.publisher}, ${year.source.document}`,
        }
      : null,
    fund: null,
    missing:
      accounts === null
        ? 'Your plan does not include the accounts of companies.'
        : year === undefined
          ? 'No annual accounts are on file.'
          : isUsable
            ? null
            : 'Accounts of banks, finance companies and insurers do not state these lines.',
  };
}

const lineNames: Readonly<Record<LiquidLine, string>> = {
  cash: 'cash',
  receivables: 'receivables',
  inventories: 'inventories',
  investments: 'investments',
};
const rupeesPerCrore = 10_000_000;

/**
 * What of a company's market value counts: its liquid assets, less what it owes within a year where that is typed. Filings on file
 * do not state payables and current tax. Null where market value or accounts are missing.
 */
export function companyShareOf(facts: CompanyFacts | null, owedCrore: number | null): CompanyShare | null {
  if (facts?.fund) return fundShareOf(facts.fund);
  const accounts = facts?.accounts ?? null;
  const marketCap = facts?.marketCapRupees ?? null;
  if (facts === null || accounts === null || marketCap === null || marketCap <= 0) return null;
  const stated = liquidLines.filter((line) => accounts[line] !== null);
  if (stated.length === 0) return null;
  const assets = sumOf(stated.map((line) => Fraction.of(accounts[line] ?? 0)));
  const owed = Fraction.of(owedCrore ?? 0).times(Fraction.of(rupeesPerCrore));
  const counted = most(Fraction.zero, assets.minus(owed));
  const unstated = liquidLines.filter((line) => accounts[line] === null);
  const working = [
    `${stated.map((line) => `${lineNames[line]} ${formatRupees(accounts[line] ?? 0)}`).join(' + ')} = ${formatRupees(assets.toNumber())}, accounts to ${formatDay(accounts.to)} (${accounts.document}).`,
    ...(unstated.length > 0
      ? [`Not stated, counted as nothing: ${unstated.map((line) => lineNames[line]).join(', ')}.`]
      : []),
    owedCrore === null
      ? 'Payables and current tax are not on file and not deducted; type them to deduct them.'
      : `− owed within a year ${formatRupees(owed.toNumber())} = ${formatRupees(counted.toNumber())}.`,
    `÷ market value ${formatRupees(marketCap)}${facts.marketCapMonths === null ? '' : `, the average of ${facts.marketCapMonths} months`}.`,
  ].map((step) => `${step.charAt(0).toUpperCase()}${step.slice(1)}`);
  return { part: counted.over(Fraction.of(marketCap)), isNet: owedCrore !== null, working };
}
