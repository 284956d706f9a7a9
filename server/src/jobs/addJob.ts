import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/Queryable';

interface NewJob {
  task: string;
  payload: object;
  /** The time of the transaction, unless said. */
  runAt?: Date;
  /** Jobs of one queue run one at a time, in the order in which they were added. */
  queue?: string;
}

/** Adds a job in the caller's transaction: it runs after that commits, and never when it rolls back. */
export async function addJob(db: Queryable, { task, payload, runAt, queue }: NewJob): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.add_job(
      identifier => ${task},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null},
      run_at => ${runAt?.toISOString() ?? null}::timestamptz
    )`);
}

/** Marks the jobs that run on a schedule, in the queue. */
export const scheduledFlag = 'scheduled';

/** The most that graphile-worker can count: work on a schedule is never given up. */
const forever = 32_767;

/**
 * Puts the next run of a scheduled job into the queue. There is one at any time, whatever server runs it.
 * @param mode `first` changes nothing where there is one already; `next` follows the run under way
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
      max_attempts => ${forever}::int,
      job_key => ${task},
      flags => array[${scheduledFlag}],
      job_key_mode => ${mode === 'first' ? 'unsafe_dedupe' : 'replace'}
    )`);
}
