import { dayNumber, lastDayOfMonth } from '@tayyib/shared/calendar';
import type { IpoSummary, ScreenQuery, ScreenReply, StandardId } from '@tayyib/shared/contracts';
import type { MetricSource, Needs, Search } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import { createColumns } from './columns/createColumns';
import type { Columns } from './columns/createColumns';
import type { Dossier } from './dossier/Dossier';
import type { Ipo } from '../../facts/facts/iposRepository';
import { ipoIndex, prepareIpoIndex } from './search/ipoIndex';
import { ipoSummary, statusOfCompany } from './search/ipoSummary';
import { forEachYielding } from '../../../lib/CooperativePace';
import type { CooperativePace } from '../../../lib/CooperativePace';
import type { PickerScreens } from './picker/pickerScreens';
import { createPickerScreens } from './picker/pickerScreens';
import { createStockIndex } from './search/stockIndex';
import type { StockIndex } from './search/stockIndex';
import { stockSummary } from './search/stockSummary';

/** The whole market on one day, in memory. Immutable: a change to the database produces a new snapshot. */
export interface MarketSnapshot {
  /** The day all values refer to, `YYYY-MM-DD`. */
  day: string;
  /** One row per company, ordered by symbol. */
  dossiers: readonly Dossier[];
  rowOf: (isin: string) => number | undefined;
  /** IPOs, newest first. */
  ipos: readonly Ipo[];
  search: Search;
  /** IPOs by name or code. */
  searchIpos: (text: string, limit: number) => IpoSummary[];
  /** The halal screener. */
  screen: (query: ScreenQuery) => ScreenReply;
  /** Columns for text screens. @param asOf a month `YYYY-MM`, evaluated on its last day; null for today */
  source: (standard: StandardId, asOf: string | null) => MetricSource;
  /** Builds the search index, or the halal screener, yielding between batches. */
  prepareSearch: (pace?: CooperativePace) => Promise<void>;
  prepareScreen: (standard: StandardId, pace?: CooperativePace) => Promise<void>;
  /** Builds the columns that `source` would otherwise build on demand, yielding between batches. */
  prepareColumns: (
    standard: StandardId,
    asOf: string | null,
    needs: Needs,
    pace?: CooperativePace,
  ) => Promise<void>;
  /**
   * The next snapshot, in which these companies are new, changed or (null) removed. Yields to the event loop.
   */
  with: (
    changed: ReadonlyMap<string, Dossier | null>,
    ipos: readonly Ipo[],
    pace?: CooperativePace,
  ) => Promise<MarketSnapshot>;
  /** Bytes of the columns built so far. */
  columnBytes: () => number;
}

/** Past months whose columns are cached. */
const maxCachedMonths = 3;

/** Derived data of the companies of a snapshot, in the same order. */
interface Derived {
  /** The row of each company. */
  rows: ReadonlyMap<string, number>;
  columns: Columns;
  stockIndex: StockIndex;
  screens: PickerScreens;
}

function derivedOf(dossiers: readonly Dossier[], day: number): Derived {
  return {
    rows: new Map(dossiers.map(({ isin }, row) => [isin, row])),
    columns: createColumns(dossiers, day),
    stockIndex: createStockIndex(dossiers, day),
    screens: createPickerScreens(dossiers, day),
  };
}

/** @param derived reused from a snapshot with the same companies in the same order */
export function createMarketSnapshot(
  dossiers: readonly Dossier[],
  ipos: readonly Ipo[],
  day: string,
  derived: Derived = derivedOf(dossiers, dayNumber(day)),
): MarketSnapshot {
  const { rows, columns, stockIndex, screens } = derived;
  const rowOf = (isin: string) => rows.get(isin);
  const today = dayNumber(day);
  const months = new LRUCache<string, Columns>({ max: maxCachedMonths });

  const columnsOn = (month: string): Columns => {
    const known = months.get(month);
    if (known) return known;
    const its = createColumns(dossiers, Math.min(dayNumber(lastDayOfMonth(month)), today));
    months.set(month, its);
    return its;
  };

  const columnsFor = (asOf: string | null) => (asOf === null ? columns : columnsOn(asOf));

  return {
    day,
    dossiers,
    rowOf,
    search: (text, limit) =>
      stockIndex.find(text, limit).flatMap((row) => {
        const dossier = dossiers[row];
        return dossier === undefined ? [] : [stockSummary(dossier)];
      }),
    ipos,
    searchIpos: (text, limit) =>
      ipoIndex(ipos)(text, limit).flatMap((place) => {
        const ipo = ipos[place];
        return ipo === undefined ? [] : [ipoSummary(ipo, statusOfCompany({ dossiers, rowOf }, ipo.isin))];
      }),
    screen: ({ standard, ...question }) => screens.run(standard, question),
    source: (standard, asOf) => columnsFor(asOf).sourceFor(standard),
    prepareSearch: async (pace) => {
      await stockIndex.prepare(pace);
      await prepareIpoIndex(ipos, pace);
    },
    prepareScreen: (standard, pace) => screens.prepare(standard, pace),
    prepareColumns: (standard, asOf, needs, pace) => columnsFor(asOf).prepare(standard, needs, pace),
    async with(changed, issues, pace) {
      if (changed.size === 0) return createMarketSnapshot(dossiers, issues, day, derived);
      const patched = [...dossiers];
      const changedRows: number[] = [];
      const [added, gone]: [Dossier[], Set<Dossier>] = [[], new Set()];
      const place = ([isin, dossier]: [string, Dossier | null]) => {
        const row = rows.get(isin);
        const before = row === undefined ? undefined : dossiers[row];
        if (dossier === null) {
          if (before !== undefined) gone.add(before);
        } else if (row === undefined) added.push(dossier);
        else {
          patched[row] = dossier;
          changedRows.push(row);
        }
      };
      await forEachYielding([...changed], place, pace);
      if (added.length === 0 && gone.size === 0) {
        return createMarketSnapshot(patched, issues, day, {
          rows,
          columns: await columns.patched(patched, changedRows, pace),
          stockIndex: await stockIndex.patched(patched, changedRows, pace),
          screens: await screens.patched(patched, changedRows, pace),
        });
      }
      const remaining = patched.filter((dossier) => !gone.has(dossier));
      const snapshot = createMarketSnapshot(inOrder([...remaining, ...added]), issues, day);
      await snapshot.prepareSearch(pace);
      return snapshot;
    },
    columnBytes: () => columns.bytes(),
  };
}

/** Rows are ordered by symbol, so that they are the same on every node. */
export const inOrder = (dossiers: readonly Dossier[]): Dossier[] =>
  [...dossiers].sort((a, b) => compareText(a.symbol, b.symbol) || compareText(a.isin, b.isin));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
