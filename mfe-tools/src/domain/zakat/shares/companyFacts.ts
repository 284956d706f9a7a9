import type { Fundamentals, StockPage } from '@tayyib/shared/contracts';
import { formatDay, formatRupees } from '@tayyib/shared/values/format';
import { Fraction, most, sumOf } from '@tayyib/shared/values/amounts';
import { fundShareOf, type FundFacts } from './fundShareOf';
import type { CompanyShare } from '../zakatSheet';

/** The lines of a balance sheet that count. */
const liquidLines = ['cash', 'receivables', 'inventories', 'investments'] as const;
/** What National Zakat Foundation deducts from them: current loans, payables and current tax. */
const dueLines = ['currentBorrowings', 'tradePayables', 'currentTax'] as const;
export type AccountLine = (typeof liquidLines)[number] | (typeof dueLines)[number];

/** What is on file of a company, as it was read. */
export interface CompanyFacts {
  closeRupees: number | null;
  closeDay: string | null;
  marketCapRupees: number | null;
  marketCapMonths: number | null;
  /** Lines in rupees; null where the filing does not state one. */
  accounts: (Record<AccountLine, number | null> & { to: string; document: string }) | null;
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
          currentBorrowings: year.figures.currentBorrowings,
          tradePayables: year.figures.tradePayables,
          currentTax: year.figures.currentTax,
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

const lineNames: Readonly<Record<AccountLine, string>> = {
  cash: 'cash',
  receivables: 'receivables',
  inventories: 'inventories',
  investments: 'investments',
  currentBorrowings: 'current borrowings',
  tradePayables: 'trade payables',
  currentTax: 'current tax',
};
export const rupeesPerCrore = 10_000_000;
type Accounts = NonNullable<CompanyFacts['accounts']>;

const isStated = (accounts: Accounts) => (line: AccountLine) => accounts[line] !== null;
const sumOfLines = (accounts: Accounts, lines: readonly AccountLine[]) =>
  sumOf(lines.map((line) => Fraction.of(accounts[line] ?? 0)));
const inWords = (accounts: Accounts, lines: readonly AccountLine[]) =>
  lines.map((line) => `${lineNames[line]} ${formatRupees(accounts[line] ?? 0)}`).join(' + ');
const namesOf = (lines: readonly AccountLine[]) => lines.map((line) => lineNames[line]).join(', ');

/** What the company owes within a year by its accounts, in rupees; null unless they state every line of it. */
export function statedDues(facts: CompanyFacts | null): Fraction | null {
  const accounts = facts?.accounts ?? null;
  return accounts !== null && dueLines.every(isStated(accounts)) ? sumOfLines(accounts, dueLines) : null;
}

/** The lines of what a company owes within a year that its accounts do not state. */
export const unstatedDues = (accounts: Accounts): string =>
  namesOf(dueLines.filter((line) => accounts[line] === null));

/**
 * What of a company's market value counts: its liquid assets, less what it owes within a year (National Zakat Foundation,
 * https://nzf.org.uk/knowledge/can-you-give-a-step-by-step-guide-on-how-to-calculate-zakat-on-shares/). Null where market value or
 * accounts are missing.
 * @param owedCrore what it owes, as typed, which replaces what its accounts state; 0 deducts nothing
 */
export function companyShareOf(facts: CompanyFacts | null, owedCrore: number | null): CompanyShare | null {
  if (facts?.fund) return fundShareOf(facts.fund);
  const accounts = facts?.accounts ?? null;
  const marketCap = facts?.marketCapRupees ?? null;
  if (facts === null || accounts === null || marketCap === null || marketCap <= 0) return null;
  const stated = liquidLines.filter(isStated(accounts));
  if (stated.length === 0) return null;
  const assets = sumOfLines(accounts, stated);
  const typed = owedCrore === null ? null : Fraction.of(owedCrore).times(Fraction.of(rupeesPerCrore));
  const owed = typed ?? statedDues(facts);
  const counted = most(Fraction.zero, assets.minus(owed ?? Fraction.zero));
  const unstated = liquidLines.filter((line) => accounts[line] === null);
  const working = [
    `${inWords(accounts, stated)} = ${formatRupees(assets.toNumber())}, accounts to ${formatDay(accounts.to)} (${accounts.document}).`,
    ...(unstated.length > 0 ? [`Not stated, counted as nothing: ${namesOf(unstated)}.`] : []),
    deduction(accounts, owedCrore, owed, counted),
    `÷ market value ${formatRupees(marketCap)}${facts.marketCapMonths === null ? '' : `, the average of ${facts.marketCapMonths} months`}.`,
  ].map((step) => `${step.charAt(0).toUpperCase()}${step.slice(1)}`);
  return { part: counted.over(Fraction.of(marketCap)), isNet: owed !== null && owedCrore !== 0, working };
}

function deduction(
  accounts: Accounts,
  owedCrore: number | null,
  owed: Fraction | null,
  counted: Fraction,
): string {
  if (owed === null) {
    return `Nothing is deducted: the accounts do not state ${unstatedDues(accounts)}. Type what the company owes to deduct it.`;
  }
  if (owedCrore === 0) return 'Nothing is deducted, as typed.';
  const result = `${formatRupees(owed.toNumber())} = ${formatRupees(counted.toNumber())}`;
  return owedCrore === null
    ? `− owed within a year by the same accounts: ${inWords(accounts, dueLines)}, together ${result}.`
    : `− owed within a year, as typed, ${result}.`;
}
