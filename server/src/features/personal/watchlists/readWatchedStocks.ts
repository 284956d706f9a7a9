import type { SharedStock, StandardId, Verdict, WatchedStock } from '@tayyib/shared/contracts';
import { badgeOf, tasis, withoutFigures } from '@tayyib/shared/shariah';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { prices, securities } from '../../../database/schema/facts/factsTables';
import { notScreened } from '../../facts/verdicts/verdictsRepository';
import { verdicts } from '../../../database/schema/facts/verdictsTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { watchlistStocks } from '../../../database/schema/personal/watchlistTables';
import { noPrices, type PriceSeries } from '../../market/marketSnapshot/dossier/PriceSeries';
import { yearCloses } from '../../market/marketSnapshot/dossier/priceTrend';
import type { MarketSnapshot } from '../../market/marketSnapshot/MarketSnapshot';
import { dividedTarget } from './dividedTarget';
import { nearestLimit } from './nearestLimit';
import { byOwnOrder } from './stockOrderRepository';

interface Wanted {
  watchlistId: string;
  standard: StandardId;
  /** Where the closes of a year come from. */
  snapshot: MarketSnapshot;
}

/** The stocks of one watchlist in its order, without the owner's remarks and without ratios: anyone with the link reads them. */
export async function readSharedStocks(db: Database, wanted: Wanted): Promise<SharedStock[]> {
  return (await readRows(db, wanted)).map(({ shared }) => withoutRatios(shared));
}

/** The same as their owner sees them. Ratios are part of detailed screening, so that they never reach the browser without it. */
export async function readWatchedStocks(
  db: Database,
  { isDetailed, ...wanted }: Wanted & { isDetailed: boolean },
): Promise<WatchedStock[]> {
  return (await readRows(db, wanted)).map(({ shared, row, verdict }) => ({
    ...(isDetailed ? shared : withoutRatios(shared)),
    ...(isDetailed && { nearestLimit: nearestLimit(verdict?.ratios ?? []) }),
    note: row.note,
    tags: row.tags,
    ...dividedTarget(row, wanted.snapshot, shared.closeDay),
    addedAt: row.addedAt.toISOString(),
  }));
}

const withoutRatios = (stock: SharedStock): SharedStock => ({
  ...stock,
  reason: withoutFigures(stock.reason),
});

interface ReadRow {
  shared: SharedStock;
  row: typeof watchlistStocks.$inferSelect;
  verdict: Verdict | null;
}

async function readRows(db: Database, { watchlistId, standard, snapshot }: Wanted): Promise<ReadRow[]> {
  const rows = await db
    .select({
      row: watchlistStocks,
      name: securities.name,
      symbol: securities.symbol,
      sector: securities.sector,
      status: verdicts.status,
      grade: verdicts.grade,
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
    .orderBy(...byOwnOrder);
  const closes = await lastCloses(
    db,
    rows.map(({ row }) => row.isin),
  );
  return rows.map(({ row, name, symbol, sector, status, grade, verdict }) => {
    const { isin } = row;
    const close = closes.get(isin);
    const shared = {
      isin,
      stock: name ?? isin,
      stock_code: symbol ?? isin,
      sector,
      shariah_status: status ?? 3,
      badge: badgeOf(status ?? 3),
      accountsTo: verdict?.accountsTo ?? null,
      freshness: verdict?.freshness?.state ?? null,
      isProvisional: verdict?.isProvisional,
      grade,
      reason: verdict?.reasons[0] ?? notScreened,
      closeRupees: close ? Number(close.close) : null,
      closeDay: close?.day ?? null,
      changePercent: close ? changePercent(close) : null,
      yearCloses: yearCloses(pricesOf(snapshot, isin)),
    };
    return { shared, row, verdict };
  });
}

function pricesOf({ dossiers, rowOf }: MarketSnapshot, isin: string): PriceSeries {
  const row = rowOf(isin);
  return (row === undefined ? undefined : dossiers[row])?.prices ?? noPrices;
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

/** The standard that an account's pages judge by: the one it chose, else our default. */
export async function standardOf(db: Database, userId: string): Promise<StandardId> {
  const [account] = await db.select({ standard: users.standard }).from(users).where(eq(users.id, userId));
  return account?.standard ?? tasis.id;
}
