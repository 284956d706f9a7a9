import type { AmountKey, ReceiptInputs } from './types';

/** A figure as far as it can be trusted; `doubt` says in words why a stated one is not taken. */
export interface FactReading {
  valueRupees: number | null;
  doubt: string | null;
}

/**
 * Reads one figure of a filing. A nil (or negative) interest income in the cash-flow statement beside interest actually
 * received is a line left blank, not a fact: it reads as unknown.
 */
export function readFact(filing: NonNullable<ReceiptInputs['filing']>, fact: AmountKey): FactReading {
  const valueRupees = filing.amounts[fact] ?? null;
  if (fact !== 'interestIncome' || valueRupees === null) return { valueRupees, doubt: null };
  if (valueRupees < 0) return { valueRupees: null, doubt: 'the filing states it as negative' };
  const received = filing.amounts.interestReceived ?? 0;
  if (valueRupees === 0 && received > 0) {
    return { valueRupees: null, doubt: 'the filing states nil, yet reports interest received' };
  }
  return { valueRupees, doubt: null };
}
