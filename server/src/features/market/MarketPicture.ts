import type { IpoSummary, ScreenQuery, ScreenReply, StandardId } from '@tayyib/shared/contracts';
import { createScreen } from '@tayyib/shared/screens';
import type { MetricSource, Screen, Search } from '@tayyib/shared/screens';
import { createColumns } from './columns/createColumns';
import type { Columns } from './columns/createColumns';
import { dayNumber, lastDayOf } from './days';
import type { Dossier } from './Dossier';
import type { Ipo } from '../facts/iposRepository';
import { ipoIndex } from './ipoIndex';
import { ipoSummary, statusOfCompany } from './ipoSummary';
import { screenRow } from './screenRow';
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
  /** The next picture, in which these companies are new, changed or (null) gone. */
  with: (changed: ReadonlyMap<string, Dossier | null>, ipos: readonly Ipo[]) => MarketPicture;
  /** Bytes of the columns made so far. */
  columnBytes: () => number;
}

/** Past months of which columns are kept. */
const mostMonths = 3;

/** @param columns and @param stockIndex are of the same companies in the same order, where they were made before */
export function createMarketPicture(
  dossiers: readonly Dossier[],
  ipos: readonly Ipo[],
  day: string,
  columns: Columns = createColumns(dossiers, dayNumber(day)),
  stockIndex: StockIndex = createStockIndex(dossiers, dayNumber(day)),
): MarketPicture {
  const rows = new Map(dossiers.map(({ isin }, row) => [isin, row]));
  const rowOf = (isin: string) => rows.get(isin);
  const today = dayNumber(day);
  const months = new Map<string, Columns>();
  const screens = new Map<StandardId, Screen>();

  const screenBy = (standard: StandardId): Screen => {
    const known = screens.get(standard);
    if (known) return known;
    const screen = createScreen(dossiers.map((dossier) => screenRow(dossier, standard, today)));
    screens.set(standard, screen);
    return screen;
  };

  const columnsOn = (month: string): Columns => {
    const known = months.get(month);
    if (known) return known;
    const [oldest] = months.keys();
    if (months.size >= mostMonths && oldest !== undefined) months.delete(oldest);
    const its = createColumns(dossiers, Math.min(dayNumber(lastDayOf(month)), today));
    months.set(month, its);
    return its;
  };

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
    screen: ({ standard, ...question }) => screenBy(standard)(question),
    source: (standard, asOf) => (asOf === null ? columns : columnsOn(asOf)).sourceFor(standard),
    with(changed, issues) {
      if (changed.size === 0) return createMarketPicture(dossiers, issues, day, columns, stockIndex);
      const isSameRows = [...changed].every(([isin, dossier]) => (dossier === null) === !rows.has(isin));
      const next = dossiers.flatMap(
        (before) => changed.get(before.isin) ?? (changed.has(before.isin) ? [] : [before]),
      );
      if (isSameRows) {
        const places = [...changed.keys()].flatMap((isin) => rows.get(isin) ?? []);
        const index = stockIndex.after(next, places);
        return createMarketPicture(next, issues, day, columns.mended(next, places), index);
      }
      const added = [...changed].flatMap(([isin, dossier]) =>
        dossier !== null && !rows.has(isin) ? [dossier] : [],
      );
      return createMarketPicture(inOrder([...next, ...added]), issues, day);
    },
    columnBytes: () => columns.bytes(),
  };
}

/** Rows stand by symbol, so that every node has them alike. */
export const inOrder = (dossiers: readonly Dossier[]): Dossier[] =>
  [...dossiers].sort((a, b) => compareText(a.symbol, b.symbol) || compareText(a.isin, b.isin));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
