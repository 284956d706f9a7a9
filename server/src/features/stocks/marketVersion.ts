import { sql } from 'drizzle-orm';
import type { Queryable } from '../facts/Queryable';

/**
 * A text that differs as soon as anything was imported or judged. Runs of an import and verdicts are only ever added, the
 * latter one writer at a time, so these two numbers say it all.
 */
export async function marketVersion(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select (select count(*) from feed_runs) || ' ' || coalesce((select max(id) from verdicts), 0) as version
  `);
  return rows[0]?.version ?? '';
}
