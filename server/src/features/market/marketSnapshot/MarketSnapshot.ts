import type { FoundStock, IpoSummary, StandardId } from '@tayyib/shared/contracts';
import type { RowOrders, Tolerance } from '@tayyib/shared/screens';
import { tasis } from '@tayyib/shared/shariah';
import { forEachYielding, CooperativePace } from '../../../lib/CooperativePace';
import type { Ipo } from '../../facts/records/iposRepository';
import { usualNeeds } from './columns/usualColumns';
import { marketColumns } from './columns/createColumns';
import type { MarketColumns } from './columns/createColumns';
import type { Dossier } from './dossier/Dossier';
import { formerlyOf } from './search/formerlyOf';
import { ipoSummary, statusOfCompany } from './search/ipoSummary';
import { marketNames } from './search/marketNames';
import type { MarketNames } from './search/marketNames';
import { stockSummary } from './search/stockSummary';
import { allViews, rowOrders } from './views/allViews';
import type { MarketData, SnapshotView } from './views/snapshotView';

/**
 * The whole market on one day, in memory, in rupees and fractions. Immutable: a change to the database
 * produces a new snapshot.
 */
export interface MarketSnapshot extends MarketData {
  /** Something derived from this snapshot. */
  view: <Value>(view: SnapshotView<Value>, pace?: CooperativePace) => Promise<Value>;
  /** Stocks by name or code, also by those they had before, best first, with the verdicts of a standard. */
  search: (text: string, limit: number, tolerance?: Tolerance, standard?: StandardId) => FoundStock[];
  /** IPOs by name or code. */
  searchIpos: (text: string, limit: number, tolerance?: Tolerance, standard?: StandardId) => IpoSummary[];
  contains: MarketNames['contains'];
  sort: RowOrders['sort'];
  columns: MarketColumns['on'];
  /**
   * The next snapshot, in which these companies are new, changed or (null) removed. Yields to the event loop.
   */
  with: (
    changed: ReadonlyMap<string, Dossier | null>,
    ipos: readonly Ipo[],
    pace?: CooperativePace,
  ) => Promise<MarketSnapshot>;
}

/** A snapshot of these companies. Yields to the event loop while what every request needs is built. */
export function createMarketSnapshot(
  dossiers: readonly Dossier[],
  ipos: readonly Ipo[],
  day: string,
  pace?: CooperativePace,
): Promise<MarketSnapshot> {
  const ordered = inOrder(dossiers);
  const rows = new Map(ordered.map(({ isin }, row) => [isin, row]));
  return snapshotOf({ day, dossiers: ordered, rowOf: (isin) => rows.get(isin), ipos }, pace);
}

async function snapshotOf(market: MarketData, pace?: CooperativePace): Promise<MarketSnapshot> {
  const { day, dossiers, rowOf, ipos } = market;
  const columns = await marketColumns.of(market, pace);
  const names = await marketNames.of(market, pace);
  const orders = await rowOrders.of(market, pace);
  return {
    ...market,
    view: (view, viewPace) => view.of(market, viewPace),
    search: (text, limit, tolerance, standard) =>
      names.findStocks(text, limit, tolerance).flatMap((row) => {
        const dossier = dossiers[row];
        if (dossier === undefined) return [];
        const formerly = formerlyOf(dossier, text);
        return [{ ...stockSummary(dossier, standard), ...(formerly !== undefined && { formerly }) }];
      }),
    searchIpos: (text, limit, tolerance, standard) =>
      names.findIpos(text, limit, tolerance).flatMap((place) => {
        const ipo = ipos[place];
        return ipo === undefined ? [] : [ipoSummary(ipo, statusOfCompany(market, ipo.isin, standard))];
      }),
    contains: names.contains,
    sort: orders.sort,
    columns: columns.on,
    async with(changed, nextIpos, nextPace) {
      const patched = [...dossiers];
      const changedRows: number[] = [];
      const added: Dossier[] = [];
      const gone: Set<number> = new Set();
      const place = ([isin, dossier]: [string, Dossier | null]) => {
        const row = rowOf(isin);
        if (dossier === null) {
          if (row !== undefined) gone.add(row);
        } else if (row === undefined) added.push(dossier);
        else {
          patched[row] = dossier;
          changedRows.push(row);
        }
      };
      await forEachYielding([...changed], place, nextPace);
      if (added.length > 0 || gone.size > 0) {
        const remaining = patched.filter((_dossier, row) => !gone.has(row));
        return createMarketSnapshot([...remaining, ...added], nextIpos, day, nextPace);
      }
      const next: MarketData = { day, dossiers: patched, rowOf, ipos: nextIpos };
      for (const view of allViews) view.carryOver(market, next, changedRows);
      return snapshotOf(next, nextPace);
    },
  };
}

/** Rows are ordered by symbol, so that they are the same on every node. */
const inOrder = (dossiers: readonly Dossier[]): Dossier[] =>
  [...dossiers].sort((a, b) => compareText(a.symbol, b.symbol) || compareText(a.isin, b.isin));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Builds in advance whatever requests commonly need, all but unusual periods, months and standards. Yields to
 * the event loop.
 */
export async function warmUp(snapshot: MarketSnapshot, pace = new CooperativePace()): Promise<void> {
  await snapshot.columns(null).prepare(tasis.id, usualNeeds, pace);
}
