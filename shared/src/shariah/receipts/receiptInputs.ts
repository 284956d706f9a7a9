import { isOlderThan } from '../../calendar';
import { averageOver } from '../ratios/averageOver';
import { standingOf } from '../ratios/standingOf';
import type { Standard } from '../standard';
import type { AverageMarketCap, CompanyFacts, EarlierVerdict, ReceiptInputs } from '../types';

/**
 * Every input that affects a verdict, and nothing else. Names are omitted: a company that changes its symbol retains its
 * receipts. Age is included only as whether it exceeds its limit, the past only for rules that look back.
 */
export function receiptInputs(
  facts: CompanyFacts,
  standard: Standard,
  today: string,
  earlier: readonly EarlierVerdict[] = [],
): ReceiptInputs {
  const { isin, industry, filing, activities } = facts;
  return {
    isin,
    industry,
    filing,
    activities,
    marketCaps: usableCaps(facts, standard, today),
    areAccountsTooOld: filing !== null && isOlderThan(filing.periodEnd, standard.accountsMaxAgeMonths, today),
    standing: Object.fromEntries(
      standard.ratios.flatMap((rule) => {
        const standing = standingOf(rule, earlier, today);
        return standing === null ? [] : [[rule.id, standing]];
      }),
    ),
  };
}

/** Cached, since one edition judges thousands of companies on many days. */
const windows = new WeakMap<Standard, ReadonlySet<number>>();

/** The windows of average market capitalisation a standard requires, in months. */
export function windowsOf(standard: Standard): ReadonlySet<number> {
  const known = windows.get(standard) ?? windowsIn(standard);
  windows.set(standard, known);
  return known;
}

function windowsIn({ ratios }: Standard): Set<number> {
  return new Set(
    ratios
      .flatMap(({ numerator, denominator }) => [numerator, denominator])
      .flatMap(({ terms }) => Object.values(terms).flat())
      .flatMap((term) => ('averageMarketCapMonths' in term ? [term.averageMarketCapMonths] : [])),
  );
}

/** The averages known on the day that make up the windows the standard requires, unless the newest is too old. */
function usableCaps(facts: CompanyFacts, standard: Standard, today: string): AverageMarketCap[] {
  const known = facts.marketCaps.filter(({ source }) => source.asOf <= today);
  const used = [...windowsOf(standard)].flatMap((months) => {
    const parts = averageOver(months, known)?.parts ?? [];
    const isFresh =
      parts[0] !== undefined && !isOlderThan(parts[0].source.asOf, standard.marketCapMaxAgeMonths, today);
    return isFresh ? parts : [];
  });
  return [...new Set(used)];
}
