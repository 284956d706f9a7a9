import { desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { securities } from '../facts/factsTables';
import { stockNotFound } from './watchlistProblems';

/**
 * The ISIN of the stock a person means by an ISIN, an exchange symbol or a BSE scrip code, in any case. Where two share
 * a symbol, NSE's wins. Throws a 404 problem for a code nobody has.
 */
export async function findIsin(db: Database, id: string): Promise<string> {
  const code = id.trim().toUpperCase();
  const [found] = await db
    .select({ isin: securities.isin })
    .from(securities)
    .where(or(eq(securities.isin, code), eq(securities.symbol, code), eq(securities.bseCode, code)))
    .orderBy(desc(sql`${securities.isin} = ${code}`), desc(sql`${securities.nseHash} is not null`))
    .limit(1);
  if (!found) throw stockNotFound(id);
  return found.isin;
}
