import type { WatchlistColumn } from '@tayyib/shared/contracts';
import { and, eq, max, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { findWatchlist, withWatchlistLock, type WatchlistContext } from './withWatchlistLock';
import { titleInUse, watchlistLimit } from './watchlistProblems';
import type { WatchlistRow } from './watchlistRepository';
import { readWatchlists } from './watchlistRepository';
import { watchlists } from '../../../database/schema/personal/watchlistTables';

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
        return insertWatchlist(tx, userId, title);
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
  };
}

/** Adds a watchlist after the user's others, whose limit was checked. Throws a 409 problem if they use the title already, in any case. */
export async function insertWatchlist(tx: Transaction, userId: string, title: string): Promise<WatchlistRow> {
  await assertTitleFree(tx, userId, title);
  const [last] = await tx
    .select({ position: max(watchlists.position) })
    .from(watchlists)
    .where(eq(watchlists.userId, userId));
  const position = (last?.position ?? 0) + 1;
  await tx.insert(watchlists).values({ userId, title, position });
  return findWatchlist(await readWatchlists(tx, userId), (row) => row.title === title);
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
