import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { indexCloses, indexMembers, marketIndices } from '../../../database/schema/indexTables';
import type { Queryable } from '../../../database/Queryable';

/** An index's key: its name in lower case without spaces and punctuation, so that every spelling meets. */
export const indexKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** A stay in an index; its weight is a fraction of the index, null where nobody says it. */
export type IndexMember = Omit<typeof indexMembers.$inferSelect, 'weight'> & { weight: number | null };

/** Every index known, by name. */
export async function allIndices(db: Queryable): Promise<(typeof marketIndices.$inferSelect)[]> {
  return db.select().from(marketIndices).orderBy(asc(marketIndices.name));
}

/** The members of an index on a day. */
export async function membersOf(db: Queryable, key: string, day: string): Promise<IndexMember[]> {
  return membersWhere(db, and(eq(indexMembers.indexKey, key), isMemberOn(day)));
}

/** The indices some companies are in on a day. */
export async function indicesOf(
  db: Queryable,
  isins: readonly string[],
  day: string,
): Promise<IndexMember[]> {
  return membersWhere(db, and(inArray(indexMembers.isin, [...isins]), isMemberOn(day)));
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

/** The newest close of every index that has one. */
export async function latestCloses(db: Queryable): Promise<(typeof indexCloses.$inferSelect)[]> {
  return db
    .selectDistinctOn([indexCloses.indexKey])
    .from(indexCloses)
    .orderBy(indexCloses.indexKey, desc(indexCloses.day));
}

const isMemberOn = (day: string) =>
  and(lte(indexMembers.from, day), or(isNull(indexMembers.until), gt(indexMembers.until, day)));

async function membersWhere(db: Queryable, condition: ReturnType<typeof and>): Promise<IndexMember[]> {
  const rows = await db
    .select()
    .from(indexMembers)
    .where(condition)
    .orderBy(asc(indexMembers.indexKey), asc(indexMembers.isin));
  return rows.map((member) => ({ ...member, weight: member.weight === null ? null : Number(member.weight) }));
}
