import { percentInVerdict } from '../../values/format';
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

/** Balances that earn interest for certain where they are large: those at banks. */
const bankBalances: readonly AmountKey[] = [
  'cashAndCashEquivalents',
  'otherBankBalances',
  'balancesWithBanks',
];
/** Half of the least interest, as a share of balances at banks, that any of 223 accounts on file states. */
const leastYield = 0.005;
/** Of 220 accounts on file, one reports more than this many times its interest income as interest received. */
const mostReceivedTimes = 3;

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

/** The total income of a filing; of a summary that does not state it, revenue and other income. 0 if it is unknown. */
export function totalIncomeOf({ amounts, isSummary }: StatedFiling): number {
  const { totalIncome, revenueFromOperations, otherIncome } = amounts;
  const added = isSummary === true ? (revenueFromOperations ?? 0) + (otherIncome ?? 0) : 0;
  return totalIncome ?? added;
}

/** The expected interest on all assets that may bear interest, as a share of total income; 0 if that is unknown. */
function expectedInterest(filing: StatedFiling): number {
  const { amounts } = filing;
  const income = totalIncomeOf(filing);
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
  const isRead = filing.isSummary !== true || valueRupees !== null;
  if (filing.isIntegrated === true && isRead && interestLines.includes(fact) && (valueRupees ?? 0) === 0) {
    const expected = expectedInterest(filing);
    return readBlankInterest(filing, fact, expected > negligibleInterest ? expected : null);
  }
  const [whole, label] = valueRupees === null ? (undividedLines[fact] ?? []) : [];
  if (whole !== undefined && (filing.amounts[whole] ?? null) !== null) {
    return { ...readFact(filing, whole), label };
  }
  if (valueRupees === null && isUndividedDebt(filing) && debtParts.includes(fact)) {
    return fact === 'borrowingsCurrent'
      ? { valueRupees: 0, doubt: null, label: 'Current borrowings (among all borrowings)' }
      : { ...readFact(filing, 'borrowingsUndivided'), label: 'Borrowings' };
  }
  if (valueRupees === null) return { valueRupees, doubt: null };
  if (valueRupees < 0 && !mayBeNegative.has(fact)) {
    return { valueRupees: null, doubt: 'the filing states it as negative' };
  }
  const doubt = fact === 'interestIncome' ? doubtOfInterest(filing, valueRupees) : null;
  return doubt === null ? { valueRupees, doubt } : { valueRupees: null, doubt };
}

/** Whether a filing says nothing at all of a figure: neither states it, nor states it so that it is in doubt. */
export function isAbsent(filing: StatedFiling, fact: AmountKey): boolean {
  const { valueRupees, doubt, isBlank } = readFact(filing, fact);
  return valueRupees === null && (doubt === null || isBlank === true);
}

/** Why an interest income cannot be all of it beside the other figures of a filing; null if it may be. */
export function doubtOfInterest(filing: StatedFiling, interest: number): string | null {
  const { amounts } = filing;
  const received = amounts.interestReceived ?? 0;
  const income = totalIncomeOf(filing);
  const ofIncome = (rupees: number) => (income > 0 ? rupees / income : 0);
  if (interest === 0) {
    if (received > 0) return 'the filing states nil, yet reports interest received';
    const expected = expectedInterest(filing);
    if (expected <= negligibleInterest) return null;
    return `the filing states nil, yet 7.50% on its balances, loans and investments would be ${percentInVerdict(expected)} of total income`;
  }
  const stated = `the filing states ${percentInVerdict(ofIncome(interest))} of total income`;
  if (received > interest * mostReceivedTimes && ofIncome(received) > negligibleInterest) {
    return `${stated}, yet reports interest received of ${percentInVerdict(ofIncome(received))}`;
  }
  const balances = bankBalances.reduce((sum, line) => sum + Math.max(0, amounts[line] ?? 0), 0);
  const expected = ofIncome(balances * usualInterest);
  if (interest < balances * leastYield && expected > negligibleInterest) {
    return `${stated}, yet 7.50% on its balances at banks would be ${percentInVerdict(expected)}`;
  }
  return null;
}

const debtParts: readonly AmountKey[] = ['borrowingsNoncurrent', 'borrowingsCurrent'];

/** Whether a filing states its borrowings as one figure, and no part of them. */
const isUndividedDebt = ({ amounts }: StatedFiling): boolean =>
  (amounts.borrowingsUndivided ?? null) !== null &&
  debtParts.every((part) => (amounts[part] ?? null) === null);

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
