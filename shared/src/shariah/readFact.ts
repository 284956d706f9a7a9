import type { AmountKey, ReceiptInputs } from './types';

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

/**
 * Reads one figure of a filing. What cannot be below nil and is stated so reads as unknown; so does a nil interest income in the
 * cash-flow statement beside interest actually received, which is a line left blank, not a fact.
 */
export function readFact(filing: NonNullable<ReceiptInputs['filing']>, fact: AmountKey): FactReading {
  const valueRupees = filing.amounts[fact] ?? null;
  if (valueRupees === null) return { valueRupees, doubt: null };
  if (valueRupees < 0 && !mayBeNegative.has(fact)) {
    return { valueRupees: null, doubt: 'the filing states it as negative' };
  }
  const received = filing.amounts.interestReceived ?? 0;
  if (fact === 'interestIncome' && valueRupees === 0 && received > 0) {
    return { valueRupees: null, doubt: 'the filing states nil, yet reports interest received' };
  }
  return { valueRupees, doubt: null };
}
