import { yearsBefore } from '@tayyib/shared/values/calendar';
import { metrics } from '@tayyib/shared/screens';
import { numberOrNull } from '../../../../lib/safeRatio';
import type { FiledAccounts } from '../../../facts/records/filedAccounts';
import { yearFigures } from '../../../facts/figures/fundamentals/yearFigures';
import { yearRatios } from '../../../facts/figures/fundamentals/yearRatios';
import type { Dossier, YearAccounts } from './Dossier';

/**
 * How far the end of a financial year may be from the expected date: companies move it by a quarter or two.
 */
const yearEndToleranceDays = 100;

/**
 * The newest annual accounts published by a day (`chooseFiling` selects the same); null where there are none.
 */
export function newestAccounts({ accounts }: Dossier, day: number): YearAccounts | null {
  for (const year of accounts) if (year.known <= day) return year;
  return null;
}

/**
 * The accounts of the year that ended so many years before the newest published by a day, of the same nature
 * as the newest: mixing consolidated and standalone figures would show growth where there is none. Null where
 * that year is missing.
 */
export function accountsBack(dossier: Dossier, day: number, yearsAgo: number): YearAccounts | null {
  const newest = newestAccounts(dossier, day);
  if (newest === null || yearsAgo === 0) return newest;
  const end = yearsBefore(newest.end, yearsAgo);
  let best: YearAccounts | null = null;
  for (const year of dossier.accounts) {
    if (year.known > day || year.nature !== newest.nature) continue;
    const distance = Math.abs(year.end - end);
    if (distance <= yearEndToleranceDays && distance < Math.abs((best?.end ?? Infinity) - end)) best = year;
  }
  return best;
}

const yearly = metrics.filter(({ kind }) => kind === 'yearly series');

/** One figure of a year's accounts, in rupees or as a fraction; NaN where not known. */
type YearlyMetric = (accounts: YearAccounts | null) => number;

/** Metrics with a value per financial year. */
export const yearlyMetrics: Readonly<Record<string, YearlyMetric>> = Object.fromEntries(
  yearly.map(({ id }, place) => [id, (accounts: YearAccounts | null) => accounts?.figures[place] ?? NaN]),
);

/**
 * Every yearly metric of one filing, in rupees and fractions; NaN where the filing does not contain it. Lines
 * and ratios are those of the stock page (`figures/fundamentals`), under the same names.
 * @param months how many the year has
 * @param faceValueRupees of a share as counted today; null where not known
 */
export function yearlyFigures(
  filing: FiledAccounts,
  months: number,
  faceValueRupees: number | null,
): Float64Array {
  const stated = yearFigures(filing, faceValueRupees);
  const figures: Figures = stated;
  const ratios: Figures = yearRatios(stated, filing.format, months);
  return Float64Array.from(yearly, ({ id }) => figures[id] ?? ratios[id] ?? NaN);
}

type Figures = Readonly<Partial<Record<string, number | null>>>;

/** A yearly metric in rupees or as a fraction; null where not known or not a metric. */
export const yearlyFigure = (accounts: YearAccounts, id: string): number | null =>
  numberOrNull(yearlyMetrics[id]?.(accounts) ?? NaN);
