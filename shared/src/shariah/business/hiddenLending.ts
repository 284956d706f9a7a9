import type { BusinessFinding } from '@tayyib/shared/contracts';
import { percentInVerdict } from '../../values/format';
import { isOfInsurer, isOfLender } from '../filings/formOfAccounts';
import { readFact, totalIncomeOf } from '../filings/readFact';
import type { ReceiptInputs } from '../types';

/**
 * The share of loans in the assets above which a company is more than its own treasury. Of the 70 consolidated accounts on file for March 2024 the three
 * with a lending arm that their exchange class does not show stand at 26 % and more, the next at 9 %.
 */
const maxLoanShare = 0.1;

/**
 * The facts missing for a company that lends, whatever its exchange class and its segments are: one harmless segment hides a
 * lender as well as a class does. Only recorded lines of business answer it.
 */
export function hiddenLending(
  filing: ReceiptInputs['filing'],
  findings: readonly BusinessFinding[],
): string[] {
  const assets = filing?.amounts.totalAssets ?? 0;
  const isRecorded = findings.some(({ basis }) => basis === 'recorded_fact');
  if (filing !== null && isOfInsurer(filing.format)) {
    return [
      'Revenue from insurance: its accounts are on the form of insurers, whatever its exchange class and segments say',
    ];
  }
  if (isRecorded || filing === null) return [];
  if (isOfLender(filing.format)) {
    return [
      'Revenue from lending: its accounts are on the form of banks and finance companies, whatever its exchange class and segments say',
    ];
  }
  if (assets <= 0) return [];
  const lent = (['loansCurrent', 'loansNoncurrent'] as const)
    .map((fact) => readFact(filing, fact).valueRupees ?? 0)
    .reduce((sum, one) => sum + one, 0);
  if (lent / assets <= maxLoanShare) return [];
  const why = findings.some(({ basis }) => basis === 'segment_revenue')
    ? 'which revenue by line of business does not account for'
    : 'and revenue by line of business is not on file';
  return [`Revenue from lending: ${percentInVerdict(lent / assets)} of total assets are loans given, ${why}`];
}

/** Above this share of total income, other income is a business of its own. */
const maxOtherIncome = 0.5;

/** What is missing for a company whose income is mostly of unknown kind, as a sentence; empty for any other. */
export function hiddenIncome(filing: ReceiptInputs['filing']): string[] {
  const income = filing === null ? 0 : totalIncomeOf(filing);
  const share = income > 0 ? (filing?.amounts.otherIncome ?? 0) / income : 0;
  if (share <= maxOtherIncome) return [];
  return [`What its other income is: it is ${percentInVerdict(share)} of total income`];
}
