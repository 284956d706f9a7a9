import { asc, desc, eq, sql } from 'drizzle-orm';
import { watchlistStocks } from '../../../database/schema/personal/watchlistTables';
import type { Transaction } from '../../../database/client';

/** The order of a watchlist's rows: the owner's, and the newest first where they never chose one. */
export const byOwnOrder = [
  asc(watchlistStocks.position),
  desc(watchlistStocks.addedAt),
  asc(watchlistStocks.isin),
] as const;

/** The ISINs of a watchlist in its order. */
export async function readOrder(tx: Transaction, watchlistId: string): Promise<string[]> {
  const rows = await tx
    .select({ isin: watchlistStocks.isin })
    .from(watchlistStocks)
    .where(eq(watchlistStocks.watchlistId, watchlistId))
    .orderBy(...byOwnOrder);
  return rows.map(({ isin }) => isin);
}

/** Renumbers the rows of a watchlist. */
export async function writeOrder(tx: Transaction, watchlistId: string, isins: readonly string[]) {
  await tx.execute(sql`
    update watchlist_stocks set position = ordered.place
    from unnest(${sql.param([...isins])}::text[]) with ordinality as ordered (isin, place)
    where watchlist_id = ${watchlistId} and watchlist_stocks.isin = ordered.isin`);
}

/** The order with one stock right after another; null: on top. Null where the other one is not in it. */
export function placeAfter(order: readonly string[], isin: string, after: string | null): string[] | null {
  const others = order.filter((each) => each !== isin);
  if (after === null) return [isin, ...others];
  const at = others.indexOf(after);
  return at === -1 ? null : others.toSpliced(at + 1, 0, isin);
}
