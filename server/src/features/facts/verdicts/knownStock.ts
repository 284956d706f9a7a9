import { eq } from 'drizzle-orm';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { securities } from '../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../database/client';

/** The company of an ISIN. Throws a 404 problem if it is unknown. */
export async function knownStock(db: Queryable, isin: string): Promise<{ symbol: string; name: string }> {
  const [stock] = await db
    .select({ symbol: securities.symbol, name: securities.name })
    .from(securities)
    .where(eq(securities.isin, isin));
  if (stock === undefined) throw stockUnknown();
  return stock;
}

export const stockUnknown = () => new ProblemError(404, 'stock-unknown', 'No stock on file has that ISIN.');
