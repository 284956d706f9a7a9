import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  statusChanges,
  businessFactRecords,
  verdictOverrides,
  verdicts,
} from '../../../database/schema/facts/verdictsTables';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import {
  businessFacts,
  classChanges,
  filings,
  marketCaps,
  prices,
  replacedFilings,
  securities,
} from '../../../database/schema/facts/factsTables';
import { shareholdings, symbolChanges } from '../../../database/schema/facts/companyTables';
import { knownFilings } from '../../../database/schema/facts/filingTables';
import { fundHoldings } from '../../../database/schema/facts/fundTables';
import { putChanged } from '../../../database/putChanged';
import { indexMembers } from '../../../database/schema/facts/indexTables';
import { ipos } from '../../../database/schema/facts/ipoTables';
import { priceAlerts } from '../../../database/schema/personal/alertTables';
import { watchlistStocks } from '../../../database/schema/personal/watchlistTables';
import type { Queryable } from '../../../database/client';

export type SecurityRow = typeof securities.$inferInsert;

/** Every security by its ISIN, in the order of those. */
export async function allSecurities(db: Queryable): Promise<Map<string, SecurityRow>> {
  const rows = await db.select().from(securities).orderBy(asc(securities.isin));
  return new Map(rows.map((row) => [row.isin, row]));
}

/** The security of an ISIN; null where none is on file. */
export async function findSecurity(
  db: Queryable,
  isin: string,
): Promise<typeof securities.$inferSelect | null> {
  const [found] = await db.select().from(securities).where(eq(securities.isin, isin));
  return found ?? null;
}

/** Those of the stocks that NSE does not list, by ISIN. A stock that is in no list of an exchange is not among them. */
export async function readOnlyOnBse(db: Queryable, isins: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ isin: securities.isin })
    .from(securities)
    .where(and(inArray(securities.isin, [...isins]), isNull(securities.nseHash)));
  return new Set(rows.map(({ isin }) => isin));
}

/** Writes securities whole, replacing those of the same ISIN. */
export async function putSecurities(db: Queryable, rows: readonly SecurityRow[]): Promise<void> {
  await putChanged(db, securities, rows, { key: [securities.isin], replaceWhen: sql`true`, isWhole: true });
}

/** Moves all facts of a company to its new ISIN after a split or consolidation, and what users watch and wait for. */
export async function moveToNewIsin(db: Queryable, from: string, to: string): Promise<void> {
  const facts = [filings, replacedFilings, marketCaps, prices, classChanges, securities];
  const recorded = [businessFacts, businessFactRecords];
  const subjects = [corporateActions, indexMembers, fundHoldings, ipos, knownFilings];
  const stated = [symbolChanges, shareholdings];
  for (const table of [
    ...facts,
    ...recorded,
    ...subjects,
    ...stated,
    verdicts,
    verdictOverrides,
    statusChanges,
  ]) {
    await db.update(table).set({ isin: to }).where(eq(table.isin, from));
  }
  // who has the same under both has it once under the new one
  await db.execute(sql`
    update ${watchlistStocks} as moved set isin = ${to}
    where isin = ${from} and not exists (
      select from ${watchlistStocks} as other where other.watchlist_id = moved.watchlist_id and other.isin = ${to}
    )`);
  await db.execute(sql`
    update ${priceAlerts} as moved set isin = ${to}
    where isin = ${from} and not exists (
      select from ${priceAlerts} as other
      where (other.user_id, other.direction, other.price) = (moved.user_id, moved.direction, moved.price)
        and other.isin = ${to} and other.reached_at is null and other.removed_at is null
    )`);
}
