import type { StandardId } from '@tayyib/shared/contracts';
import type { MetricSource, StatusHistory, WordColumn } from '@tayyib/shared/screens';
import { metricById } from '@tayyib/shared/screens';
import { standardNamed, tasis } from '@tayyib/shared/shariah';
import { accountsBack } from '../accountsOn';
import { dayText } from '../days';
import type { Dossier, YearAccounts } from '../Dossier';
import { eachInTurn, Pace } from '../Pace';
import type { Asked } from './PointMetric';
import { statusHistory } from './statusHistory';
import type { Figure } from './valueOf';
import { figureOf, periodOf } from './valueOf';
import { wordColumn } from './wordColumns';

/** Columns of figures of all companies on one day, each made when first asked for and then kept. */
export interface Columns {
  day: number;
  /** The same columns as screens ask for them. */
  sourceFor(standard: StandardId): MetricSource;
  /** Makes a column as `sourceFor` would when asked for it, while others have their turn. */
  prepare(id: string, yearsAgo: number): Promise<void>;
  /**
   * The columns of companies that differ in some rows only: what was made is copied and mended there. The rows stay in their
   * order and number. Others have their turn meanwhile.
   */
  mended(dossiers: readonly Dossier[], rows: readonly number[]): Promise<Columns>;
  /** Bytes that the columns made so far take. */
  bytes(): number;
}

/** Columns kept at most, the one made first going first: some 80 KB each for ten thousand companies. */
const mostColumns = 800;

interface Made {
  values: Float64Array;
  figure: Figure;
  yearsAgo: number;
}

/** What was made of the rows so far. */
interface Kept {
  columns: Map<string, Made>;
  /** By years ago, each company's accounts of that year: found once for all the columns they fill. */
  years: Map<number, (YearAccounts | null)[]>;
}

/** @param day the day all values speak of, a day number */
export function createColumns(
  dossiers: readonly Dossier[],
  day: number,
  { columns, years }: Kept = { columns: new Map(), years: new Map() },
): Columns {
  const words = new Map<string, WordColumn | null>();
  const histories = new Map<StandardId, StatusHistory>();
  const nothing = new Float64Array(dossiers.length).fill(NaN);

  const yearOf = (yearsAgo: number) =>
    remembered(years, yearsAgo, () => dossiers.map((dossier) => accountsBack(dossier, day, yearsAgo)));

  const keep = (key: string, { values, ...how }: Made): Float64Array => {
    const [oldest] = columns.keys();
    if (columns.size >= mostColumns && oldest !== undefined) columns.delete(oldest);
    // what nobody knows need not be kept a thousand times
    const made = { values: values.every(Number.isNaN) ? nothing : values, ...how };
    columns.set(key, made);
    return made.values;
  };

  const numbers = (id: string, asked: Asked, yearsAgo: number): Float64Array | null => {
    const key = keyOf(id, asked, yearsAgo);
    const known = columns.get(key);
    if (known) return known.values;
    const figure = figureOf(id, asked, yearsAgo);
    if (figure === null) return null;
    const accounts = yearOf(yearsAgo);
    const values = new Float64Array(dossiers.length);
    dossiers.forEach((dossier, row) => (values[row] = figure(dossier, accounts[row] ?? null)));
    return keep(key, { values, figure, yearsAgo });
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
    async prepare(id, yearsAgo) {
      const asked = { day, period: periodOf(id, null), standard: tasis.id };
      const key = keyOf(id, asked, yearsAgo);
      const figure = columns.has(key) ? null : figureOf(id, asked, yearsAgo);
      if (figure === null) return;
      const values = new Float64Array(dossiers.length);
      const accounts = yearOf(yearsAgo);
      await eachInTurn(dossiers, (dossier, row) => {
        values[row] = figure(dossier, accounts[row] ?? null);
      });
      keep(key, { values, figure, yearsAgo });
    },
    mended: async (changed, rows) =>
      createColumns(changed, day, await mend({ columns, years }, day, changed, rows)),
    bytes: () => [...columns.values()].reduce((sum, { values }) => sum + values.byteLength, 0),
  };
}

const keyOf = (id: string, { period, standard }: Asked, yearsAgo: number) =>
  `${id} ${period} ${standard} ${yearsAgo}`;

async function mend(
  { columns, years }: Kept,
  day: number,
  dossiers: readonly Dossier[],
  rows: readonly number[],
): Promise<Kept> {
  const pace = new Pace();
  const mended: Kept = { columns: new Map(), years: new Map() };
  for (const [yearsAgo, before] of [...years]) {
    const accounts = [...before];
    await eachInTurn(
      rows,
      (row) => {
        const dossier = dossiers[row];
        if (dossier) accounts[row] = accountsBack(dossier, day, yearsAgo);
      },
      pace,
    );
    mended.years.set(yearsAgo, accounts);
  }
  for (const [key, { values: before, figure, yearsAgo }] of [...columns]) {
    const values = before.slice();
    const accounts = mended.years.get(yearsAgo);
    await eachInTurn(
      rows,
      (row) => {
        const dossier = dossiers[row];
        if (dossier) values[row] = figure(dossier, accounts?.[row] ?? null);
      },
      pace,
    );
    mended.columns.set(key, { values, figure, yearsAgo });
  }
  return mended;
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
