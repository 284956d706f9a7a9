import { metricById } from '@tayyib/shared/screens';
import { yearsBefore } from '../days';
import type { Dossier, YearAccounts } from '../Dossier';
import { yearlyPlace } from '../yearlyMetrics';
import type { Asked, PointMetric } from './PointMetric';
import { shariahMetrics } from './shariahMetrics';
import { tradingMetrics } from './tradingMetrics';
import { valuationMetrics } from './valuationMetrics';

const pointMetrics: Readonly<Record<string, PointMetric>> = {
  ...tradingMetrics,
  ...valuationMetrics,
  ...shariahMetrics,
};

/** One company's figure, found in its dossier and its accounts of the year asked for; NaN where not known. */
export type Figure = (dossier: Dossier, year: YearAccounts | null) => number;

/** How a figure of a metric is found, or null for a metric nothing is held of. */
export function figureOf(id: string, asked: Asked, yearsAgo: number): Figure | null {
  const place = yearlyPlace(id);
  if (place !== undefined) return (_dossier, year) => year?.figures[place] ?? NaN;
  const metric = pointMetrics[id];
  if (metric === undefined) return null;
  const then = { ...asked, day: yearsBefore(asked.day, yearsAgo) };
  return (dossier) => finite(metric(dossier, then));
}

/** The length of a metric where the query names none. */
export const periodOf = (id: string, period: number | null): number =>
  period ?? metricById(id)?.period?.usual ?? 0;

const finite = (value: number): number => (Number.isFinite(value) ? value : NaN);
