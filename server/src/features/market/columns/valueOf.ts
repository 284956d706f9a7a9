import { metricById } from '@tayyib/shared/screens';
import { accountsBack } from '../accountsOn';
import { yearsBefore } from '../days';
import type { Dossier } from '../Dossier';
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

/** How one company's value of a metric is found, or null for a metric nothing is held of. */
export function valueOf(id: string, asked: Asked, yearsAgo: number): ((dossier: Dossier) => number) | null {
  const place = yearlyPlace(id);
  if (place !== undefined) {
    return (dossier) => accountsBack(dossier, asked.day, yearsAgo)?.figures[place] ?? NaN;
  }
  const metric = pointMetrics[id];
  if (metric === undefined) return null;
  const then = { ...asked, day: yearsBefore(asked.day, yearsAgo) };
  return (dossier) => finite(metric(dossier, then));
}

/** The length of a metric where the query names none. */
export const periodOf = (id: string, period: number | null): number =>
  period ?? metricById(id)?.period?.usual ?? 0;

const finite = (value: number): number => (Number.isFinite(value) ? value : NaN);
