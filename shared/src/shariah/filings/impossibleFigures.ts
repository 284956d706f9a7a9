import { percentInVerdict } from '../../values/format';
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
  'propertyPlantAndEquipment',
  'capitalWorkInProgress',
  'investmentProperty',
  'goodwill',
  'otherIntangibleAssets',
  'intangibleAssetsUnderDevelopment',
];

/** What finance costs are paid on. */
const debtLines: readonly AmountKey[] = [
  'borrowingsNoncurrent',
  'borrowingsCurrent',
  'borrowingsUndivided',
  'debtSecurities',
  'subordinatedLiabilities',
  'deposits',
  'leaseLiabilities',
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
  return [
    ...impossibleTotals(amounts),
    ...impossibleDebt(amounts),
    ...contradictingDebt(amounts),
    ...otherUnit(amounts, marketCaps),
  ];
}

/**
 * The contradictions between a total and its parts, which no filing has that was read rightly. Doubts about the debt, by contrast, are
 * about what the company calls its lines.
 */
export const impossibleTotals = (amounts: Amounts): string[] => [
  ...impossibleAssets(amounts),
  ...impossibleIncome(amounts),
];

/** Debt that is stated beside current and non-current borrowings, and is no part of them: which figure is right is not known. */
export function contradictingDebt(amounts: Amounts): string[] {
  const total = amounts.totalAssets ?? 0;
  const split = [amounts.borrowingsNoncurrent ?? null, amounts.borrowingsCurrent ?? null];
  if (total <= 0 || split.every((part) => part === null)) return [];
  const parts = split.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  const whole = amounts.borrowingsUndivided ?? 0;
  const others = (['debtSecurities', 'subordinatedLiabilities', 'deposits'] as const).map(
    (line) => amounts[line] ?? 0,
  );
  const beyond = Math.max(whole - parts, ...others) / total;
  if (beyond <= rounding) return [];
  return [
    `Borrowings: ${percentInVerdict(parts / total)} of total assets by their current and non-current part, and ${percentInVerdict(beyond)} of debt in another line`,
  ];
}

/** Finance costs of a year beyond this share of the debt are no interest on it. Of 142 accounts to March 2024, INDIGO (220 %) and TRENT are above. */
const maxCostOfDebt = 0.4;
/** Smaller finance costs than this share of total assets may be charges of banks and unwound discounts. */
const negligibleCosts = 0.01;

/** Debt that is too small for what it costs: it stands in another line, such as leases or other financial liabilities. */
export function impossibleDebt(amounts: Amounts): string[] {
  const total = amounts.totalAssets ?? 0;
  const costs = amounts.financeCosts ?? 0;
  const lines = debtLines.map((line) => amounts[line] ?? null);
  if (total <= 0 || costs / total <= negligibleCosts || lines.every((line) => line === null)) return [];
  const debt = lines.reduce<number>((sum, line) => sum + Math.max(0, line ?? 0), 0);
  if (costs <= debt * maxCostOfDebt) return [];
  const beside = debt === 0 ? 'nil is stated' : `finance costs are ${percentInVerdict(costs / debt)} of them`;
  return [
    `Borrowings: ${beside}, yet finance costs are ${percentInVerdict(costs / total)} of total assets, so debt stands in another line`,
  ];
}

function impossibleAssets(amounts: Amounts): string[] {
  const total = amounts.totalAssets ?? null;
  if (total === null) return [];
  if (total <= 0) return ['Total assets: the filing states nil or less'];
  const problems: string[] = [];
  const lines = assetLines.reduce((sum, line) => sum + Math.max(0, amounts[line] ?? 0), 0) / total;
  if (lines > 1 + rounding) {
    problems.push(
      `Total assets: cash, receivables, investments, loans, inventories and fixed assets alone are ${percentInVerdict(lines)} of them`,
    );
  }
  const equity = (amounts.equity ?? 0) / total;
  if (equity > 1 + rounding)
    problems.push(`Total assets: equity alone is ${percentInVerdict(equity)} of them`);
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
    problems.push(`Interest income: it is ${percentInVerdict(interest)} of total income`);
  if (typeof revenue === 'number' && typeof other === 'number') {
    // a wrong sign in other income does not affect the total
    const sums = [revenue + other, revenue - other].map((sum) => sum / total);
    const [sum = 1] = sums.sort((a, b) => Math.abs(a - 1) - Math.abs(b - 1));
    if (Math.abs(sum - 1) > incomeLeftOver) {
      problems.push(`Total income: revenue and other income add up to ${percentInVerdict(sum)} of it`);
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
