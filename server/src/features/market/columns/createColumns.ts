import type { StandardId } from '@tayyib/shared/contracts';
import type { MetricSource, StatusHistory, WordColumn } from '@tayyib/shared/screens';
import { metricById } from '@tayyib/shared/screens';
import { standardNamed, tasis } from '@tayyib/shared/shariah';
import { dayText } from '../days';
import type { Dossier } from '../Dossier';
import type { Asked } from './PointMetric';
import { statusHistory } from './statusHistory';
import { periodOf, valueOf } from './valueOf';
import { wordColumn } from './wordColumns';

/** Columns of figures of all companies on one day, each made when first asked for and then kept. */
export interface Columns {
  day: number;
  /** The same columns as screens ask for them. */
  sourceFor(standard: StandardId): MetricSource;
  /**
   * The columns of companies that differ in some rows only: what was made is copied and mended there. The rows stay in their
   * order and number.
   */
  mended(dossiers: readonly Dossier[], rows: readonly number[]): Columns;
  /** Bytes that the columns made so far take. */
  bytes(): number;
}

/** Columns kept at most, the one made first going first: some 80 KB each for ten thousand companies. */
const mostColumns = 800;

interface Made {
  values: Float64Array;
  valueOf: (dossier: Dossier) => number;
}

/** @param day the day all values speak of, a day number */
export function createColumns(
  dossiers: readonly Dossier[],
  day: number,
  kept = new Map<string, Made>(),
): Columns {
  const words = new Map<string, WordColumn | null>();
  const histories = new Map<StandardId, StatusHistory>();
  const nothing = new Float64Array(dossiers.length).fill(NaN);

  const numbers = (id: string, asked: Asked, yearsAgo: number): Float64Array | null => {
    const key = `${id} ${asked.period} ${asked.standard} ${yearsAgo}`;
    const known = kept.get(key);
    if (known) return known.values;
    const of = valueOf(id, asked, yearsAgo);
    if (of === null) return null;
    const values = Float64Array.from(dossiers, of);
    const [oldest] = kept.keys();
    if (kept.size >= mostColumns && oldest !== undefined) kept.delete(oldest);
    // what nobody knows need not be kept a thousand times
    kept.set(key, { values: values.every(Number.isNaN) ? nothing : values, valueOf: of });
    return values;
  };

  const sourceFor = (viewers: StandardId): MetricSource => {
    const standardOf = (id: string, name: string | null) =>
      metricById(id)?.perStandard !== true ? tasis.id : name === null ? viewers : standardNamed(name);
    return {
      rows: dossiers.length,
      day: dayText(day),
      numbers({ id, period, standard }, yearsAgo) {
        const by = standardOf(id, standard);
        return by === null
          ? null
          : numbers(id, { day, period: periodOf(id, period), standard: by }, yearsAgo);
      },
      words({ id, standard }) {
        const by = standardOf(id, standard);
        if (by === null) return null;
        return remembered(words, `${id} ${by}`, () =>
          wordColumn(dossiers, id, { day, period: 0, standard: by }),
        );
      },
      statusHistory(standard) {
        const by = standard === null ? viewers : standardNamed(standard);
        return by === null ? null : remembered(histories, by, () => statusHistory(dossiers, by));
      },
    };
  };

  return {
    day,
    sourceFor,
    mended: (changed, rows) => createColumns(changed, day, mend(kept, changed, rows)),
    bytes: () => [...kept.values()].reduce((sum, { values }) => sum + values.byteLength, 0),
  };
}

function mend(
  kept: ReadonlyMap<string, Made>,
  dossiers: readonly Dossier[],
  rows: readonly number[],
): Map<string, Made> {
  return new Map(
    [...kept].map(([key, { values: before, valueOf: of }]) => {
      const values = before.slice();
      for (const row of rows) {
        const dossier = dossiers[row];
        if (dossier) values[row] = of(dossier);
      }
      return [key, { values, valueOf: of }];
    }),
  );
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
