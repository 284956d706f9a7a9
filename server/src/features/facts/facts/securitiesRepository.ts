import { asc, eq, sql } from 'drizzle-orm';
import {
  alertEvents,
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
import type { Queryable } from '../../../database/client';

export type SecurityRow = typeof securities.$inferInsert;

/** Every security by its ISIN, in the order of those. */
export async function allSecurities(db: Queryable): Promise<Map<string, SecurityRow>> {
  const rows = await db.select().from(securities).orderBy(asc(securities.isin));
  return new Map(rows.map((row) => [row.isin, row]));
}

/** Writes securities whole, replacing those of the same ISIN. */
export async function putSecurities(db: Queryable, rows: readonly SecurityRow[]): Promise<void> {
  await putChanged(db, securities, rows, { key: [securities.isin], replaceWhen: sql`true`, isWhole: true });
}

/** Moves all facts of a company to its new ISIN after a split or consolidation. */
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
    alertEvents,
  ]) {
    await db.update(table).set({ isin: to }).where(eq(table.isin, from));
  }
}
