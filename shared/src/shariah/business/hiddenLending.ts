import type { BusinessFinding } from '@tayyib/shared/contracts';
import { percent } from '../wording/percent';
import { readFact } from '../filings/readFact';
import type { ReceiptInputs } from '../types';

/**
 * A part of the assets that is lent out by more than a treasury alone. Of the 70 consolidated accounts on file for March 2024 the three
 * with a lending arm that their exchange class does not show stand at 26 % and more, the next at 9 %.
 */
const lentOutAtMost = 0.1;

/**
 * What is not known of a company that lends, whatever its exchange class and its segments say: one harmless segment hides a
 * lender as well as a class does. Only somebody who recorded its lines of business has looked further.
 */
export function hiddenLending(
  filing: ReceiptInputs['filing'],
  findings: readonly BusinessFinding[],
): string[] {
  const assets = filing?.amounts.totalAssets ?? 0;
  const isRecorded = findings.some(({ basis }) => basis === 'recorded_fact');
  if (isRecorded || filing === null || assets <= 0) return [];
  const lent = (['loansCurrent', 'loansNoncurrent'] as const)
    .map((fact) => readFact(filing, fact).valueRupees ?? 0)
    .reduce((sum, one) => sum + one, 0);
  if (lent / assets <= lentOutAtMost) return [];
  const why = findings.some(({ basis }) => basis === 'segment_revenue')
    ? 'which revenue by line of business does not account for'
    : 'and revenue by line of business is not on file';
  return [`Revenue from lending: ${percent(lent / assets)} of total assets are loans given, ${why}`];
}
