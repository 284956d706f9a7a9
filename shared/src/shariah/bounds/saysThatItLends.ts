import type { BusinessFinding, ReceiptInputs } from '@tayyib/shared/contracts';
import { matchWords } from '../business/matchRule';
import { isOfInsurer, isOfLender } from '../filings/formOfAccounts';
import { readFact } from '../filings/readFact';
import type { AmountKey, BoundRule, BusinessRules } from '../types';

type StatedFiling = NonNullable<ReceiptInputs['filing']>;

/** Everything known of a company that may say that it lends. */
export interface LendingFacts {
  /** All accounts that are read. */
  accounts: readonly StatedFiling[];
  /** Its lines of business: segments, recorded activities and the class. */
  findings: readonly BusinessFinding[];
  tellingName: string | undefined;
}

const loanLines: readonly AmountKey[] = ['loansCurrent', 'loansNoncurrent'];

/** Whether anything says that a company lends, so that interest may be among its revenue. */
export function saysThatItLends(
  { accounts, findings, tellingName }: LendingFacts,
  { loansAbove, businessRules }: NonNullable<BoundRule['unlessLending']>,
  { rules }: BusinessRules,
): boolean {
  const isFinance = (rule: string | undefined) => rule !== undefined && businessRules.includes(rule);
  return (
    accounts.some((filing) => isOfLender(filing.format) || isOfInsurer(filing.format)) ||
    accounts.some((filing) => hasLoansAbove(loansAbove, filing)) ||
    findings.some(({ rule }) => isFinance(rule)) ||
    (tellingName !== undefined && isFinance(matchWords(tellingName, rules)?.rule.rule))
  );
}

/** Loans in doubt may be any. */
function hasLoansAbove(share: number, filing: StatedFiling): boolean {
  const loans = loanLines.map((fact) => readFact(filing, fact));
  const lent = loans.reduce((sum, { valueRupees }) => sum + (valueRupees ?? 0), 0);
  const assets = filing.amounts.totalAssets ?? 0;
  return loans.some(({ doubt }) => doubt !== null) || lent > share * assets;
}
