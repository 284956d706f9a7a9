import type { RatioId } from '@tayyib/shared/contracts';
import { halalColumns } from '@tayyib/shared/screens';
import type { Needs } from '@tayyib/shared/screens';
import { ratioIds } from '../dossier/ratioIds';
import { newestCap } from './marketCapOn';
import type { MetricContext, PointMetric } from './PointMetric';
import type { Dossier } from '../dossier/Dossier';
import { shownVerdict } from './shariahMetrics';

/** A ratio of the verdict that lists show, as a fraction; NaN where not known. */
export function shownRatio(dossier: Dossier, { standard, day }: MetricContext, id: RatioId): number {
  return shownVerdict(dossier, standard, day)?.ratios[ratioIds.findIndex((one) => one === id)] ?? NaN;
}

/** Cash and receivables, or interest-bearing assets where the standard limits those. */
export function shownLiquidity(dossier: Dossier, context: MetricContext): number {
  const liquidity = shownRatio(dossier, context, 'liquidity');
  return Number.isNaN(liquidity) ? shownRatio(dossier, context, 'interest_bearing_assets') : liquidity;
}

/** What the halal screener filters and sorts by. Rupees and fractions. */
export const halalMetrics: Readonly<Record<string, PointMetric>> = {
  [halalColumns.debt]: (dossier, context) => shownRatio(dossier, context, 'debt'),
  [halalColumns.impureIncome]: (dossier, context) => shownRatio(dossier, context, 'impure_income'),
  [halalColumns.liquidity]: shownLiquidity,
  [halalColumns.marketCap]: (dossier, { day }) => newestCap(dossier, day)?.valueRupees ?? NaN,
};

const perStandard = new Set<string>([
  halalColumns.badge,
  halalColumns.debt,
  halalColumns.impureIncome,
  halalColumns.liquidity,
]);

/** Whether each standard has its own column. */
export const isOfVerdict = (id: string): boolean => perStandard.has(id);

/** The columns of a query, under the standard of the request. */
export const halalNeeds: Needs = {
  numbers: Object.keys(halalMetrics).map((id) => ({
    of: { id, period: null, standard: null },
    yearsAgo: 0,
  })),
  words: [halalColumns.badge, 'freshness', 'sector', 'size'].map((id) => ({ id, standard: null })),
  histories: [],
};
