import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { isOlderThan } from './calendar';
import { canonicalJson } from './canonicalJson';
import type { Standard } from './standard';
import type { CompanyFacts } from './types';

/**
 * sha256, in hex, over the edition and every input that bears on the verdict. Names are left out: a company that changes
 * its symbol keeps its receipts. Age counts as an input only when it crosses a limit.
 */
export function receiptOf(facts: CompanyFacts, standard: Standard, today: string): string {
  const { isin, industry, filing, activities } = facts;
  const inputs = {
    isin,
    industry,
    filing,
    activities,
    marketCaps: usableCaps(facts, standard, today),
    areAccountsTooOld: filing !== null && isOlderThan(filing.periodEnd, standard.accountsMaxAgeMonths, today),
  };
  const text = canonicalJson({ standard: standard.id, edition: standard.edition, inputs });
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Averages known on the day and not too old, which this standard asks for. */
export function usableCaps(
  facts: CompanyFacts,
  standard: Standard,
  today: string,
): CompanyFacts['marketCaps'] {
  const windows = new Set(
    standard.ratios
      .flatMap(({ numerator, denominator }) => [numerator, denominator])
      .flatMap(({ terms }) => Object.values(terms).flat())
      .flatMap((term) => ('averageMarketCapMonths' in term ? [term.averageMarketCapMonths] : [])),
  );
  return facts.marketCaps.filter(
    ({ windowMonths, source }) =>
      windows.has(windowMonths) &&
      source.asOf <= today &&
      !isOlderThan(source.asOf, standard.marketCapMaxAgeMonths, today),
  );
}
