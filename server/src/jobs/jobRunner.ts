import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { createDatabase, type Database } from '../database/client';
import type { Clock } from '../plugins/clock';
import type { Job } from './Job';
import { jobRuns } from '../database/schema/jobsTables';

const minuteMs = 60_000;
const lookEveryMs = 30_000;

interface Surroundings {
  pool: pg.Pool;
  clock: Clock;
  onFailure: (job: Job, error: unknown) => void;
}

/** Runs jobs when they are due, each on one server at a time. */
export function createJobRunner({ pool, clock, onFailure }: Surroundings) {
  const jobs: Job[] = [];
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  const ending = new AbortController();

  /** Whether the job ran: it was due, and no other server had it. */
  const runIfDue = async (job: Job): Promise<boolean> => {
    // The lock belongs to the connection, so it ends with this process whatever happens.
    const client = await pool.connect();
    const key = `job:${job.name}`;
    try {
      const { rows } = await client.query<{ mine: boolean }>(
        'select pg_try_advisory_lock(hashtext($1)) as mine',
        [key],
      );
      if (!rows[0]?.mine) return false;
      try {
        return await runUnderLock(createDatabase(pool), job);
      } finally {
        await client.query('select pg_advisory_unlock(hashtext($1))', [key]);
      }
    } finally {
      client.release();
    }
  };

  const runUnderLock = async (db: Database, job: Job): Promise<boolean> => {
    const startedAt = clock.now();
    const [last] = await db.select().from(jobRuns).where(eq(jobRuns.name, job.name));
    if (last && startedAt < last.dueAt) return false;
    const error = await job.run(ending.signal).then(
      () => null,
      (reason: unknown) => ({ reason }),
    );
    // cut short by our own stop, it did not fail; another server, or the next start, does it
    if (error && ending.signal.aborted) return false;
    const failures = error ? (last?.failures ?? 0) + 1 : 0;
    const run = {
      startedAt,
      dueAt: new Date(startedAt.getTime() + pauseMinutes(job, failures) * minuteMs),
      failures,
      lastError: error && String(error.reason),
    };
    await db
      .insert(jobRuns)
      .values({ name: job.name, ...run })
      .onConflictDoUpdate({ target: jobRuns.name, set: { ...run, name: sql`excluded.name` } });
    if (error) onFailure(job, error.reason);
    return true;
  };

  const runEachDue = async (): Promise<string[]> => {
    const ran: string[] = [];
    for (const job of jobs) {
      if (ending.signal.aborted) break;
      const hasRun = await runIfDue(job).catch((error: unknown) => {
        onFailure(job, error);
        return false;
      });
      if (hasRun) ran.push(job.name);
    }
    return ran;
  };

  /** Runs what is due now, one after the other. Returns the names of the jobs that ran here. */
  const runDue = (): Promise<string[]> => {
    const running = runEachDue();
    round = running;
    return running;
  };

  const wait = () => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      void runDue().finally(wait);
    }, lookEveryMs).unref();
  };

  return {
    add: (job: Job): void => void jobs.push(job),
    runDue,
    /** Looks twice a minute for what is due; a start is not slowed by it. */
    start: wait,
    /** Starts nothing more and waits for the job under way, which is told to end where it can. */
    async stop(): Promise<void> {
      ending.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

export type JobRunner = ReturnType<typeof createJobRunner>;

/** After a failure a job is tried again in a minute, then in two, four and so on, up to its own interval. */
export function pauseMinutes({ everyMinutes }: Pick<Job, 'everyMinutes'>, failures: number): number {
  return failures === 0 ? everyMinutes : Math.min(everyMinutes, 2 ** Math.min(failures - 1, 20));
}
