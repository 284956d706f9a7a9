import { percent } from '../wording/percent';
import type { AmountKey, ReceiptInputs } from '../types';

/** A figure as far as it can be trusted; `doubt` says in words why a stated one is not taken. */
export interface FactReading {
  valueRupees: number | null;
  doubt: string | null;
}

/** What may stand below nil. Anything else a company owns, owes or is paid is a slip of the sign there, and would make a sum smaller. */
const mayBeNegative: ReadonlySet<AmountKey> = new Set<AmountKey>([
  'equity',
  'revenueFromOperations',
  'otherIncome',
  'totalIncome',
  'interestReceived',
  'dividendIncome',
  'financeCosts',
  'profitBeforeTax',
  'profitAfterTax',
]);

/** What TASIS takes interest-based investments to bring a year (https://tasis.in/faqquestion/12/16/0/52). */
const usualInterest = 0.075;
/** A third of the strictest limit on interest there is: what could not bring more may well have brought none. */
const believedNil = 0.01;
const mayBearInterest: readonly AmountKey[] = [
  'cashAndCashEquivalents',
  'otherBankBalances',
  'loansCurrent',
  'loansNoncurrent',
  'currentInvestments',
  'noncurrentInvestments',
];

/** What all that may bear interest would bring, as a share of total income; nil where that is not known. */
function expectedInterest(amounts: NonNullable<ReceiptInputs['filing']>['amounts']): number {
  const income = amounts.totalIncome ?? 0;
  const bearing = mayBearInterest.reduce((sum, line) => sum + Math.max(0, amounts[line] ?? 0), 0);
  return income > 0 ? (bearing * usualInterest) / income : 0;
}

/**
 * Reads one figure of a filing. What cannot be below nil and is stated so reads as unknown; so does a nil interest income in the
 * cash-flow statement beside interest actually received, or beside what would bring interest, which is a line left blank, not
 * a fact.
 */
export function readFact(filing: NonNullable<ReceiptInputs['filing']>, fact: AmountKey): FactReading {
  const valueRupees = filing.amounts[fact] ?? null;
  if (valueRupees === null) return { valueRupees, doubt: null };
  if (valueRupees < 0 && !mayBeNegative.has(fact)) {
    return { valueRupees: null, doubt: 'the filing states it as negative' };
  }
  const received = filing.amounts.interestReceived ?? 0;
  if (fact === 'interestIncome' && valueRupees === 0) {
    if (received > 0) {
      return { valueRupees: null, doubt: 'the filing states nil, yet reports interest received' };
    }
    const expected = expectedInterest(filing.amounts);
    if (expected > believedNil) {
      const said = `7.5 % on its balances, loans and investments would be ${percent(expected)} of total income`;
      return { valueRupees: null, doubt: `the filing states nil, yet ${said}` };
    }
  }
  return { valueRupees, doubt: null };
}
