import { and, desc, eq, lte } from 'drizzle-orm';
import { fxRates } from '../../../database/schema/fxTables';
import type { Queryable } from '../../../database/Queryable';

export interface FxRate {
  rate: number;
  day: string;
  publisher: string;
  document: string;
}

/** What one unit of a currency cost in another on a day, or on the last day before it that is known. */
export async function fxRateOn(
  db: Queryable,
  pair: { base: string; quote: string },
  day: string,
): Promise<FxRate | undefined> {
  const [row] = await db
    .select()
    .from(fxRates)
    .where(and(eq(fxRates.base, pair.base), eq(fxRates.quote, pair.quote), lte(fxRates.day, day)))
    .orderBy(desc(fxRates.day))
    .limit(1);
  if (row === undefined) return undefined;
  return { rate: Number(row.rate), day: row.day, publisher: row.publisher, document: row.document };
}
