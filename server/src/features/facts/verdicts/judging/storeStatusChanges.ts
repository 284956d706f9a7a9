import { publish } from '../../../../events/publish';
import { inBatches } from '../../../../lib/inBatches';
import type { Queryable } from '../../../../database/client';
import { statusChanges } from '../../../../database/schema/facts/verdictsTables';

export type StatusChange = Pick<
  typeof statusChanges.$inferInsert,
  'isin' | 'standard' | 'from' | 'to' | 'cause'
>;

/** Stores each status change and publishes it in the same transaction. */
export async function storeStatusChanges(db: Queryable, changes: readonly StatusChange[]): Promise<void> {
  const { id, isin, standard, from, to } = statusChanges;
  await inBatches(changes, async (batch) => {
    const stored = await db.insert(statusChanges).values(batch).returning({ id, isin, standard, from, to });
    await publish(db, 'verdict.changed', { changes: stored });
  });
}
