import type { BusinessFinding } from '@tayyib/shared/contracts';
import { percent } from './percent';
import { readFact } from './readFact';
import type { ReceiptInputs } from './types';

/**
 * A part of the assets that is lent out by more than a treasury alone. Of the 70 consolidated accounts on file for March 2024 the three
 * with a lending arm that their exchange class does not show stand at 26 % and more, the next at 9 %.
 */
const lentOutAtMost = 0.1;

/** What is not known of a company that lends, when nothing but its exchange class says what it does. */
export function hiddenLending(
  filing: ReceiptInputs['filing'],
  findings: readonly BusinessFinding[],
): string[] {
  const isByClassAlone = findings.every(
    ({ basis, outcome }) => basis === 'industry_class' && outcome === 'permissible',
  );
  const assets = filing?.amounts.totalAssets ?? 0;
  if (!isByClassAlone || filing === null || assets <= 0) return [];
  const lent = (['loansCurrent', 'loansNoncurrent'] as const)
    .map((fact) => readFact(filing, fact).valueRupees ?? 0)
    .reduce((sum, one) => sum + one, 0);
  return lent / assets > lentOutAtMost
    ? [
        `Revenue from lending: ${percent(lent / assets)} of total assets are loans given, and revenue by line of business is not on file`,
      ]
    : [];
}
