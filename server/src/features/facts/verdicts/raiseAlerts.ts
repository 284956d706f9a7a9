import { sql } from 'drizzle-orm';
import { inBatches } from '../../../lib/inBatches';
import type { Queryable } from '../../../database/Queryable';
import { notifyWatchers } from '../../social/alerts/notifyWatchers';
import { alertEvents } from '../../../database/schema/verdictsTables';

export type StatusChange = Pick<
  typeof alertEvents.$inferInsert,
  'isin' | 'standard' | 'from' | 'to' | 'cause'
>;

/** Keeps each change of a status as an event, tells its watchers, and every server by the notification `alert_events`. */
export async function raiseAlerts(db: Queryable, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length === 0) return;
  await inBatches(changes, async (batch) =>
    notifyWatchers(db, await db.insert(alertEvents).values(batch).returning()),
  );
  await db.execute(sql`select pg_notify('alert_events', '')`);
}
