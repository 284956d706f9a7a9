import type { UndoOfWatching } from '@tayyib/shared/contracts';
import type { Plan } from '@tayyib/shared/plans';
import { today } from '@tayyib/shared/values/calendar';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { watchlists, watchlistStocks } from '../../../database/schema/personal/watchlistTables';
import { assertListed, rowsOf } from './changeWatchedStocks';
import { insertWatchlist } from './changeWatchlists';
import { insertStocks } from './insertStocks';
import { readOrder } from './stockOrderRepository';
import { allWatchlistsFull, watchlistNotFound } from './watchlistProblems';
import { readWatchlists, type WatchlistRow } from './watchlistRepository';
import { withWatchlistLock, type WatchlistContext } from './withWatchlistLock';

/** The first watchlist of an account that has none. */
const firstTitle = 'My watchlist';

/** What a change of watching a stock came to. */
export interface Watching {
  /** The watchlists that contain the stock now. */
  lists: WatchlistRow[];
  /** Null where nothing was changed. */
  undo: UndoOfWatching | null;
}

/**
 * Watches a stock without a choice of the list, stops watching it, and takes either back. Each is one transaction under the user's
 * lock, so that two devices at once do as one after the other.
 */
export function changeWatching(context: WatchlistContext) {
  return {
    /**
     * Adds the stock to the watchlist filled last that has room; for an account without any, to a new one. A stock that is in a
     * watchlist stays where it is.
     */
    watch: (userId: string, isin: string): Promise<Watching> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const mine = await readWatchlists(tx, userId, isin);
        if (mine.some((list) => list.hasStock)) return { lists: containing(mine), undo: null };
        const isNewList = mine.length === 0;
        const list = isNewList ? await insertWatchlist(tx, userId, firstTitle) : listToFill(mine, plan);
        await insertStocks(tx, plan, list, [{ isin }]);
        return {
          lists: containing(await readWatchlists(tx, userId, isin)),
          undo: { kind: 'remove', watchlistId: list.id, isNewList },
        };
      }),

    /** Removes the stock from every watchlist. */
    stop: (userId: string, isin: string): Promise<Watching> =>
      withWatchlistLock(context, userId, async (tx) => {
        const removed: PlaceOfStock[] = [];
        for (const list of containing(await readWatchlists(tx, userId, isin))) {
          removed.push(...(await removeFrom(tx, list.id, isin)));
        }
        return { lists: [], undo: removed.length > 0 ? { kind: 'restore', places: removed } : null };
      }),

    /** Takes back what `watch` or `stop` did. Watchlists that were deleted meanwhile are left out. */
    undo: (userId: string, isin: string, undo: UndoOfWatching): Promise<Watching> =>
      withWatchlistLock(context, userId, async (tx, plan) => {
        const mine = await readWatchlists(tx, userId, isin);
        if (undo.kind === 'remove') {
          const list = mine.find(({ id }) => id === undo.watchlistId);
          if (list) await removeAgain(tx, list, isin, undo.isNewList);
        } else {
          await assertListed(tx, [isin]);
          await restore(tx, plan, { mine, isin, places: undo.places, day: today(context.clock) });
        }
        return { lists: containing(await readWatchlists(tx, userId, isin)), undo: null };
      }),
  };
}

type PlaceOfStock = Extract<UndoOfWatching, { kind: 'restore' }>['places'][number];

const containing = (mine: readonly WatchlistRow[]) => mine.filter(({ hasStock }) => hasStock);

/** The watchlist filled last that has room, or the first of those never filled. Throws a 409 problem if all are full. */
function listToFill(mine: readonly WatchlistRow[], plan: Plan): WatchlistRow {
  const timeOf = ({ lastAddedAt }: WatchlistRow) => lastAddedAt?.getTime() ?? -Infinity;
  const [list] = mine
    .filter(({ stockCount }) => stockCount < plan.stocksPerWatchlist)
    .toSorted((one, other) => (timeOf(one) === timeOf(other) ? 0 : timeOf(other) - timeOf(one)));
  if (!list) throw allWatchlistsFull(plan, mine.length);
  return list;
}

/** Removes the stock from a watchlist. Returns what was written beside it and what it followed. */
async function removeFrom(tx: Transaction, watchlistId: string, isin: string): Promise<PlaceOfStock[]> {
  const order = await readOrder(tx, watchlistId);
  const rows = await tx
    .delete(watchlistStocks)
    .where(rowsOf(watchlistId, [isin]))
    .returning();
  return rows.map(({ note, tags, targetRupees, targetDay }) => ({
    watchlistId,
    note,
    tags,
    targetRupees: targetRupees === null ? null : Number(targetRupees),
    targetDay,
    after: order[order.indexOf(isin) - 1] ?? null,
  }));
}

/** Removes the stock, and the watchlist that was created for it unless it has another stock by now. */
async function removeAgain(
  tx: Transaction,
  { id, hasStock, stockCount }: WatchlistRow,
  isin: string,
  isNewList: boolean,
) {
  const others = hasStock ? stockCount - 1 : stockCount;
  if (isNewList && others === 0) await tx.delete(watchlists).where(eq(watchlists.id, id));
  else await tx.delete(watchlistStocks).where(rowsOf(id, [isin]));
}

interface Restoring {
  mine: readonly WatchlistRow[];
  isin: string;
  places: readonly PlaceOfStock[];
  /** The day of a target without one. */
  day: string;
}

async function restore(tx: Transaction, plan: Plan, { mine, isin, places, day }: Restoring) {
  const present = places.flatMap((place) => {
    const list = mine.find(({ id }) => id === place.watchlistId);
    return list ? [{ list, place }] : [];
  });
  if (present.length === 0) throw watchlistNotFound();
  for (const { list, place } of present) {
    const { note, tags, targetRupees, targetDay, after } = place;
    const target =
      targetRupees === null
        ? { targetRupees: null, targetDay: null }
        : { targetRupees: targetRupees.toFixed(2), targetDay: targetDay ?? day };
    await insertStocks(tx, plan, list, [{ isin, note, tags, ...target, after }]);
  }
}
