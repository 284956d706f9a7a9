import type { WatchlistColumn } from '@tayyib/shared/contracts';
import type { Plan } from '@tayyib/shared/plans';
import { and, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { findWatchlist, withWatchlistLock, type WatchlistContext } from './withWatchlistLock';
import { stockLimit, titleInUse, watchlistLimit } from './watchlistProblems';
import type { WatchlistRow } from './watchlistRepository';
import { readWatchlists } from './watchlistRepository';
import { watchlists, watchlistStocks } from '../../../database/schema/personal/watchlistTables';

/**
 * Changes to one user's watchlists. Each is one transaction: either all of it happens, or it throws a
 * ProblemError and nothing does.
 */
export function changeWatchlists(context: WatchlistContext) {
  return {
    /** Refuses at or above the plan's number of watchlists, and a title the user already uses, in any case. */
    create: (userId: string, title: string): Promise<WatchlistRow> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const mine = await readWatchlists(tx, userId);
        if (mine.length >= plan.watchlists) throw watchlistLimit(plan, mine.length);
        await assertTitleFree(tx, userId, title);
        const [last] = await tx
          .select({ position: max(watchlists.position) })
          .from(watchlists)
          .where(eq(watchlists.userId, userId));
        const position = (last?.position ?? 0) + 1;
        await tx.insert(watchlists).values({ userId, title, position });
        return findWatchlist(await readWatchlists(tx, userId), (row) => row.title === title);
      }),

    rename: (userId: string, id: string, title: string): Promise<WatchlistRow> =>
      withWatchlistLock(context, userId, async (tx) => {
        const row = findWatchlist(await readWatchlists(tx, userId), (each) => each.id === id);
        await assertTitleFree(tx, userId, title, id);
        await tx.update(watchlists).set({ title }).where(eq(watchlists.id, id));
        return { ...row, title };
      }),

    /** Chooses the columns of its table. */
    setColumns: (userId: string, id: string, columns: WatchlistColumn[] | null): Promise<WatchlistRow> =>
      withWatchlistLock(context, userId, async (tx) => {
        const row = findWatchlist(await readWatchlists(tx, userId), (each) => each.id === id);
        await tx.update(watchlists).set({ columns }).where(eq(watchlists.id, id));
        return row;
      }),

    /** Its stocks are deleted with it. */
    remove: (userId: string, id: string): Promise<void> =>
      withWatchlistLock(context, userId, async (tx) => {
        findWatchlist(await readWatchlists(tx, userId), (row) => row.id === id);
        await tx.delete(watchlists).where(eq(watchlists.id, id));
      }),

    /**
     * Puts the stock into exactly these watchlists, and removes it from all others. Refused as a whole when
     * one of the new ones is full.
     */
    place: (userId: string, isin: string, ids: readonly string[]): Promise<WatchlistRow[]> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const mine = await readWatchlists(tx, userId, isin);
        const wanted = new Set(ids);
        for (const id of wanted) findWatchlist(mine, (row) => row.id === id);
        const entered = mine.filter((row) => wanted.has(row.id) && !row.hasStock);
        const left = mine.filter((row) => !wanted.has(row.id) && row.hasStock);
        await enter(tx, plan, entered, isin);
        await leave(tx, left, isin);
        return readWatchlists(tx, userId, isin);
      }),

    /** Puts the stock into one watchlist and leaves the others unchanged. */
    add: (userId: string, isin: string, id: string): Promise<WatchlistRow> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const row = findWatchlist(await readWatchlists(tx, userId, isin), (each) => each.id === id);
        if (row.hasStock) return row;
        await enter(tx, plan, [row], isin);
        return { ...row, stockCount: row.stockCount + 1, hasStock: true };
      }),

    /** For a stock that was removed already, the same response. */
    take: (userId: string, isin: string, id: string): Promise<WatchlistRow> =>
      withWatchlistLock(context, userId, async (tx) => {
        const row = findWatchlist(await readWatchlists(tx, userId, isin), (each) => each.id === id);
        if (!row.hasStock) return row;
        await leave(tx, [row], isin);
        return { ...row, stockCount: row.stockCount - 1, hasStock: false };
      }),
  };
}

async function enter(tx: Transaction, plan: Plan, rows: readonly WatchlistRow[], isin: string) {
  const full = rows.find((row) => row.stockCount >= plan.stocksPerWatchlist);
  if (full) throw stockLimit(full.title, plan);
  if (rows.length === 0) return;
  await tx
    .insert(watchlistStocks)
    .values(rows.map((row) => ({ watchlistId: row.id, isin, position: aboveAll(row.id) })));
}

/** The position on top of a watchlist. */
const aboveAll = (watchlistId: string) =>
  sql`(select coalesce(min(position), 0) - 1 from watchlist_stocks where watchlist_id = ${watchlistId})`;

async function leave(tx: Transaction, rows: readonly WatchlistRow[], isin: string) {
  const ids = rows.map((row) => row.id);
  await tx
    .delete(watchlistStocks)
    .where(and(inArray(watchlistStocks.watchlistId, ids), eq(watchlistStocks.isin, isin)));
}

/** The database compares, because its unique index uses the database's lower case. */
async function assertTitleFree(tx: Transaction, userId: string, title: string, exceptId?: string) {
  const [existing] = await tx
    .select({ id: watchlists.id })
    .from(watchlists)
    .where(
      and(
        eq(watchlists.userId, userId),
        sql`lower(${watchlists.title}) = lower(${title}::text)`,
        exceptId === undefined ? undefined : ne(watchlists.id, exceptId),
      ),
    );
  if (existing) throw titleInUse();
}
