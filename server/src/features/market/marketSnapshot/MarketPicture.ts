import { dayNumber, lastDayOfMonth } from '@tayyib/shared/calendar';
import type { IpoSummary, ScreenQuery, ScreenReply, StandardId } from '@tayyib/shared/contracts';
import type { MetricSource, Needs, Search } from '@tayyib/shared/screens';
import { LRUCache } from 'lru-cache';
import { createColumns } from './columns/createColumns';
import type { Columns } from './columns/createColumns';
import type { Dossier } from './Dossier';
import type { Ipo } from '../../facts/facts/iposRepository';
import { ipoIndex, prepareIpoIndex } from './ipoIndex';
import { ipoSummary, statusOfCompany } from './ipoSummary';
import { eachInTurn } from '../../../lib/Pace';
import type { Pace } from '../../../lib/Pace';
import type { PickerScreens } from './pickerScreens';
import { createPickerScreens } from './pickerScreens';
import { createStockIndex } from './stockIndex';
import type { StockIndex } from './stockIndex';
import { stockSummary } from './stockSummary';

/** The whole market on one day, in memory. It never changes: a change of the store makes the next one. */
export interface MarketPicture {
  /** The day all values speak of, `YYYY-MM-DD`. */
  day: string;
  /** One row a company, by symbol. */
  dossiers: readonly Dossier[];
  rowOf: (isin: string) => number | undefined;
  /** Public issues, the newest first. */
  ipos: readonly Ipo[];
  search: Search;
  /** Public issues by name or code. */
  searchIpos: (text: string, limit: number) => IpoSummary[];
  /** The screener by pickers. */
  screen: (query: ScreenQuery) => ScreenReply;
  /** Columns for screens in words. @param asOf a month `YYYY-MM`, on whose last day all is taken; null for today */
  source: (standard: StandardId, asOf: string | null) => MetricSource;
  /** Makes ready what search needs, or the screener by pickers, while others have their turn. */
  prepareSearch: (pace?: Pace) => Promise<void>;
  prepareScreen: (standard: StandardId, pace?: Pace) => Promise<void>;
  /** Makes the columns ready that `source` would make when asked for them, while others have their turn. */
  prepareColumns: (standard: StandardId, asOf: string | null, needs: Needs, pace?: Pace) => Promise<void>;
  /** The next picture, in which these companies are new, changed or (null) gone. Others have their turn meanwhile. */
  with: (
    changed: ReadonlyMap<string, Dossier | null>,
    ipos: readonly Ipo[],
    pace?: Pace,
  ) => Promise<MarketPicture>;
  /** Bytes of the columns made so far. */
  columnBytes: () => number;
}

/** Past months of which columns are kept. */
const mostMonths = 3;

/** What is made of the companies of a picture, in their order. */
interface Derived {
  /** The place of each company. */
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

/** @param derived is of the same companies in the same order, where it was made before */
export function createMarketPicture(
  dossiers: readonly Dossier[],
  ipos: readonly Ipo[],
  day: string,
  derived: Derived = derivedOf(dossiers, dayNumber(day)),
): MarketPicture {
  const { rows, columns, stockIndex, screens } = derived;
  const rowOf = (isin: string) => rows.get(isin);
  const today = dayNumber(day);
  const months = new LRUCache<string, Columns>({ max: mostMonths });

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
    screen: ({ standard, ...question }) => screens.ask(standard, question),
    source: (standard, asOf) => columnsFor(asOf).sourceFor(standard),
    prepareSearch: async (pace) => {
      await stockIndex.prepare(pace);
      await prepareIpoIndex(ipos, pace);
    },
    prepareScreen: (standard, pace) => screens.prepare(standard, pace),
    prepareColumns: (standard, asOf, needs, pace) => columnsFor(asOf).prepare(standard, needs, pace),
    async with(changed, issues, pace) {
      if (changed.size === 0) return createMarketPicture(dossiers, issues, day, derived);
      const next = [...dossiers];
      const places: number[] = [];
      const [added, gone]: [Dossier[], Set<Dossier>] = [[], new Set()];
      const place = ([isin, dossier]: [string, Dossier | null]) => {
        const row = rows.get(isin);
        const before = row === undefined ? undefined : dossiers[row];
        if (dossier === null) {
          if (before !== undefined) gone.add(before);
        } else if (row === undefined) added.push(dossier);
        else {
          next[row] = dossier;
          places.push(row);
        }
      };
      await eachInTurn([...changed], place, pace);
      if (added.length === 0 && gone.size === 0) {
        return createMarketPicture(next, issues, day, {
          rows,
          columns: await columns.mended(next, places, pace),
          stockIndex: await stockIndex.after(next, places, pace),
          screens: await screens.after(next, places, pace),
        });
      }
      const stay = next.filter((dossier) => !gone.has(dossier));
      const picture = createMarketPicture(inOrder([...stay, ...added]), issues, day);
      await picture.prepareSearch(pace);
      return picture;
    },
    columnBytes: () => columns.bytes(),
  };
}

/** Rows stand by symbol, so that every node has them alike. */
export const inOrder = (dossiers: readonly Dossier[]): Dossier[] =>
  [...dossiers].sort((a, b) => compareText(a.symbol, b.symbol) || compareText(a.isin, b.isin));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
