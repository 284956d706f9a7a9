import { metrics } from '@tayyib/shared/screens';
import type { Unit } from '@tayyib/shared/screens';
import type { FiledAccounts } from '../../../facts/facts/filedAccounts';
import type { YearAccounts } from './Dossier';
import { yearFigures } from '../../../facts/figures/fundamentals/yearFigures';
import { yearRatios } from '../../../facts/figures/fundamentals/yearRatios';

const yearly = metrics.filter(({ kind }) => kind === 'yearly series');
const places = new Map(yearly.map(({ id }, place) => [id, place]));

/** The index of a metric in `YearAccounts.figures`; undefined for one without a value per financial year. */
export const yearlyPlace = (id: string): number | undefined => places.get(id);

/**
 * Every yearly metric of one filing, in its metric's unit; NaN where the filing does not contain it. Lines
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
  const values = new Float64Array(yearly.length);
  for (let place = 0; place < yearly.length; place++) {
    const { id, unit } = yearly[place] ?? { id: '', unit: null };
    values[place] = inUnit(figures[id] ?? ratios[id] ?? NaN, unit);
  }
  return values;
}

type Figures = Readonly<Partial<Record<string, number | null>>>;

/** From rupees and fractions to the units of screens. */
function inUnit(value: number, unit: Unit | null): number {
  if (unit === 'rupees crore') return value / 1e7;
  return unit === 'percent' ? value * 100 : value;
}

/**
 * A yearly metric as the accounts state it, in rupees or as a fraction; null where not known or not a metric.
 */
export function asFiled({ figures }: YearAccounts, id: string): number | null {
  const place = places.get(id) ?? -1;
  const value = figures[place] ?? NaN;
  if (Number.isNaN(value)) return null;
  const unit = yearly[place]?.unit ?? null;
  // filings are in whole rupees; rounding removes the error of the division
  if (unit === 'rupees crore') return Math.round(value * 1e7);
  return unit === 'percent' ? value / 100 : value;
}
