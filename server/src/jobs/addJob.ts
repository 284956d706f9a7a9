import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client';

interface NewJob {
  task: string;
  payload: object;
  /** Defaults to the time of the transaction. */
  runAt?: Date;
  /** Jobs of one queue run one at a time, in insertion order. */
  queue?: string;
  /** Of those that are due in one lane, jobs with lower numbers run first. */
  priority?: number;
}

/** Adds a job in the caller's transaction: it runs only after the commit. */
export async function addJob(
  db: Queryable,
  { task, payload, runAt, queue, priority }: NewJob,
): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null},
      priority => ${priority ?? null}::int,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz
    )`);
}

/** The flag of scheduled jobs in the queue. */
export const scheduledFlag = 'scheduled';

/** The largest value graphile-worker can store: scheduled jobs are retried forever. */
const unlimitedAttempts = 32_767;

/**
 * Queues the next run of a scheduled job. Only one is queued at any time across all servers.
 * @param mode `first` does nothing if one is queued already; `next` follows the current run
 */
export async function addScheduledRun(
  db: Queryable,
  { task, payload, runAt }: { task: string; payload: object; runAt: Date },
  mode: 'first' | 'next',
): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt.toISOString()}::timestamptz,
      max_attempts => ${unlimitedAttempts}::int,
      job_key => ${task},
      flags => array[${scheduledFlag}],
      job_key_mode => ${mode === 'first' ? 'unsafe_dedupe' : 'replace'}
    )`);
}
