import { dayFromNumber } from '@tayyib/shared/calendar';
import type { StandardId } from '@tayyib/shared/contracts';
import type { MetricSource, Needs, StatusHistory, WordColumn } from '@tayyib/shared/screens';
import { metricById } from '@tayyib/shared/screens';
import { standardNamed, tasis } from '@tayyib/shared/shariah';
import { accountsBack } from '../accountsOn';
import type { Dossier, YearAccounts } from '../Dossier';
import { eachInTurn, Pace } from '../../../../lib/Pace';
import { allColumns, keepColumn, keptColumn, noColumns } from './keptColumns';
import { mendColumns } from './mendColumns';
import type { Asked } from './PointMetric';
import { statusHistory } from './statusHistory';
import { isUsual } from './usualColumns';
import { figureOf, periodOf } from './valueOf';
import { wordColumn } from './wordColumns';

/** Columns of figures of all companies on one day, each made when first asked for and then kept. */
export interface Columns {
  day: number;
  /** The same columns as screens ask for them. */
  sourceFor(standard: StandardId): MetricSource;
  /** Makes the columns that `sourceFor` would make when asked for them, while others have their turn. */
  prepare(standard: StandardId, needs: Needs, pace?: Pace): Promise<void>;
  /**
   * The columns of companies that differ in some rows only: what was made is mended there. The rows stay in their order and
   * number. Others have their turn meanwhile.
   */
  mended(dossiers: readonly Dossier[], rows: readonly number[], pace?: Pace): Promise<Columns>;
  /** Bytes that the columns made so far take. */
  bytes(): number;
}

type NumberNeed = Needs['numbers'][number];

/** @param day the day all values speak of, a day number */
export function createColumns(dossiers: readonly Dossier[], day: number, kept = noColumns()): Columns {
  const words = new Map<string, WordColumn | null>();
  const histories = new Map<StandardId, StatusHistory>();
  const dayInWords = dayFromNumber(day);
  const nothing = new Float64Array(dossiers.length).fill(NaN);

  /** Null for a standard there is not. */
  const askedFor = (viewers: StandardId, { id, period, standard }: NumberNeed['of']): Asked | null => {
    const by = standardOf(viewers, id, standard);
    return by === null ? null : { day, period: periodOf(id, period), standard: by };
  };

  const keep = (key: string, { of, yearsAgo }: NumberNeed, values: Float64Array, figure: Figure) => {
    // what nobody knows need not be kept a thousand times
    const made = values.every(Number.isNaN) ? nothing : values;
    keepColumn(kept, key, { values: made, figure, yearsAgo, isUsual: isUsual(of, yearsAgo) });
    return made;
  };

  const numbers = (viewers: StandardId, need: NumberNeed): Float64Array | null => {
    const asked = askedFor(viewers, need.of);
    if (asked === null) return null;
    const key = keyOf(need, asked);
    const known = keptColumn(kept, key);
    if (known) return known.values;
    const figure = figureOf(need.of.id, asked, need.yearsAgo);
    if (figure === null) return null;
    const accounts = remembered(kept.years, need.yearsAgo, () =>
      dossiers.map((dossier) => accountsBack(dossier, day, need.yearsAgo)),
    );
    const values = Float64Array.from(dossiers, (dossier, row) => figure.of(dossier, accounts[row] ?? null));
    return keep(key, need, values, figure);
  };

  const prepareYear = async (yearsAgo: number, pace: Pace) => {
    const known = kept.years.get(yearsAgo);
    if (known) return known;
    const accounts: (YearAccounts | null)[] = [];
    await eachInTurn(dossiers, (dossier) => accounts.push(accountsBack(dossier, day, yearsAgo)), pace);
    kept.years.set(yearsAgo, accounts);
    return accounts;
  };

  const prepareNumbers = async (viewers: StandardId, need: NumberNeed, pace: Pace) => {
    const asked = askedFor(viewers, need.of);
    if (asked === null) return;
    const key = keyOf(need, asked);
    const figure = keptColumn(kept, key) ? null : figureOf(need.of.id, asked, need.yearsAgo);
    if (figure === null) return;
    const accounts = await prepareYear(need.yearsAgo, pace);
    const values = new Float64Array(dossiers.length);
    const fill = (dossier: Dossier, row: number) => {
      values[row] = figure.of(dossier, accounts[row] ?? null);
    };
    await eachInTurn(dossiers, fill, pace);
    keep(key, need, values, figure);
  };

  const sourceFor = (viewers: StandardId): MetricSource => ({
    rows: dossiers.length,
    day: dayInWords,
    numbers: (of, yearsAgo) => numbers(viewers, { of, yearsAgo }),
    words({ id, standard }) {
      const by = standardOf(viewers, id, standard);
      if (by === null) return null;
      return remembered(words, `${id} ${by}`, () =>
        wordColumn(dossiers, id, { day, period: 0, standard: by }),
      );
    },
    statusHistory(standard) {
      const by = standard === null ? viewers : standardNamed(standard);
      return by === null ? null : remembered(histories, by, () => statusHistory(dossiers, by));
    },
  });

  return {
    day,
    sourceFor,
    async prepare(viewers, needs, pace = new Pace()) {
      for (const need of needs.numbers) await prepareNumbers(viewers, need, pace);
      const source = sourceFor(viewers);
      for (const of of needs.words) {
        source.words(of);
        if (pace.isDue) await pace.giveWay();
      }
      for (const standard of needs.histories) {
        source.statusHistory(standard);
        if (pace.isDue) await pace.giveWay();
      }
    },
    mended: async (changed, rows, pace = new Pace()) =>
      createColumns(changed, day, await mendColumns(kept, day, changed, rows, pace)),
    bytes: () => {
      const arrays = new Set(allColumns(kept).map(([, { values }]) => values));
      return [...arrays].reduce((sum, { byteLength }) => sum + byteLength, 0);
    },
  };
}

type Figure = NonNullable<ReturnType<typeof figureOf>>;

/** The standard a metric is asked by: the viewer's where none is named; null where there is none of that name. */
function standardOf(viewers: StandardId, id: string, name: string | null): StandardId | null {
  if (metricById(id)?.perStandard !== true) return tasis.id;
  return name === null ? viewers : standardNamed(name);
}

const keyOf = ({ of, yearsAgo }: NumberNeed, { period, standard }: Asked) =>
  `${of.id} ${period} ${standard} ${yearsAgo}`;

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
