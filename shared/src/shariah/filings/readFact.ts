import { formatPercent } from '../../format';
import {
  type AmountKey,
  commonAmountKeys,
  type FilingAmounts,
  furtherAmountKeys,
  type ReceiptInputs,
} from '../types';
import type { FactReading } from '../types';
import { interestLines, readBlankInterest } from './blankInterest';

type StatedFiling = NonNullable<ReceiptInputs['filing']>;

/** Lines that finance companies, banks and insurers do not divide, by the part that stands for all of it. */
const undividedLines: Partial<Record<AmountKey, readonly [AmountKey, string]>> = {
  tradeReceivablesCurrent: ['tradeReceivablesUndivided', 'Trade receivables'],
  noncurrentInvestments: ['investmentsUndivided', 'Investments'],
  loansNoncurrent: ['loansUndivided', 'Loans'],
};

/** Figures that may be negative. Any other negative figure is a sign error and would make a sum too small. */
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

/** The annual yield TASIS assumes for interest-based investments (https://tasis.in/faqquestion/12/16/0/52). */
const usualInterest = 0.075;
/** A third of the strictest limit on interest: where less interest than this is expected, a reported nil is plausible. */
const negligibleInterest = 0.01;
const mayBearInterest: readonly AmountKey[] = [
  'cashAndCashEquivalents',
  'otherBankBalances',
  'loansCurrent',
  'loansNoncurrent',
  'currentInvestments',
  'noncurrentInvestments',
  'loansUndivided',
  'investmentsUndivided',
];

/** The expected interest on all assets that may bear interest, as a share of total income; 0 if that is unknown. */
function expectedInterest(amounts: StatedFiling['amounts']): number {
  const income = amounts.totalIncome ?? 0;
  const bearing = mayBearInterest.reduce((sum, line) => sum + Math.max(0, amounts[line] ?? 0), 0);
  return income > 0 ? (bearing * usualInterest) / income : 0;
}

/**
 * Reads one figure of a filing. A figure that cannot be negative but is stated so reads as unknown; so does a nil interest income in the
 * cash-flow statement next to interest actually received, or to assets that would earn interest, which is a line left blank, not
 * a fact.
 */
export function readFact(filing: StatedFiling, fact: AmountKey): FactReading {
  const valueRupees = filing.amounts[fact] ?? null;
  if (filing.isIntegrated === true && interestLines.includes(fact) && (valueRupees ?? 0) === 0) {
    const expected = expectedInterest(filing.amounts);
    return readBlankInterest(filing, fact, expected > negligibleInterest ? expected : null);
  }
  const [whole, label] = valueRupees === null ? (undividedLines[fact] ?? []) : [];
  if (whole !== undefined && (filing.amounts[whole] ?? null) !== null) {
    return { ...readFact(filing, whole), label };
  }
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
    if (expected > negligibleInterest) {
      const expectation = `7.50% on its balances, loans and investments would be ${formatPercent(expected)} of total income`;
      return { valueRupees: null, doubt: `the filing states nil, yet ${expectation}` };
    }
  }
  return { valueRupees, doubt: null };
}

/** Every figure of a filing, each read by its key. Further ones are left out where the filing has none, as in filings read before they were known. */
export function filingAmounts(read: (key: AmountKey) => number | null): FilingAmounts {
  const further = furtherAmountKeys.flatMap((key) => {
    const value = read(key);
    return value === null || Number.isNaN(value) ? [] : [[key, value] as const];
  });
  // Built from the list of keys, so none is left out; the type cannot see that.
  return Object.fromEntries([
    ...commonAmountKeys.map((key) => [key, read(key)]),
    ...further,
  ]) as FilingAmounts;
}
