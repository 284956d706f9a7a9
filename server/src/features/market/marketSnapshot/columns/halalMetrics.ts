import type { RatioId } from '@tayyib/shared/contracts';
import { halalColumns } from '@tayyib/shared/screens';
import type { Needs } from '@tayyib/shared/screens';
import { ratioIds } from '../dossier/VerdictHistory';
import type { VerdictEntry } from '../dossier/VerdictHistory';
import { newestCap } from './marketCapOn';
import type { PointMetric } from './PointMetric';
import { shownVerdict } from './shariahMetrics';

const placeOf = (id: RatioId): number => ratioIds.findIndex((one) => one === id);
const debt = placeOf('debt');
const impureIncome = placeOf('impure_income');
const liquidity = placeOf('liquidity');
const interestBearing = placeOf('interest_bearing_assets');

/** The ratios of a verdict, as fractions; NaN where not known. */
export const shownRatios = {
  debt: (verdict?: VerdictEntry) => verdict?.ratios[debt] ?? NaN,
  impureIncome: (verdict?: VerdictEntry) => verdict?.ratios[impureIncome] ?? NaN,
  /** Cash and receivables, or interest-bearing assets where the standard limits those. */
  liquidity: (verdict?: VerdictEntry) => {
    const value = verdict?.ratios[liquidity] ?? NaN;
    return Number.isNaN(value) ? (verdict?.ratios[interestBearing] ?? NaN) : value;
  },
};

const ofVerdict =
  (ratio: (verdict?: VerdictEntry) => number): PointMetric =>
  (dossier, { standard, day }) =>
    ratio(shownVerdict(dossier, standard, day));

/** What the halal screener filters and sorts by. Rupees and fractions. */
export const halalMetrics: Readonly<Record<string, PointMetric>> = {
  [halalColumns.debt]: ofVerdict(shownRatios.debt),
  [halalColumns.impureIncome]: ofVerdict(shownRatios.impureIncome),
  [halalColumns.liquidity]: ofVerdict(shownRatios.liquidity),
  [halalColumns.marketCap]: (dossier, { day }) => newestCap(dossier, day)?.valueRupees ?? NaN,
};

const perStandard = new Set<string>([
  halalColumns.badge,
  halalColumns.grade,
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
  words: [halalColumns.badge, halalColumns.grade, 'freshness', 'sector', 'size'].map((id) => ({
    id,
    standard: null,
  })),
  histories: [],
};
