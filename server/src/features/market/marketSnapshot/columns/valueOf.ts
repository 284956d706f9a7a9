import { yearsBefore } from '@tayyib/shared/calendar';
import { metricById } from '@tayyib/shared/screens';
import type { Dossier, YearAccounts } from '../dossier/Dossier';
import { yearlyPlace } from '../dossier/yearlyMetrics';
import { halalMetrics } from './halalMetrics';
import type { MetricContext, PointMetric } from './PointMetric';
import { shariahMetrics } from './shariahMetrics';
import { tradingMetrics } from './tradingMetrics';
import { valuationMetrics } from './valuationMetrics';

const pointMetrics: Readonly<Record<string, PointMetric>> = {
  ...tradingMetrics,
  ...valuationMetrics,
  ...shariahMetrics,
  ...halalMetrics,
};

/** How one company's figure is computed. */
export interface Figure {
  /** From its dossier and its accounts of the requested year; NaN where not known. */
  of: (dossier: Dossier, year: YearAccounts | null) => number;
  /** From the accounts alone. */
  isOfAccounts: boolean;
}

/** How a figure of a metric is computed, or null for a metric without data. */
export function figureOf(id: string, context: MetricContext, yearsAgo: number): Figure | null {
  const place = yearlyPlace(id);
  if (place !== undefined) return { of: (_dossier, year) => year?.figures[place] ?? NaN, isOfAccounts: true };
  const metric = pointMetrics[id];
  if (metric === undefined) return null;
  const then = { ...context, day: yearsBefore(context.day, yearsAgo) };
  return { of: (dossier) => finite(metric(dossier, then)), isOfAccounts: false };
}

/** The default period of a metric. */
export const periodOf = (id: string, period: number | null): number =>
  period ?? metricById(id)?.period?.usual ?? 0;

const finite = (value: number): number => (Number.isFinite(value) ? value : NaN);
