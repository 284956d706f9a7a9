import type { RatioId, ReviewGrade, StandardId, StatusCode } from '@tayyib/shared/contracts';
import { gradeNames } from '@tayyib/shared/shariah';
import { newestAccounts } from '../dossier/yearlyAccounts';
import type { Dossier } from '../dossier/Dossier';
import { ratioIds } from '../dossier/VerdictHistory';
import type { VerdictEntry } from '../dossier/VerdictHistory';
import type { PointMetric } from './PointMetric';
import { priceOn } from './tradingMetrics';

/** The verdict of the standard on a day; undefined before its first verdict. */
export function verdictOn(dossier: Dossier, standard: StandardId, day: number): VerdictEntry | undefined {
  return dossier.verdicts[standard]?.on(day);
}

/** The status of a company without a verdict. */
export const underReview: StatusCode = 3;

/** The verdict that lists show: of one that begins later, the latest. */
export const shownVerdict = (dossier: Dossier, standard: StandardId, day: number): VerdictEntry | undefined =>
  verdictOn(dossier, standard, day) ?? dossier.verdicts[standard]?.latest;

/** Statuses in the words of the screen language, by code. */
export const statusWords = ['compliant', 'non-compliant', 'under review'] as const;
const statusCodes: Readonly<Record<StatusCode, number>> = { 1: 0, 2: 1, 4: 1, 6: 1, 7: 1, 3: 2 };
export const statusCodeOf = (status: StatusCode): number => statusCodes[status];

/** What a non-compliant verdict is based on, in the words of the screen language; null for any other. */
export const reasonWords: Readonly<Record<StatusCode, string | null>> = {
  1: null,
  2: 'business',
  3: null,
  4: 'financial ratio',
  6: 'impure income',
  7: 'liquidity',
};

/** What leaves a verdict under review, in the words of the screen language. */
export const reviewWord = (grade: ReviewGrade): string => gradeNames[grade].toLowerCase();

type Figures = 'ratios' | 'headrooms';
const figureOf =
  (kind: Figures, id: RatioId): PointMetric =>
  (dossier, { standard, day }) => {
    const value = verdictOn(dossier, standard, day)?.[kind][ratioIds.findIndex((one) => one === id)] ?? NaN;
    // a standard without this ratio has no headroom in it
    return Number.isFinite(value) ? value : NaN;
  };

/**
 * If shares times price differs from the average by more than this, one of the three is from another date
 * (`withSharePrices`).
 */
const agreesWithin = 4;

/** Metrics from the verdicts of standards. */
export const shariahMetrics: Readonly<Record<string, PointMetric>> = {
  stars: (dossier, { standard, day }) => verdictOn(dossier, standard, day)?.stars ?? NaN,
  debtRatio: figureOf('ratios', 'debt'),
  impureIncomeRatio: figureOf('ratios', 'impure_income'),
  liquidityRatio: figureOf('ratios', 'liquidity'),
  interestBearingRatio: figureOf('ratios', 'interest_bearing_assets'),
  debtHeadroom: figureOf('headrooms', 'debt'),
  impureIncomeHeadroom: figureOf('headrooms', 'impure_income'),
  liquidityHeadroom: figureOf('headrooms', 'liquidity'),
  headroom: (dossier, { standard, day }) => {
    const headrooms = verdictOn(dossier, standard, day)?.headrooms ?? [];
    // one unknown value makes the smallest unknown
    const smallest = Math.min(...headrooms);
    return Number.isFinite(smallest) ? smallest : NaN;
  },
  flipPrice: (dossier, { standard, day }) => {
    const verdict = verdictOn(dossier, standard, day);
    const shares = newestAccounts(dossier, day)?.shares ?? NaN;
    if (verdict === undefined || !(shares > 0)) return NaN;
    const agreement = (shares * priceOn(dossier, day)) / verdict.capRupees;
    return agreement <= agreesWithin && agreement >= 1 / agreesWithin
      ? Math.round((verdict.flipCapRupees / shares) * 100) / 100
      : NaN;
  },
};
