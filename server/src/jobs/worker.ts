import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type TaskList, runTaskList } from 'graphile-worker';
import type pg from 'pg';
import { createLifeSign, freeJobsOfTheDead, type LifeSign } from './lifeSign';

interface Surroundings {
  pool: pg.Pool;
  tasks: TaskList;
  /** Flags of jobs that are not run yet. */
  heldBack: () => string[] | null;
  /** How often jobs of workers that died are looked for. */
  freeEveryMs: number;
  onError: (message: string, error: unknown) => void;
}

/** Jobs that one server runs at once. The worker needs two connections besides, of a pool of 20. */
const concurrentJobs = 4;
const restartAfterMs = 2000;

/** Runs jobs as they fall due, until it is stopped. */
export function startWorker(surroundings: Surroundings) {
  const { pool, freeEveryMs, onError } = surroundings;
  const ending = new AbortController();
  let current = runTasks(surroundings);

  /** graphile-worker gives up where it can no longer write down what it has done. */
  const restart = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await current.ended;
      await sleep(restartAfterMs, undefined, { signal: ending.signal }).catch(() => undefined);
      if (!ending.signal.aborted) current = runTasks(surroundings);
    }
  };
  const running = restart();

  let freeing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    freeing = freeJobsOfTheDead(pool).catch((error: unknown) =>
      onError('The jobs of dead workers could not be freed', error),
    );
  }, freeEveryMs).unref();

  return {
    /** Starts nothing more and waits for the jobs under way. */
    async stop(): Promise<void> {
      ending.abort();
      clearInterval(timer);
      await current.stop();
      await running;
      await freeing;
    },
  };
}

function runTasks({ pool, tasks, heldBack, onError }: Surroundings) {
  let know: (lifeSign: LifeSign) => void = () => undefined;
  const lifeSign = new Promise<LifeSign>((resolve) => (know = resolve));
  const workers = runTaskList(
    {
      preset: {
        worker: {
          concurrentJobs,
          // in batches it is waited for at a stop, and tried again where the database is away
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      noHandleSignals: true,
      logger: new Logger(() => (level, message, meta) => {
        // what a task threw is logged where it is caught
        if (String(level) === 'error' && meta?.['failure'] !== true) onError(message, meta?.['error']);
      }),
      // it asks this before each job: none is begun by a worker that others would take for dead
      forbiddenFlags: async () => {
        await (await lifeSign).show();
        return heldBack();
      },
    },
    tasks,
    pool,
  );
  const sign = createLifeSign(pool, workers.id);
  know(sign);
  let isStopped = false;
  const ended = Promise.resolve(workers.promise)
    .catch((error: unknown) => onError('The worker of the job queue ended', error))
    .then(() => sign.end());
  return {
    ended,
    async stop(): Promise<void> {
      if (isStopped) return;
      isStopped = true;
      // what goes wrong meanwhile is told by its end; where it has ended already there is nothing to stop
      await Promise.race([ended, Promise.resolve(workers.gracefulShutdown()).catch(() => undefined)]);
      await ended;
    },
  };
}
