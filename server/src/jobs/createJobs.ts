import { setTimeout as sleep } from 'node:timers/promises';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { createDatabase } from '../database/client';
import type { Queryable } from '../database/client';
import type { Clock } from '../plugins/clock';
import { addJob, scheduledFlag } from './addJob';
import { type Job, type JobLane, jobLanes, type Task } from './Job';
import { runDue } from './runDue';
import { runScheduled, schedule } from './scheduledRun';
import type { RunOutcome } from './scheduledRun';
import { startWorker } from './worker';

interface JobQueueDeps {
  pool: pg.Pool;
  clock: Clock;
  /** @param name of the job or task that failed */
  onFailure: (name: string, error: unknown) => void;
  /** Called after each run that was not cut short. */
  onRun?: (name: string, outcome: 'done' | 'failed', seconds: number) => void;
  /** @param message describes an error of the queue itself */
  onError: (message: string, error: unknown) => void;
  /** Delay of scheduled jobs after a start, so that they do not slow it down. */
  scheduleAfterMs?: number;
  releaseEveryMs?: number;
  /** Jobs of the general lane that run concurrently on this server. */
  concurrentJobs?: number;
}

const retryMs = 5000;

/** A kind of job, and the minutes between its runs; null for jobs that are added after transactions. */
export interface JobName {
  name: string;
  everyMinutes: number | null;
}

/** Adds a job of one kind, in the caller's transaction. @param priority lower numbers run first */
export type AddJob<Payload> = (transaction: Queryable, payload: Payload, priority?: number) => Promise<void>;

/** Messages that are sent at once. Sending one needs no connection to the database meanwhile. */
const concurrentMessages = 2;

/** How many jobs of each lane run at once: addresses of users get at most half as many workers as our own work. */
const workersOf = (concurrentJobs: number): Record<JobLane, number> => ({
  general: concurrentJobs,
  messages: concurrentMessages,
  foreign: Math.max(1, Math.floor(concurrentJobs / 2)),
});

/** The job queue for all work outside requests: scheduled, or once after a transaction. */
export function createJobs(deps: JobQueueDeps) {
  const {
    pool,
    clock,
    onFailure,
    onRun = () => undefined,
    onError,
    scheduleAfterMs = 30_000,
    releaseEveryMs = 5000,
    concurrentJobs = 4,
  } = deps;
  const db = createDatabase(pool);
  const ending = new AbortController();
  const jobs: Job[] = [];
  /** Handlers by job name. */
  const handlers = new Map<string, (payload: unknown) => Promise<RunOutcome>>();
  let round: Promise<unknown> = Promise.resolve();
  /** The lanes of tasks that are not general. */
  const lanes = new Map<string, JobLane>();
  let workers: ReturnType<typeof startWorker>[] = [];

  const perform = (name: string, payload: unknown): Promise<boolean> =>
    trace.getTracer('tayyib.jobs').startActiveSpan(`job ${name}`, async (span) => {
      try {
        return await run(name, payload);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  const run = async (name: string, payload: unknown): Promise<boolean> => {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    try {
      const outcome = (await handlers.get(name)?.(payload)) ?? 'cut short';
      if (outcome === 'cut short') return false;
      onRun(name, outcome, seconds());
      return true;
    } catch (error) {
      if (!ending.signal.aborted) {
        onFailure(name, error);
        onRun(name, 'failed', seconds());
      }
      // this message is stored with the job and must not contain user data
      throw new Error(`${name} failed. The log says why.`, { cause: error });
    }
  };
  const scheduleAll = async () => {
    for (const job of jobs) await schedule(job, { db, clock });
  };
  const scheduleWhenPossible = async () => {
    while (!ending.signal.aborted) {
      try {
        return await scheduleAll();
      } catch (error) {
        onError('Jobs could not be scheduled', error);
        await sleep(retryMs, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
  };
  const runAllDue = async (only?: string) => {
    await scheduleAll();
    const names = only === undefined ? [...handlers.keys()] : [only];
    return runDue({ pool, now: clock.now(), names, ending: ending.signal, perform });
  };

  return {
    /** Adds a recurring job. The first run is due immediately. */
    add(job: Job): void {
      jobs.push(job);
      handlers.set(job.name, (payload) =>
        runScheduled(job, payload, { db, clock, ending: ending.signal, onFailure }),
      );
    },
    /** Registers the handler of a task. Returns a function that adds jobs. */
    handle<Payload extends object>(task: Task<Payload>): AddJob<Payload> {
      if (task.lane) lanes.set(task.name, task.lane);
      handlers.set(task.name, async (payload) => {
        ending.signal.throwIfAborted();
        await task.run(task.payload.parse(payload), ending.signal);
        return 'done';
      });
      return (transaction, payload, priority) =>
        addJob(transaction, {
          task: task.name,
          payload,
          runAt: clock.now(),
          ...(priority !== undefined && { priority }),
        });
    },
    /** Every kind of job this server runs. */
    names: (): JobName[] => {
      const everyMinutes = new Map(jobs.map((job) => [job.name, job.everyMinutes]));
      return [...handlers.keys()].map((name) => ({ name, everyMinutes: everyMinutes.get(name) ?? null }));
    },
    /**
     * Runs all jobs that are due by `clock`, one after the other. Returns the names of those that ran on this server.
     * @param only limits it to jobs of this name
     */
    runDue(only?: string): Promise<string[]> {
      if (ending.signal.aborted) return Promise.resolve([]);
      const running = runAllDue(only);
      round = Promise.allSettled([round, running]);
      return running;
    },
    /** Starts the workers. Idempotent, since `onListen` can run twice. */
    start(): void {
      if (workers.length > 0 || ending.signal.aborted) return;
      const scheduleAt = performance.now() + scheduleAfterMs;
      const tasksOf = (lane: JobLane) =>
        [...handlers.keys()]
          .filter((name) => (lanes.get(name) ?? 'general') === lane)
          .map((name) => [name, async (payload: unknown) => void (await perform(name, payload))] as const);
      round = scheduleWhenPossible();
      workers = jobLanes.flatMap((lane) => {
        const tasks = tasksOf(lane);
        if (tasks.length === 0) return [];
        return startWorker({
          pool,
          tasks: Object.fromEntries(tasks),
          concurrentJobs: workersOf(concurrentJobs)[lane],
          forbiddenFlags: () => (performance.now() < scheduleAt ? [scheduledFlag] : null),
          releaseEveryMs,
          onError,
        });
      });
    },
    /** Starts no more jobs; running ones may finish until `stop`. */
    drain(): void {
      for (const worker of workers) void worker.stop();
    },
    /** Aborts running jobs, waits for them and starts no more. */
    async stop(): Promise<void> {
      ending.abort();
      await Promise.all([round, ...workers.map((worker) => worker.stop())]);
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
