import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import { indexCloses, marketIndices } from '../../../database/schema/facts/indexTables';
import type { Queryable } from '../../../database/client';

/** An index's key: its name in lower case without spaces and punctuation, equal for every spelling. */
export const indexKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Every index known, by name. */
export async function allIndices(db: Queryable): Promise<(typeof marketIndices.$inferSelect)[]> {
  return db.select().from(marketIndices).orderBy(asc(marketIndices.name));
}

/** The days of an index, the oldest first. */
export async function closesOf(
  db: Queryable,
  key: string,
  range: { from?: string; to?: string } = {},
): Promise<(typeof indexCloses.$inferSelect)[]> {
  const { from = '1900-01-01', to = '9999-12-31' } = range;
  return db
    .select()
    .from(indexCloses)
    .where(
      and(
        eq(indexCloses.indexKey, key),
        lte(indexCloses.day, to),
        or(gt(indexCloses.day, from), eq(indexCloses.day, from)),
      ),
    )
    .orderBy(asc(indexCloses.day));
}
