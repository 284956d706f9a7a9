import type { StandardId, WatchedStock } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { prices, securities } from '../../../database/schema/facts/factsTables';
import { notScreened } from '../../facts/verdicts/verdictsRepository';
import { verdicts } from '../../../database/schema/facts/verdictsTables';
import { watchlistStocks } from '../../../database/schema/social/watchlistTables';

/**
 * The stocks of one watchlist, newest first, each with its verdict by that standard and its last close.
 */
export async function readWatchedStocks(
  db: Database,
  watchlistId: string,
  standard: StandardId,
): Promise<WatchedStock[]> {
  const rows = await db
    .select({
      isin: watchlistStocks.isin,
      addedAt: watchlistStocks.addedAt,
      name: securities.name,
      symbol: securities.symbol,
      sector: securities.sector,
      status: verdicts.status,
      verdict: verdicts.verdict,
    })
    .from(watchlistStocks)
    .leftJoin(securities, eq(securities.isin, watchlistStocks.isin))
    .leftJoin(
      verdicts,
      and(
        eq(verdicts.isin, watchlistStocks.isin),
        eq(verdicts.standard, standard),
        eq(verdicts.current, true),
      ),
    )
    .where(eq(watchlistStocks.watchlistId, watchlistId))
    .orderBy(desc(watchlistStocks.addedAt), watchlistStocks.isin);
  const closes = await lastCloses(
    db,
    rows.map((row) => row.isin),
  );
  return rows.map(({ isin, addedAt, name, symbol, sector, status, verdict }) => {
    const close = closes.get(isin);
    return {
      isin,
      stock: name ?? isin,
      stock_code: symbol ?? isin,
      sector,
      shariah_status: status ?? 3,
      badge: badgeOf(status ?? 3),
      accountsTo: verdict?.accountsTo ?? null,
      freshness: verdict?.freshness?.state ?? null,
      isProvisional: verdict?.isProvisional,
      reason: verdict?.reasons[0] ?? notScreened,
      closeRupees: close ? Number(close.close) : null,
      closeDay: close?.day ?? null,
      changePercent: close ? changePercent(close) : null,
      addedAt: addedAt.toISOString(),
    };
  });
}

interface Close {
  isin: string;
  day: string;
  close: string;
  previousClose: string | null;
}

/** The newest close of each stock; of two exchanges on one day, NSE's. */
async function lastCloses(db: Database, isins: readonly string[]): Promise<Map<string, Close>> {
  const rows = await db
    .selectDistinctOn([prices.isin], {
      isin: prices.isin,
      day: prices.day,
      close: prices.close,
      previousClose: prices.previousClose,
    })
    .from(prices)
    .where(inArray(prices.isin, [...isins]))
    .orderBy(prices.isin, desc(prices.day), desc(prices.exchange));
  return new Map(rows.map((row) => [row.isin, row]));
}

/** Rounded to two decimals; null where the previous close is not known. */
function changePercent({ close, previousClose }: Close): number | null {
  const before = Number(previousClose);
  return before > 0 ? Math.round((Number(close) / before - 1) * 10_000) / 100 : null;
}
