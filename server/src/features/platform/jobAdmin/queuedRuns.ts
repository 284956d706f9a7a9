import type { JobKind } from '@tayyib/shared/contracts';
import type pg from 'pg';
import type { JobName } from '../../../jobs/createJobs';

type QueuedRow = Omit<JobKind, 'everyMinutes' | 'nextRunAt'> & { nextRunAt: Date | null };

/** The failures of a scheduled job are in its payload, because each of its runs is a new job of the queue. */
const queuedQuery = `
  select name, count(*) filter (where is_running)::int as running,
    count(*) filter (where is_open and run_at <= $1)::int as waiting,
    count(*) filter (where is_open and run_at > $1)::int as scheduled,
    count(*) filter (where is_open and error is not null)::int as retrying,
    count(*) filter (where not is_running and not is_open)::int as failed,
    min(run_at) filter (where is_open) as "nextRunAt",
    max(error) as "lastError"
  from (
    select task.identifier as name, run_at, locked_at is not null as is_running,
      locked_at is null and attempts < max_attempts as is_open,
      coalesce(job.last_error, job.payload->>'lastError') as error
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
  ) as jobs
  group by name`;

/** Every kind of job that this server knows, with its queued runs; those with failures first. */
export async function queuedRuns(pool: pg.Pool, known: readonly JobName[], now: Date): Promise<JobKind[]> {
  const { rows } = await pool.query<QueuedRow>(queuedQuery, [now]);
  const queued = new Map(rows.map((row) => [row.name, row]));
  const none = { running: 0, waiting: 0, scheduled: 0, retrying: 0, failed: 0, lastError: null };
  const failures = ({ failed, retrying }: JobKind) => failed * 1000 + retrying;
  return known
    .map(({ name, everyMinutes }): JobKind => {
      const { nextRunAt = null, ...counts } = queued.get(name) ?? {};
      return { ...none, ...counts, name, everyMinutes, nextRunAt: nextRunAt?.toISOString() ?? null };
    })
    .sort((a, b) => failures(b) - failures(a) || a.name.localeCompare(b.name, 'en'));
}

/** Makes all queued runs of a job due now, also those given up. Runs in progress are left alone. Returns how many. */
export async function runNow(pool: pg.Pool, name: string, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(job.id), run_at := $2, attempts := 0)
     from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = $1 and job.locked_at is null
     having count(*) > 0`,
    [name, now],
  );
  return rowCount ?? 0;
}
