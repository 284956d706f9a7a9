import { asc, desc, sql } from 'drizzle-orm';
import { ipos } from '../../facts/ipoTables';
import type { Queryable } from '../../facts/Queryable';
import type { Ipo } from '../Ipo';

/** All public issues, the newest first; those without a day last. */
export async function readIpos(db: Queryable): Promise<Ipo[]> {
  const newest = sql`coalesce(${ipos.opensOn}, ${ipos.listsOn})`;
  return db
    .select()
    .from(ipos)
    .orderBy(sql`${desc(newest)} nulls last`, asc(ipos.name));
}
