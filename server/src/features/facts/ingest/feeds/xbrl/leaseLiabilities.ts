import type { XbrlInstance } from './parseXbrl';
import type { StatedFacts } from './StatedFacts';

/** "Other financial liabilities (other than lease liabilities)" are none. */
const isLease = (description: string) =>
  /\bleases?\b/i.test(description) &&
  !/\b(?:other than|excluding|except|excl\.?)\b[^)]*\bleases?\b/i.test(description);

/**
 * Lease liabilities, which integrated filings state among other liabilities, each line with a description in a context of its own; null
 * where no line is described as a lease. They are not borrowings, and no edition counts them so far.
 */
export function leaseLiabilities({ breakdowns }: XbrlInstance, facts: StatedFacts): number | null {
  const leases = [...breakdowns].flatMap(([context, own]) =>
    own
      .map(({ axis }) => axis.replace(/Axis$/, ''))
      .filter((line) => line.startsWith('Other') && line.includes('Liabilities'))
      .filter((line) => isLease(facts.text(`DescriptionOf${line}`, context)))
      .map((line) => facts.rupees(line, context) ?? 0),
  );
  return leases.length === 0 ? null : leases.reduce((sum, one) => sum + one, 0);
}
