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

const unchanged = (value: number) => value;

/** From the rupees and fractions of a snapshot to the unit of a metric, here and nowhere else. */
const converters: Readonly<Record<Unit, (value: number) => number>> = {
  'rupees crore': (rupees) => rupees / 1e7,
  percent: (fraction) => fraction * 100,
  rupees: unchanged,
  ratio: unchanged,
  times: unchanged,
  days: unchanged,
  count: unchanged,
};

/** How a figure of a metric is computed, or null for a metric without data. */
export function figureOf(id: string, context: MetricContext, yearsAgo: number): Figure | null {
  const place = yearlyPlace(id);
  const inUnit = converters[metricById(id)?.unit ?? 'ratio'];
  if (place !== undefined)
    return { of: (_dossier, year) => inUnit(year?.figures[place] ?? NaN), isOfAccounts: true };
  const metric = pointMetrics[id];
  if (metric === undefined) return null;
  const then = { ...context, day: yearsBefore(context.day, yearsAgo) };
  return { of: (dossier) => finite(inUnit(metric(dossier, then))), isOfAccounts: false };
}

/** The default period of a metric. */
export const periodOf = (id: string, period: number | null): number =>
  period ?? metricById(id)?.period?.usual ?? 0;

const finite = (value: number): number => (Number.isFinite(value) ? value : NaN);
