import type { LedgerAccounts, LedgerFacts, PurificationYear } from '@tayyib/shared/contracts';
import type { YearResult } from '../purification/purify';
import type { MethodId } from '../purification/sources';

/** What is entered for an amount that is not known exactly: nothing, its estimate, or the most it can be. */
export type OpenChoice = 'nothing' | 'estimate' | 'most';

/** What of the calculator's options a due depends on. */
export interface FactsOptions {
  method: MethodId;
  /** Today, as of which shares are counted. */
  day: string;
  /** The edition of the standard; null where nothing on file was used. */
  edition: string | null;
  /** What counts for an amount that is not known exactly. */
  open: OpenChoice;
}

/** Accounts as a ledger stores them. */
export const ledgerAccountsOf = ({ nature, shares, source, impure }: PurificationYear): LedgerAccounts => ({
  nature,
  shares,
  document: source.document,
  publishedOn: source.publishedOn,
  impure: {
    leastRupees: impure.leastRupees,
    mostRupees: impure.mostRupees,
    totalIncomeRupees: impure.totalIncomeRupees,
  },
  imputedRupees: impure.imputed?.rupees ?? 0,
});

/**
 * What a due was computed from.
 * @param parts the same company and year, bought apart, each with its amount as it is paid
 */
export function dueFacts(
  parts: readonly { result: YearResult; paise: number }[],
  { method, day, edition, open }: FactsOptions,
): LedgerFacts {
  const bases: string[] = [];
  let fixedPaise = 0;
  for (const { result, paise } of parts) {
    const { base } = result.methods[method];
    if (base === null) fixedPaise += paise;
    else bases.push(base.toRatio());
  }
  const [first] = parts;
  if (first === undefined || first.result.facts.isFund) return { of: 'fund' };
  if (bases.length === 0) return { of: 'typed' };
  const { from, accounts } = first.result.facts.year;
  return {
    of: 'accounts',
    yearFrom: from,
    accounts: accounts && ledgerAccountsOf(accounts),
    edition,
    countedOn: day,
    // in whatever order they were entered
    bases: bases.sort(),
    fixedPaise,
    usesMost: open === 'most',
  };
}
