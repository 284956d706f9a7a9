import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEventName } from '@tayyib/shared/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** Resolves once the condition holds. The test's own time limit ends it otherwise. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(5);
}

/** Resolves when the subscribers of an event have had all that were published, here or at another server. */
export const settleEvents = (app: FastifyInstance, name: DomainEventName): Promise<void> =>
  settleJobs(app, name);

/** Resolves when every job of a task is done, whichever worker runs it. All must be due. */
export async function settleJobs(app: FastifyInstance, task: string): Promise<void> {
  const isWaiting = async () => {
    const { rowCount } = await app.db.execute(
      sql`select from graphile_worker.jobs where task_identifier = ${task} limit 1`,
    );
    return rowCount !== 0;
  };
  while (await isWaiting()) {
    const ran = await app.jobs.runDue(task);
    // another worker has it
    if (ran.length === 0) await sleep(10);
  }
}
