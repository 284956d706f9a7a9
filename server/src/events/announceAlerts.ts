import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client';
import { addJob } from '../jobs/addJob';

/** The task that queues the deliveries of new notifications. */
export const routeTask = 'route-alerts';

interface Announced {
  /** Whether there is nothing to deliver: the users have chosen no channel. */
  isRouted?: boolean;
}

/**
 * Call it in the transaction that inserts notifications. After its commit every server pushes them to its open pages, and a
 * job queues their deliveries: a server that dies in between loses nothing.
 */
export async function announceAlerts(
  transaction: Queryable,
  { isRouted = false }: Announced = {},
): Promise<void> {
  await transaction.execute(sql`select pg_notify('alerts', '')`);
  if (!isRouted) await addJob(transaction, { task: routeTask, payload: {}, queue: routeTask });
}
