import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { securities } from '../../../../database/schema/facts/factsTables';

/** Those of the stocks that NSE does not list, by ISIN. A stock that is in no list of an exchange is not among them. */
export async function readOnlyOnBse(db: Database, isins: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ isin: securities.isin })
    .from(securities)
    .where(and(inArray(securities.isin, [...isins]), isNull(securities.nseHash)));
  return new Set(rows.map(({ isin }) => isin));
}
