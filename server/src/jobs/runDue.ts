import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createLifeSign } from './lifeSign';

interface Surroundings {
  pool: pg.Pool;
  now: Date;
  /** The tasks whose jobs are run. */
  names: readonly string[];
  ending: AbortSignal;
  /** Returns whether it ran to its end. */
  perform: (name: string, payload: unknown) => Promise<boolean>;
}

/**
 * Runs what is due at a time of the caller's, one job after the other, without a worker. graphile-worker itself asks the
 * clock of PostgreSQL, which no test can move; its table of jobs is read and written here as its worker does it.
 * Returns the names of the tasks that ran here.
 */
export async function runDue(surroundings: Surroundings): Promise<string[]> {
  const lifeSign = createLifeSign(surroundings.pool, `due-${randomUUID()}`);
  await lifeSign.show();
  try {
    return await runAs(lifeSign.worker, surroundings);
  } finally {
    await lifeSign.end();
  }
}

async function runAs(worker: string, surroundings: Surroundings): Promise<string[]> {
  const { pool, now, names, ending, perform } = surroundings;
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

/** After the same growing pause that graphile-worker makes. */
const retryLater = (pool: pg.Pool, id: string, now: Date, error: unknown) =>
  pool.query(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null, last_error = $3,
       run_at = greatest($2, run_at) + exp(least(attempts, 10)) * interval '1 second'
     where id = $1`,
    [id, now, error instanceof Error ? error.message : String(error)],
  );
