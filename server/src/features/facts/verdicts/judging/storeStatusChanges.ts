import { publish } from '../../../../events/publish';
import { inBatches } from '../../../../lib/inBatches';
import type { Queryable } from '../../../../database/client';
import { alertEvents } from '../../../../database/schema/facts/verdictsTables';

export type StatusChange = Pick<
  typeof alertEvents.$inferInsert,
  'isin' | 'standard' | 'from' | 'to' | 'cause'
>;

/** Stores each status change and publishes it in the same transaction. */
export async function raiseAlerts(db: Queryable, changes: readonly StatusChange[]): Promise<void> {
  const { id, isin, standard, from, to } = alertEvents;
  await inBatches(changes, async (batch) => {
    const stored = await db.insert(alertEvents).values(batch).returning({ id, isin, standard, from, to });
    await publish(db, 'verdict.changed', { changes: stored });
  });
}
