import { yearsBefore } from '@tayyib/shared/calendar';
import { metricById } from '@tayyib/shared/screens';
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

/** How one company's figure is found. */
export interface Figure {
  /** In its dossier and its accounts of the year asked for; NaN where not known. */
  of: (dossier: Dossier, year: YearAccounts | null) => number;
  /** In the accounts alone. */
  isOfAccounts: boolean;
}

/** How a figure of a metric is found, or null for a metric nothing is held of. */
export function figureOf(id: string, asked: Asked, yearsAgo: number): Figure | null {
  const place = yearlyPlace(id);
  if (place !== undefined) return { of: (_dossier, year) => year?.figures[place] ?? NaN, isOfAccounts: true };
  const metric = pointMetrics[id];
  if (metric === undefined) return null;
  const then = { ...asked, day: yearsBefore(asked.day, yearsAgo) };
  return { of: (dossier) => finite(metric(dossier, then)), isOfAccounts: false };
}

/** The length of a metric where the query names none. */
export const periodOf = (id: string, period: number | null): number =>
  period ?? metricById(id)?.period?.usual ?? 0;

const finite = (value: number): number => (Number.isFinite(value) ? value : NaN);
