import type { AmountKey, Filing } from '@tayyib/shared/shariah';
import { metrics } from '@tayyib/shared/screens';

/** Metrics with a value for each accounting year, in the order in which `YearAccounts.figures` holds them. */
export const yearlyMetricIds: readonly string[] = metrics
  .filter(({ kind }) => kind === 'yearly series')
  .map(({ id }) => id);

const places = new Map(yearlyMetricIds.map((id, place) => [id, place]));

/** Where a metric stands in `YearAccounts.figures`; undefined for one that is not yearly. */
export const yearlyPlace = (id: string): number | undefined => places.get(id);

const rupeesPerCrore = 1e7;
const daysInYear = 365;

/** Adds what is needed; anything of it unknown makes the sum unknown, NaN. */
const plus = (...values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
/** A share of something, in per cent; unknown where the whole is nothing or less. */
const percentOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : NaN);
const times = (one: number, other: number): number => (other > 0 ? one / other : NaN);

/**
 * Every yearly metric of one filing, in its metric's unit (rupees crore, rupees, per cent). What the filing does not say is
 * NaN, and so is all that needs it. Banks and finance companies have no sales, operating profit or margins of trade.
 * @param shares shares at the end of the year; NaN where not known
 */
export function yearlyFigures({ amounts, format }: Filing, shares: number): Float64Array {
  const rupees = (key: AmountKey): number => amounts[key] ?? NaN;
  const orNil = (key: AmountKey): number => amounts[key] ?? 0;
  const isTrading = format === 'ind_as';
  const debt =
    format === 'ind_as'
      ? plus(rupees('borrowingsNoncurrent'), rupees('borrowingsCurrent'))
      : format === 'bank'
        ? plus(rupees('borrowingsUndivided'), rupees('deposits'))
        : plus(
            rupees('borrowingsUndivided'),
            rupees('debtSecurities'),
            rupees('subordinatedLiabilities'),
            orNil('deposits'),
          );
  const cash =
    format === 'bank'
      ? plus(rupees('cashWithCentralBank'), rupees('balancesWithBanks'))
      : plus(rupees('cashAndCashEquivalents'), rupees('otherBankBalances'));
  const sales = isTrading ? rupees('revenueFromOperations') : rupees('totalIncome');
  const totalIncome = rupees('totalIncome');
  const interestIncome = isTrading ? interestOf(amounts) : rupees('interestEarned');
  const interest = rupees('financeCosts');
  const beforeTax = rupees('profitBeforeTax');
  const profit = rupees('profitAfterTax');
  const beforeInterest = plus(beforeTax, interest);
  const equity = rupees('equity');
  const assets = rupees('totalAssets');
  const receivables = plus(rupees('tradeReceivablesCurrent'), orNil('tradeReceivablesNoncurrent'));
  const crore = (value: number): number => value / rupeesPerCrore;
  const known: Record<string, number> = {
    sales: crore(sales),
    otherIncome: crore(rupees('otherIncome')),
    totalIncome: crore(totalIncome),
    interestIncome: crore(interestIncome),
    dividendIncome: crore(rupees('dividendIncome')),
    interest: crore(interest),
    profitBeforeTax: crore(beforeTax),
    netProfit: crore(profit),
    eps: profit / shares,
    debt: crore(debt),
    equity: crore(equity),
    totalAssets: crore(assets),
    cash: crore(cash),
    receivables: crore(receivables),
    inventories: crore(rupees('inventories')),
    investments: crore(plus(rupees('currentInvestments'), rupees('noncurrentInvestments'))),
    bookValue: equity / shares,
    debtToAssets: percentOf(debt, assets),
    debtToEquity: times(debt, equity),
    interestIncomeToIncome: percentOf(interestIncome, totalIncome),
    liquidity: percentOf(plus(cash, receivables), assets),
    netMargin: percentOf(profit, totalIncome),
    roe: percentOf(profit, equity),
    roce: isTrading ? percentOf(beforeInterest, plus(equity, debt)) : NaN,
    roa: percentOf(profit, assets),
    interestCoverage: isTrading ? times(beforeInterest, interest) : NaN,
    assetTurnover: isTrading ? times(sales, assets) : NaN,
    debtorDays: isTrading ? times(receivables * daysInYear, sales) : NaN,
  };
  return Float64Array.from(yearlyMetricIds, (id) => finite(known[id]));
}

const finite = (value: number | undefined): number => (Number.isFinite(value) ? (value ?? NaN) : NaN);

/** As verdicts read it: nil beside interest received is a line left blank, and a negative one is a mistake. */
function interestOf({ interestIncome, interestReceived }: Filing['amounts']): number {
  if (interestIncome === null || interestIncome < 0) return NaN;
  return interestIncome === 0 && (interestReceived ?? 0) > 0 ? NaN : interestIncome;
}
