import type { WatchlistCategory, WatchlistColumn, WatchlistLimits } from '@tayyib/shared/contracts';
import { count, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { watchlists, watchlistStocks } from '../../../database/schema/personal/watchlistTables';
import { plans } from '@tayyib/shared/plans';
import type { Viewer } from '../../../plugins/session/Viewer';

/** A watchlist with its number of stocks. */
export interface WatchlistRow {
  id: string;
  title: string;
  status: number;
  stockCount: number;
  /** Whether the requested stock is in it; false when none was requested. */
  hasStock: boolean;
  /** When a stock was last added; null if it is empty. */
  lastAddedAt: Date | null;
  /** The chosen columns of its table; null for our default. */
  columns: WatchlistColumn[] | null;
  /** Since when a link shows it; null while none does. */
  linkedAt: Date | null;
}

/** One user's watchlists in their own order. With `isin`, each says whether it contains that stock. */
export async function readWatchlists(
  db: Pick<Database, 'select'>,
  userId: string,
  isin: string | null = null,
): Promise<WatchlistRow[]> {
  return db
    .select({
      id: watchlists.id,
      title: watchlists.title,
      status: watchlists.status,
      columns: watchlists.columns,
      linkedAt: watchlists.linkedAt,
      stockCount: count(watchlistStocks.isin),
      lastAddedAt: max(watchlistStocks.addedAt),
      hasStock: sql<boolean>`coalesce(bool_or(${watchlistStocks.isin} = ${isin}::text), false)`,
    })
    .from(watchlists)
    .leftJoin(watchlistStocks, eq(watchlistStocks.watchlistId, watchlists.id))
    .where(eq(watchlists.userId, userId))
    .groupBy(watchlists.id)
    .orderBy(watchlists.position, watchlists.createdAt);
}

/** The row in the spec's names. */
export function toCategory({ id, title, stockCount, status }: WatchlistRow): WatchlistCategory {
  return { _id: id, title, stock_count: stockCount, status };
}

/** The same, with whether it contains the requested stock. */
export function toCategoryOfStock(row: WatchlistRow): WatchlistCategory {
  return { ...toCategory(row), stock_exists: row.hasStock };
}

/** The watchlist limits of the viewer's plan. */
export function limitsOf({ plan }: Viewer): WatchlistLimits {
  const { watchlists, stocksPerWatchlist } = plans[plan];
  return { watchlists, stocksPerWatchlist };
}

/** Each stock of a user's watchlists, once. */
export async function readWatchedIsins(
  db: Pick<Database, 'selectDistinct'>,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ isin: watchlistStocks.isin })
    .from(watchlistStocks)
    .innerJoin(watchlists, eq(watchlists.id, watchlistStocks.watchlistId))
    .where(eq(watchlists.userId, userId))
    .orderBy(watchlistStocks.isin);
  return rows.map(({ isin }) => isin);
}
