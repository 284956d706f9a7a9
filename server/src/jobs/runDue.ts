import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createLivenessLock } from './livenessLock';

interface RunDueDeps {
  pool: pg.Pool;
  now: Date;
  /** Names of the tasks to run. */
  names: readonly string[];
  ending: AbortSignal;
  /** Returns whether the job completed. */
  perform: (name: string, payload: unknown) => Promise<boolean>;
}

/**
 * Runs all jobs due at a given time, one after the other, without a worker. graphile-worker itself uses the clock of
 * PostgreSQL, which tests cannot move, so this reads and writes its job table as its worker does.
 * Returns the names of the tasks that ran.
 */
export async function runDue(deps: RunDueDeps): Promise<string[]> {
  const lock = createLivenessLock(deps.pool, `due-${randomUUID()}`);
  await lock.acquire();
  try {
    return await runAs(lock.worker, deps);
  } finally {
    await lock.release();
  }
}

async function runAs(worker: string, deps: RunDueDeps): Promise<string[]> {
  const { pool, now, names, ending, perform } = deps;
  const { rows: due } = await pool.query<{ id: string; name: string }>(
    `select id, task_identifier as name from graphile_worker.jobs
     where locked_at is null and attempts < max_attempts and run_at <= $1 and task_identifier = any($2)
     order by priority, run_at, id`,
    [now, names],
  );
  const ran: string[] = [];
  for (const { id, name } of due) {
    if (ending.aborted) break;
    const { rows } = await pool.query<{ payload: unknown }>(
      `update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = $2, locked_at = now()
       where id = $1 and is_available and run_at <= $3 returning payload`,
      [id, worker, now],
    );
    const job = rows[0];
    if (!job) continue;
    try {
      if (await perform(name, job.payload)) ran.push(name);
      await pool.query('delete from graphile_worker._private_jobs where id = $1', [id]);
    } catch (error) {
      await retryLater(pool, id, now, error);
      ran.push(name);
    }
  }
  return ran;
}

/** With the same exponential backoff as graphile-worker. */
const retryLater = (pool: pg.Pool, id: string, now: Date, error: unknown) =>
  pool.query(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null, last_error = $3,
       run_at = greatest($2, run_at) + exp(least(attempts, 10)) * interval '1 second'
     where id = $1`,
    [id, now, error instanceof Error ? error.message : String(error)],
  );
