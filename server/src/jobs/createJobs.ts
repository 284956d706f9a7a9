import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import { createDatabase } from '../database/client';
import type { Queryable } from '../database/Queryable';
import type { Clock } from '../plugins/clock';
import { addJob, scheduledFlag } from './addJob';
import type { Job, Task } from './Job';
import { runDue } from './runDue';
import { runScheduled, schedule } from './scheduledRun';
import { startWorker } from './worker';

interface Surroundings {
  pool: pg.Pool;
  clock: Clock;
  /** @param name of the job or task that failed */
  onFailure: (name: string, error: unknown) => void;
  /** @param message of what is wrong with the queue itself */
  onError: (message: string, error: unknown) => void;
  /** How long scheduled jobs wait after a start, so that it is not slowed by them. */
  scheduleAfterMs?: number;
  freeEveryMs?: number;
}

const retryMs = 5000;

/** Adds a job of one kind, in the caller's transaction. */
export type AddJob<Payload> = (transaction: Queryable, payload: Payload) => Promise<void>;

/** The one queue of work that is not done within a request: on a schedule, or once after a transaction. */
export function createJobs(surroundings: Surroundings) {
  const { pool, clock, onFailure, onError, scheduleAfterMs = 30_000, freeEveryMs = 5000 } = surroundings;
  const db = createDatabase(pool);
  const ending = new AbortController();
  const jobs: Job[] = [];
  /** How each kind is done. False where our own stop cut it short. */
  const kinds = new Map<string, (payload: unknown) => Promise<boolean>>();
  let round: Promise<unknown> = Promise.resolve();
  let worker: ReturnType<typeof startWorker> | undefined;

  const perform = async (name: string, payload: unknown): Promise<boolean> => {
    try {
      return (await kinds.get(name)?.(payload)) ?? false;
    } catch (error) {
      if (!ending.signal.aborted) onFailure(name, error);
      // its message is stored with the job, and must not say what people wrote
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
    const names = only === undefined ? [...kinds.keys()] : [only];
    return runDue({ pool, now: clock.now(), names, ending: ending.signal, perform });
  };

  return {
    /** Adds work that is done again and again, the first time at once. */
    add(job: Job): void {
      jobs.push(job);
      kinds.set(job.name, (payload) =>
        runScheduled(job, payload, { db, clock, ending: ending.signal, onFailure }),
      );
    },
    /** Says what is done with jobs of a kind. Returns what adds one. */
    handle<Payload extends object>(task: Task<Payload>): AddJob<Payload> {
      kinds.set(task.name, async (payload) => {
        ending.signal.throwIfAborted();
        await task.run(task.payload.parse(payload), ending.signal);
        return true;
      });
      return (transaction, payload) => addJob(transaction, { task: task.name, payload, runAt: clock.now() });
    },
    /**
     * Runs what is due now by the clock, one after the other, and waits for it. Returns the names of what ran here.
     * @param only jobs of this name
     */
    runDue(only?: string): Promise<string[]> {
      if (ending.signal.aborted) return Promise.resolve([]);
      const running = runAllDue(only);
      round = Promise.allSettled([round, running]);
      return running;
    },
    /** Runs jobs from now on as they fall due. A server that is told twice to listen starts twice. */
    start(): void {
      if (worker || ending.signal.aborted) return;
      const scheduleAt = performance.now() + scheduleAfterMs;
      const tasks: TaskList = Object.fromEntries(
        [...kinds.keys()].map((name) => [
          name,
          async (payload: unknown) => void (await perform(name, payload)),
        ]),
      );
      round = scheduleWhenPossible();
      worker = startWorker({
        pool,
        tasks,
        heldBack: () => (performance.now() < scheduleAt ? [scheduledFlag] : null),
        freeEveryMs,
        onError,
      });
    },
    /** Starts nothing more and waits for the jobs under way, which are told to end where they can. */
    async stop(): Promise<void> {
      ending.abort();
      await Promise.all([round, worker?.stop()]);
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
