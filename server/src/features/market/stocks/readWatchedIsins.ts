import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { watchlists, watchlistStocks } from '../../../database/schema/personal/watchlistTables';

/** The ISINs of all stocks in a user's watchlists. */
export async function readWatchedIsins(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ isin: watchlistStocks.isin })
    .from(watchlistStocks)
    .innerJoin(watchlists, eq(watchlists.id, watchlistStocks.watchlistId))
    .where(eq(watchlists.userId, userId));
  return new Set(rows.map(({ isin }) => isin));
}
