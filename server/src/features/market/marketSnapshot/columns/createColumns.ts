import { dayFromNumber, dayNumber, lastDayOfMonth } from '@tayyib/shared/values/calendar';
import type { StandardId } from '@tayyib/shared/contracts';
import type { MetricSource, Needs, StatusHistory } from '@tayyib/shared/screens';
import { metricById } from '@tayyib/shared/screens';
import { standardNamed, tasis } from '@tayyib/shared/shariah';
import { accountsBack } from '../dossier/yearlyAccounts';
import type { Dossier, YearAccounts } from '../dossier/Dossier';
import { forEachYielding, CooperativePace } from '../../../../lib/CooperativePace';
import { emptyCache, patchColumns } from './columnCache';
import { isOfVerdict } from './halalMetrics';
import type { MetricContext } from './PointMetric';
import { statusHistory } from './statusHistory';
import { figureOf, nameOf, periodOf } from './numberColumns';
import type { Figure } from './numberColumns';
import { usualNames } from './usualColumns';
import { wordColumn } from './wordColumns';
import { LRUCache } from 'lru-cache';
import { defineView } from '../views/snapshotView';
import type { MarketData } from '../views/snapshotView';

/** Columns of figures of all companies on one day, each built on first use and then cached. */
export interface Columns {
  day: number;
  /** The same columns as screens request them. */
  sourceFor(standard: StandardId): MetricSource;
  /** Builds the columns that `sourceFor` would otherwise build on demand. Yields to the event loop. */
  prepare(standard: StandardId, needs: Needs, pace?: CooperativePace): Promise<void>;
  /**
   * The columns after some rows changed: cached columns are patched in those rows. The order and number of
   * rows stay the same. Yields to the event loop.
   */
  patched(dossiers: readonly Dossier[], rows: readonly number[], pace?: CooperativePace): Promise<Columns>;
  /** Bytes of the columns built so far. */
  bytes(): number;
}

type NumberNeed = Needs['numbers'][number];

/** @param day the day all values refer to, a day number */
function createColumns(dossiers: readonly Dossier[], day: number, cache = emptyCache()): Columns {
  const histories = new Map<StandardId, StatusHistory>();
  const dayString = dayFromNumber(day);
  const allUnknown = new Float64Array(dossiers.length).fill(NaN);

  /** Null for an unknown standard. */
  const contextOf = (
    viewers: StandardId,
    { id, period, standard }: NumberNeed['of'],
  ): MetricContext | null => {
    const by = standardOf(viewers, id, standard);
    return by === null ? null : { day, period: periodOf(id, period), standard: by };
  };

  const store = (need: NumberNeed, context: MetricContext, values: Float64Array, figure: Figure) => {
    // columns without any value share one array
    const made = values.every(Number.isNaN) ? allUnknown : values;
    const isUsual = usualNames.has(nameOf(need, context.period));
    cache.numbers.set(keyOf(need, context), { values: made, figure, yearsAgo: need.yearsAgo, isUsual });
    return made;
  };

  const numbers = (viewers: StandardId, need: NumberNeed): Float64Array | null => {
    const context = contextOf(viewers, need.of);
    if (context === null) return null;
    const cached = cache.numbers.get(keyOf(need, context));
    if (cached) return cached.values;
    const figure = figureOf(need.of.id, context, need.yearsAgo);
    if (figure === null) return null;
    const accounts = getOrCreate(cache.years, need.yearsAgo, () =>
      dossiers.map((dossier) => accountsBack(dossier, day, need.yearsAgo)),
    );
    const values = Float64Array.from(dossiers, (dossier, row) => figure.of(dossier, accounts[row] ?? null));
    return store(need, context, values, figure);
  };

  const prepareYear = async (yearsAgo: number, pace: CooperativePace) => {
    const cached = cache.years.get(yearsAgo);
    if (cached) return cached;
    const accounts: (YearAccounts | null)[] = [];
    await forEachYielding(dossiers, (dossier) => accounts.push(accountsBack(dossier, day, yearsAgo)), pace);
    cache.years.set(yearsAgo, accounts);
    return accounts;
  };

  const prepareNumbers = async (viewers: StandardId, need: NumberNeed, pace: CooperativePace) => {
    const context = contextOf(viewers, need.of);
    if (context === null) return;
    if (cache.numbers.get(keyOf(need, context))) return;
    const figure = figureOf(need.of.id, context, need.yearsAgo);
    if (figure === null) return;
    const accounts = await prepareYear(need.yearsAgo, pace);
    const values = new Float64Array(dossiers.length);
    const fill = (dossier: Dossier, row: number) => {
      values[row] = figure.of(dossier, accounts[row] ?? null);
    };
    await forEachYielding(dossiers, fill, pace);
    store(need, context, values, figure);
  };

  const sourceFor = (viewers: StandardId): MetricSource => ({
    rows: dossiers.length,
    day: dayString,
    numbers: (of, yearsAgo) => numbers(viewers, { of, yearsAgo }),
    words({ id, standard }) {
      const by = standardOf(viewers, id, standard);
      if (by === null) return null;
      const key = `${id} ${by}`;
      const words = cache.words.get(key) ?? wordColumn(dossiers, id, { day, period: 0, standard: by });
      if (words !== null) cache.words.set(key, words);
      return words?.column ?? null;
    },
    statusHistory(standard) {
      const by = standard === null ? viewers : standardNamed(standard);
      return by === null ? null : getOrCreate(histories, by, () => statusHistory(dossiers, by));
    },
  });

  return {
    day,
    sourceFor,
    async prepare(viewers, needs, pace = new CooperativePace()) {
      for (const need of needs.numbers) await prepareNumbers(viewers, need, pace);
      const source = sourceFor(viewers);
      for (const of of needs.words) {
        source.words(of);
        if (pace.isDue) await pace.yieldToEventLoop();
      }
      for (const standard of needs.histories) {
        source.statusHistory(standard);
        if (pace.isDue) await pace.yieldToEventLoop();
      }
    },
    patched: async (changed, rows, pace = new CooperativePace()) =>
      createColumns(changed, day, await patchColumns(cache, day, changed, rows, pace)),
    bytes: () => {
      const arrays = new Set(cache.numbers.entries().map(([, { values }]) => values));
      return [...arrays].reduce((sum, { byteLength }) => sum + byteLength, 0);
    },
  };
}

/** The standard a metric is evaluated by: the viewer's where none is named; null for an unknown name. */
function standardOf(viewers: StandardId, id: string, name: string | null): StandardId | null {
  if (metricById(id)?.perStandard !== true && !isOfVerdict(id)) return tasis.id;
  return name === null ? viewers : standardNamed(name);
}

const keyOf = (need: NumberNeed, { period, standard }: MetricContext) =>
  `${nameOf(need, period)} ${standard}`;

function getOrCreate<Key, Value>(cached: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = cached.get(key);
  if (before !== undefined) return before;
  const made = make();
  cached.set(key, made);
  return made;
}

/** The columns of a snapshot. */
export interface MarketColumns {
  today: Columns;
  /** Columns for screens. @param asOf a month `YYYY-MM`, evaluated on its last day; null for today */
  on: (asOf: string | null) => Columns;
}

/** Past months whose columns are cached. */
const maxCachedMonths = 3;

/** Columns of past months are not patched: they are rarely requested twice. */
export const marketColumns = defineView<MarketColumns>({
  build: (market) => columnsOf(market, createColumns(market.dossiers, dayNumber(market.day))),
  patch: async ({ today }, market, rows, pace) =>
    columnsOf(market, rows.length === 0 ? today : await today.patched(market.dossiers, rows, pace)),
});

function columnsOf({ dossiers, day }: MarketData, today: Columns): MarketColumns {
  const months = new LRUCache<string, Columns>({ max: maxCachedMonths });
  return {
    today,
    on(asOf) {
      if (asOf === null) return today;
      const cached = months.get(asOf);
      if (cached) return cached;
      const columns = createColumns(dossiers, Math.min(dayNumber(lastDayOfMonth(asOf)), dayNumber(day)));
      months.set(asOf, columns);
      return columns;
    },
  };
}
