import { yearsBefore } from '@tayyib/shared/calendar';
import { metricById } from '@tayyib/shared/screens';
import type { Unit } from '@tayyib/shared/screens';
import type { Dossier, YearAccounts } from '../dossier/Dossier';
import { yearlyPlace } from '../dossier/yearlyAccounts';
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
  /** In the unit of the metric, from the dossier and its accounts of the requested year; NaN where not known. */
  of: (dossier: Dossier, year: YearAccounts | null) => number;
  /** From the accounts alone. */
  isOfAccounts: boolean;
}

/** How a figure of a metric is computed, or null for a metric without data. */
export function figureOf(id: string, context: MetricContext, yearsAgo: number): Figure | null {
  const place = yearlyPlace(id);
  const metric = pointMetrics[id];
  if (place === undefined && metric === undefined) return null;
  const isOfAccounts = place !== undefined;
  const then = { ...context, day: yearsBefore(context.day, yearsAgo) };
  const value: Figure['of'] = isOfAccounts
    ? (_dossier, year) => year?.figures[place] ?? NaN
    : (dossier) => finite(metric?.(dossier, then) ?? NaN);
  return { of: inUnit(value, metricById(id)?.unit ?? null), isOfAccounts };
}

/** From the rupees and fractions of a snapshot to the unit of a metric, here and nowhere else. */
function inUnit(value: Figure['of'], unit: Unit | null): Figure['of'] {
  if (unit === 'rupees crore') return (dossier, year) => value(dossier, year) / 1e7;
  if (unit === 'percent') return (dossier, year) => value(dossier, year) * 100;
  return value;
}

/** The default period of a metric. */
export const periodOf = (id: string, period: number | null): number =>
  period ?? metricById(id)?.period?.usual ?? 0;

const finite = (value: number): number => (Number.isFinite(value) ? value : NaN);
