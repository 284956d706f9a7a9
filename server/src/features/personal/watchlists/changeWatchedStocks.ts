import type { AddStocksBody, CopyStocksBody, RemarksBody, StockOrderBody } from '@tayyib/shared/contracts';
import { today } from '@tayyib/shared/values/calendar';
import { and, eq, inArray } from 'drizzle-orm';
import { securities } from '../../../database/schema/facts/factsTables';
import { watchlistStocks } from '../../../database/schema/personal/watchlistTables';
import type { Transaction } from '../../../database/client';
import { findWatchlist, withWatchlistLock, type WatchlistContext } from './withWatchlistLock';
import { insertStocks } from './insertStocks';
import { byOwnOrder, placeAfter, readOrder, writeOrder } from './stockOrderRepository';
import { stockNotWatched, unknownStocks } from './watchlistProblems';
import { readWatchlists, type WatchlistRow } from './watchlistRepository';

/** These stocks of a watchlist. */
export const rowsOf = (id: string, isins: readonly string[]) =>
  and(eq(watchlistStocks.watchlistId, id), inArray(watchlistStocks.isin, [...isins]));

/**
 * Changes to the stocks of one user's watchlists: their order, what is written beside them, and many at once. Each is one
 * transaction, as in `changeWatchlists`.
 * @param context its clock tells the day a target was written: splits and bonuses after it divide it
 */
export function changeWatchedStocks(context: WatchlistContext) {
  const columnsOf = (remarks: RemarksBody) => remarkColumns(remarks, today(context.clock));
  return {
    /** Adds those that are not there yet; refused as a whole when they do not fit. Returns the added ones. */
    add: (userId: string, id: string, { stocks }: AddStocksBody): Promise<string[]> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const row = findWatchlist(await readWatchlists(tx, userId), (each) => each.id === id);
        const order = await readOrder(tx, id);
        await assertListed(
          tx,
          stocks.map(({ isin }) => isin).filter((isin) => !order.includes(isin)),
        );
        return insertStocks(
          tx,
          plan,
          row,
          stocks.map(({ isin, after, ...remarks }) => ({ isin, after, ...columnsOf(remarks) })),
        );
      }),

    /**
     * Puts the stock into exactly these watchlists, and removes it from all others. Refused as a whole when
     * one of the new ones is full.
     */
    place: (userId: string, isin: string, ids: readonly string[]): Promise<WatchlistRow[]> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const mine = await readWatchlists(tx, userId, isin);
        const wanted = ids.map((id) => findWatchlist(mine, (row) => row.id === id));
        for (const list of wanted) await insertStocks(tx, plan, list, [{ isin }]);
        for (const list of mine) {
          if (list.hasStock && !wanted.includes(list))
            await tx.delete(watchlistStocks).where(rowsOf(list.id, [isin]));
        }
        return readWatchlists(tx, userId, isin);
      }),

    /** Puts the stock into one watchlist and leaves the others unchanged. */
    addOne: (userId: string, isin: string, id: string): Promise<WatchlistRow> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const row = findWatchlist(await readWatchlists(tx, userId, isin), (each) => each.id === id);
        const added = await insertStocks(tx, plan, row, [{ isin }]);
        return { ...row, stockCount: row.stockCount + added.length, hasStock: true };
      }),

    /** Removes those that are there. Returns the removed ones. */
    remove: (userId: string, id: string, isins: readonly string[]): Promise<string[]> =>
      withWatchlistLock(context, userId, async (tx) => {
        findWatchlist(await readWatchlists(tx, userId), (each) => each.id === id);
        const gone = await tx
          .delete(watchlistStocks)
          .where(rowsOf(id, isins))
          .returning({ isin: watchlistStocks.isin });
        return gone.map(({ isin }) => isin);
      }),

    /** Returns the stocks that the other watchlist did not have. Those it had keep what is written there. */
    copy: (userId: string, id: string, { isins, to, move }: CopyStocksBody): Promise<string[]> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const mine = await readWatchlists(tx, userId);
        findWatchlist(mine, (each) => each.id === id);
        // moved onto itself, nothing changes
        if (id === to) return [];
        const target = findWatchlist(mine, (each) => each.id === to);
        const rows = await tx
          .select()
          .from(watchlistStocks)
          .where(rowsOf(id, isins))
          .orderBy(...byOwnOrder);
        const added = await insertStocks(tx, plan, target, rows);
        if (move) await tx.delete(watchlistStocks).where(rowsOf(id, isins));
        return added;
      }),

    /** Puts one stock right after another. */
    reorder: (userId: string, id: string, { isin, after }: StockOrderBody): Promise<string[]> =>
      withWatchlistLock(context, userId, async (tx) => {
        findWatchlist(await readWatchlists(tx, userId), (each) => each.id === id);
        const order = await readOrder(tx, id);
        const next = order.includes(isin) ? placeAfter(order, isin, after) : null;
        if (next === null) throw stockNotWatched();
        await writeOrder(tx, id, next);
        return [isin];
      }),

    /** Changes what is written beside one stock; what is absent stays. */
    remark: (userId: string, id: string, isin: string, remarks: RemarksBody): Promise<string[]> =>
      withWatchlistLock(context, userId, async (tx) => {
        findWatchlist(await readWatchlists(tx, userId), (each) => each.id === id);
        // setting the key to itself keeps an empty change valid
        const [changed] = await tx
          .update(watchlistStocks)
          .set({ isin, ...columnsOf(remarks) })
          .where(rowsOf(id, [isin]))
          .returning({ isin: watchlistStocks.isin });
        if (!changed) throw stockNotWatched();
        return [changed.isin];
      }),
  };
}

/** Tags that differ in case only are one. */
const distinct = (tags: readonly string[]) => [
  ...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values(),
];

const remarkColumns = ({ note, tags, targetRupees }: RemarksBody, day: string) => ({
  ...(note !== undefined && { note }),
  ...(tags !== undefined && { tags: distinct(tags) }),
  ...(targetRupees === null && { targetRupees, targetDay: null }),
  ...(typeof targetRupees === 'number' && { targetRupees: targetRupees.toFixed(2), targetDay: day }),
});

/** Throws a 404 problem if some of these are not listed anywhere. */
export async function assertListed(tx: Transaction, isins: readonly string[]) {
  const known = await tx
    .select({ isin: securities.isin })
    .from(securities)
    .where(inArray(securities.isin, [...isins]));
  const unknown = isins.filter((isin) => !known.some((security) => security.isin === isin));
  if (unknown.length > 0) throw unknownStocks(unknown);
}
