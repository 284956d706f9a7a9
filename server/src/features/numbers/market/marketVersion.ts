import { sql } from 'drizzle-orm';
import type { Queryable } from '../../facts/Queryable';

/**
 * A text that differs as soon as anything was imported, judged or otherwise written of a company. Runs of an import and
 * verdicts are only ever added; of changes the number is asked beside the last one, as they do not come in order.
 */
export async function marketVersion(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select concat_ws(' ',
      (select count(*) from feed_runs),
      (select max(id) from verdicts),
      (select count(*) || ' ' || max(id) from market_changes)) as version
  `);
  return rows[0]?.version ?? '';
}
