import type { Plan } from '@tayyib/shared/plans';
import type { Transaction } from '../../../database/client';
import { watchlistStocks } from '../../../database/schema/personal/watchlistTables';
import { placeAfter, readOrder, writeOrder } from './stockOrderRepository';
import { stockLimit } from './watchlistProblems';
import type { WatchlistRow } from './watchlistRepository';

type Columns = typeof watchlistStocks.$inferInsert;

/** A stock to add, with what is written beside it. */
export interface NewStock extends Pick<Columns, 'isin' | 'note' | 'tags' | 'targetRupees' | 'targetDay'> {
  /** The stock that it follows; null: none. Absent, or when that one is not there: on top. */
  after?: string | null | undefined;
}

/**
 * Adds stocks to a watchlist, in this order; those that it contains stay as they are. Refused as a whole when they do not fit. Every
 * stock that is added is added here, under the user's lock. Returns the ISINs of the added ones.
 */
export async function insertStocks(
  tx: Transaction,
  plan: Plan,
  { id, title }: Pick<WatchlistRow, 'id' | 'title'>,
  stocks: readonly NewStock[],
): Promise<string[]> {
  const order = await readOrder(tx, id);
  const added = [...new Map(stocks.map((stock) => [stock.isin, stock])).values()].filter(
    ({ isin }) => !order.includes(isin),
  );
  if (added.length === 0) return [];
  if (order.length + added.length > plan.stocksPerWatchlist) throw stockLimit(title, plan);
  await tx.insert(watchlistStocks).values(
    added.map(({ isin, note, tags, targetRupees, targetDay }) => ({
      watchlistId: id,
      isin,
      note,
      tags,
      targetRupees,
      targetDay,
    })),
  );
  const onTop = added.filter(({ after }) => after === undefined).map(({ isin }) => isin);
  const placed = added.reduce<string[]>(
    (known, { isin, after }) =>
      after === undefined ? known : (placeAfter(known, isin, after) ?? [isin, ...known]),
    [...onTop, ...order],
  );
  await writeOrder(tx, id, placed);
  return added.map(({ isin }) => isin);
}
