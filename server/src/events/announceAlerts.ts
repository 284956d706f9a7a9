import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client';
import { addJob } from '../jobs/addJob';

/** The task that queues the deliveries of new alerts. */
export const queueTask = 'queue-deliveries';

interface Announced {
  /** Whether nothing is left to queue: the users have chosen no channel. */
  isQueued?: boolean;
}

/**
 * Call it in the transaction that inserts alerts. After its commit every server shows them in its open pages, and a
 * job queues their deliveries: a server that dies in between loses nothing.
 */
export async function announceAlerts(
  transaction: Queryable,
  { isQueued = false }: Announced = {},
): Promise<void> {
  await transaction.execute(sql`select pg_notify('alerts', '')`);
  if (!isQueued) await addJob(transaction, { task: queueTask, payload: {}, queue: queueTask });
}
