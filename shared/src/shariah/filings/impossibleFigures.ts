import { formatPercent } from '../../format';
import type { AmountKey, AverageMarketCap, ReceiptInputs } from '../types';

type Amounts = NonNullable<ReceiptInputs['filing']>['amounts'];

/** Lines of assets beside each other, none of them part of another. */
const assetLines: readonly AmountKey[] = [
  'cashAndCashEquivalents',
  'otherBankBalances',
  'cashWithCentralBank',
  'balancesWithBanks',
  'tradeReceivablesCurrent',
  'tradeReceivablesNoncurrent',
  'currentInvestments',
  'noncurrentInvestments',
  'loansCurrent',
  'loansNoncurrent',
  'inventories',
  'tradeReceivablesUndivided',
  'investmentsUndivided',
  'loansUndivided',
];

/** Filings round every line by itself, so sums may be off by this much. */
const rounding = 0.001;
/** Companies may call a part of their income by a third name. */
const incomeLeftOver = 0.01;
/** Of the 71 companies with accounts on file, assets are 0.04 to 13 times the market value; banks have the most. */
const maxTimes = 200;

/**
 * The contradictions in a filing, in words. It is not known which of the figures is wrong, so such accounts neither pass nor fail
 * a company. Debt may exceed assets, so it is not checked.
 */
export function impossibleFigures(amounts: Amounts, marketCaps: readonly AverageMarketCap[] = []): string[] {
  return [...impossibleAssets(amounts), ...impossibleIncome(amounts), ...otherUnit(amounts, marketCaps)];
}

function impossibleAssets(amounts: Amounts): string[] {
  const total = amounts.totalAssets ?? null;
  if (total === null) return [];
  if (total <= 0) return ['Total assets: the filing states nil or less'];
  const problems: string[] = [];
  const lines = assetLines.reduce((sum, line) => sum + Math.max(0, amounts[line] ?? 0), 0) / total;
  if (lines > 1 + rounding) {
    problems.push(
      `Total assets: cash, receivables, investments, loans and inventories alone are ${formatPercent(lines)} of them`,
    );
  }
  const equity = (amounts.equity ?? 0) / total;
  if (equity > 1 + rounding) problems.push(`Total assets: equity alone is ${formatPercent(equity)} of them`);
  return problems;
}

function impossibleIncome({
  totalIncome,
  revenueFromOperations: revenue,
  otherIncome: other,
  ...amounts
}: Amounts): string[] {
  const total = totalIncome ?? 0;
  if (total <= 0) return [];
  const problems: string[] = [];
  const interest = Math.max(amounts.interestIncome ?? 0, amounts.interestEarned ?? 0) / total;
  if (interest > 1 + rounding)
    problems.push(`Interest income: it is ${formatPercent(interest)} of total income`);
  if (typeof revenue === 'number' && typeof other === 'number') {
    // a wrong sign in other income does not affect the total
    const sums = [revenue + other, revenue - other].map((sum) => sum / total);
    const [sum = 1] = sums.sort((a, b) => Math.abs(a - 1) - Math.abs(b - 1));
    if (Math.abs(sum - 1) > incomeLeftOver) {
      problems.push(`Total income: revenue and other income add up to ${formatPercent(sum)} of it`);
    }
  }
  return problems;
}

function otherUnit({ totalAssets }: Amounts, [newest]: readonly AverageMarketCap[]): string[] {
  const assets = totalAssets ?? 0;
  if (newest === undefined || newest.valueRupees <= 0 || assets <= 0) return [];
  const times = assets / newest.valueRupees;
  if (times <= maxTimes && times >= 1 / maxTimes) return [];
  const factor = times > 1 ? `${Math.round(times)} times` : `1 in ${Math.round(1 / times)} of`;
  return [`Total assets: they are ${factor} the market value, so one of the two is in another unit`];
}
