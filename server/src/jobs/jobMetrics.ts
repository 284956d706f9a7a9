import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { Gauge, Histogram } from 'prom-client';

type Metrics = NonNullable<FastifyInstance['metrics']>;

/** Seconds: a message is sent in less than one, reading the filings of a day takes minutes. */
const buckets = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 1800];

/**
 * The states of jobs: `waiting` is due, `retrying` failed before, `failed` is given up. PostgreSQL's clock decides what is due,
 * as it does for the worker.
 */
const queueQuery = `
  select count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where is_due)::int as waiting,
    count(*) filter (where is_open and run_at > now())::int as scheduled,
    count(*) filter (where is_open and has_failed)::int as retrying,
    count(*) filter (where attempts >= max_attempts)::int as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as oldest
  from (
    select *, locked_at is null and attempts < max_attempts as is_open,
      locked_at is null and attempts < max_attempts and run_at <= now() as is_due,
      last_error is not null or coalesce((payload->>'failures')::int, 0) > 0 as has_failed
    from graphile_worker._private_jobs
  ) as jobs`;

const states = ['running', 'waiting', 'scheduled', 'retrying', 'failed'] as const;

type QueueRow = Record<(typeof states)[number] | 'oldest', number>;

/** How long the queue is. The same on every server, because they share it. */
export function measureQueue(pool: pg.Pool, { registry, read }: Metrics): void {
  const jobs = new Gauge({
    name: 'tayyib_queue_jobs',
    help: 'Jobs in the queue by state; retrying ones are counted as waiting or scheduled, too.',
    labelNames: ['state'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'tayyib_queue_oldest_waiting_seconds',
    help: 'For how long the oldest due job has been waiting.',
    registers: [registry],
  });
  read({
    name: 'queue',
    gauges: [jobs, oldest],
    async read() {
      const [row] = (await pool.query<QueueRow>(queueQuery)).rows;
      if (!row) return;
      for (const state of states) jobs.set({ state }, row[state]);
      oldest.set(row.oldest);
    },
  });
}

/** Counts runs on this server, and how long they took. Names of jobs are constants of the code. */
export function measureRuns(registry: Registry) {
  const durations = new Histogram({
    name: 'tayyib_job_duration_seconds',
    help: 'Duration of runs of jobs on this server by outcome; `_count` is the number of runs.',
    labelNames: ['job', 'outcome'],
    buckets,
    registers: [registry],
  });
  return (job: string, outcome: 'done' | 'failed', seconds: number): void => {
    durations.observe({ job, outcome }, seconds);
  };
}
