import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type TaskList, runTaskList } from 'graphile-worker';
import type pg from 'pg';
import { createLivenessLock, releaseJobsOfDeadWorkers, type LivenessLock } from './livenessLock';

interface WorkerDeps {
  pool: pg.Pool;
  /** Jobs of these tasks that this server runs at the same time. */
  concurrentJobs: number;
  tasks: TaskList;
  /** Jobs with these flags are not run yet. */
  forbiddenFlags: () => string[] | null;
  /** Interval at which jobs of dead workers are returned to the queue. */
  releaseEveryMs: number;
  onError: (message: string, error: unknown) => void;
}

const restartAfterMs = 2000;

/** Runs due jobs until it is stopped. */
export function startWorker(deps: WorkerDeps) {
  const { pool, releaseEveryMs, onError } = deps;
  const ending = new AbortController();
  let current = runTasks(deps);

  /** graphile-worker ends when it cannot store the result of a job. */
  const restart = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await current.ended;
      await sleep(restartAfterMs, undefined, { signal: ending.signal }).catch(() => undefined);
      if (!ending.signal.aborted) current = runTasks(deps);
    }
  };
  const running = restart();

  let releasing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    releasing = releaseJobsOfDeadWorkers(pool).catch((error: unknown) =>
      onError('The jobs of dead workers could not be freed', error),
    );
  }, releaseEveryMs).unref();

  return {
    /** Waits for running jobs and starts no more. */
    async stop(): Promise<void> {
      ending.abort();
      clearInterval(timer);
      await current.stop();
      await running;
      await releasing;
    },
  };
}

function runTasks({ pool, tasks, concurrentJobs, forbiddenFlags, onError }: WorkerDeps) {
  let provide: (lock: LivenessLock) => void = () => undefined;
  const lockReady = new Promise<LivenessLock>((resolve) => (provide = resolve));
  const workers = runTaskList(
    {
      preset: {
        worker: {
          concurrentJobs,
          // without a delay, a stop waits for it and it is retried while the database is down
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      noHandleSignals: true,
      logger: new Logger(() => (level, message, meta) => {
        // errors of tasks are logged where they are caught
        if (String(level) === 'error' && meta?.['failure'] !== true) onError(message, meta?.['error']);
      }),
      // evaluated before each job, so that no worker without a lock starts one
      forbiddenFlags: async () => {
        await (await lockReady).acquire();
        return forbiddenFlags();
      },
    },
    tasks,
    pool,
  );
  const lock = createLivenessLock(pool, workers.id);
  provide(lock);
  let isStopped = false;
  const ended = Promise.resolve(workers.promise)
    .catch((error: unknown) => onError('The worker of the job queue ended', error))
    .then(() => lock.release());
  return {
    ended,
    async stop(): Promise<void> {
      if (isStopped) return;
      isStopped = true;
      // errors are reported by `ended`; a worker that has ended already needs no shutdown
      await Promise.race([ended, Promise.resolve(workers.gracefulShutdown()).catch(() => undefined)]);
      await ended;
    },
  };
}
