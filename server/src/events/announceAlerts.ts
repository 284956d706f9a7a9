import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client';
import { addJob } from '../jobs/addJob';

/** The task that queues the deliveries of new notifications. */
export const routeTask = 'route-alerts';

/**
 * Call it in the transaction that inserts notifications. After its commit every server pushes them to its open pages, and a
 * job queues their deliveries: a server that dies in between loses nothing.
 */
export async function announceAlerts(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`select pg_notify('alerts', '')`);
  await addJob(transaction, { task: routeTask, payload: {}, queue: routeTask });
}
