import { yearsBefore } from '@tayyib/shared/values/calendar';
import { metricById } from '@tayyib/shared/screens';
import type { Needs, Unit } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { forEachYielding } from '../../../../lib/CooperativePace';
import type { Dossier, YearAccounts } from '../dossier/Dossier';
import { yearlyMetrics } from '../dossier/yearlyAccounts';
import { halalMetrics } from './halalMetrics';
import type { MetricContext, PointMetric } from './PointMetric';
import { shareholdingMetrics } from './shareholdingMetrics';
import { shariahMetrics } from './shariahMetrics';
import { tradingMetrics } from './tradingMetrics';
import { valuationMetrics } from './valuationMetrics';

const pointMetrics: Readonly<Record<string, PointMetric>> = {
  ...tradingMetrics,
  ...valuationMetrics,
  ...shareholdingMetrics,
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
  const unit = metricById(id)?.unit ?? null;
  const ofAccounts = yearlyMetrics[id];
  if (ofAccounts) return { of: inUnit((_dossier, year) => ofAccounts(year), unit), isOfAccounts: true };
  const ofDay = pointMetrics[id];
  if (!ofDay) return null;
  const then = { ...context, day: yearsBefore(context.day, yearsAgo) };
  return { of: inUnit((dossier) => finite(ofDay(dossier, then)), unit), isOfAccounts: false };
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

/** What a column is named by, whatever its standard. */
export const nameOf = ({ of, yearsAgo }: Needs['numbers'][number], period: number): string =>
  `${of.id} ${period} ${yearsAgo}`;

/** A column of figures, and how they are computed. */
export interface CachedNumbers {
  values: Float64Array;
  figure: Figure;
  yearsAgo: number;
  /** One of those built in advance (`usualColumns`). */
  isUsual: boolean;
}

/** Columns of figures by key. Beside the usual ones the least recently used is evicted. */
export class NumberColumns {
  readonly #usual = new Map<string, CachedNumbers>();
  /** 80 KB each for ten thousand companies. */
  readonly #others = new LRUCache<string, CachedNumbers>({ max: 300 });

  get(key: string): CachedNumbers | undefined {
    return this.#usual.get(key) ?? this.#others.get(key);
  }

  set(key: string, column: CachedNumbers): void {
    (column.isUsual ? this.#usual : this.#others).set(key, column);
  }

  /** All of them with their keys, the most recently used last. */
  entries(): [string, CachedNumbers][] {
    return [...this.#usual, ...[...this.#others.entries()].reverse()];
  }
}

/**
 * The column after some rows changed. Yields to the event loop.
 * @param accounts of each company in the year of the column
 */
export async function patchNumbers(
  column: CachedNumbers,
  accounts: readonly (YearAccounts | null)[] | undefined,
  dossiers: readonly Dossier[],
  rows: readonly number[],
  pace: CooperativePace,
): Promise<CachedNumbers> {
  let { values } = column;
  const patchRow = (row: number) => {
    const dossier = dossiers[row];
    if (dossier === undefined) return;
    const value = column.figure.of(dossier, accounts?.[row] ?? null);
    if (Object.is(value, values[row])) return;
    // earlier snapshots still read the old column
    if (values === column.values) values = column.values.slice();
    values[row] = value;
  };
  await forEachYielding(rows, patchRow, pace);
  return values === column.values ? column : { ...column, values };
}
