import { desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { securities } from '../../../database/schema/facts/factsTables';

/**
 * The stock identified by an ISIN, an exchange symbol or a BSE scrip code, in any case. Where two share a
 * symbol, NSE's wins. Throws a 404 problem for an unknown code.
 */
export async function findSecurity(db: Database, id: string): Promise<typeof securities.$inferSelect> {
  const code = id.trim().toUpperCase();
  const [found] = await db
    .select()
    .from(securities)
    .where(or(eq(securities.isin, code), eq(securities.symbol, code), eq(securities.bseCode, code)))
    .orderBy(desc(eq(securities.isin, code)), desc(sql`${securities.nseHash} is not null`))
    .limit(1);
  if (!found) throw new ProblemError(404, 'stock-not-found', `We know no stock by the code ${id}.`);
  return found;
}
