import { z } from 'zod';
import type { Database } from '../database/client';
import { withoutValues } from '../database/withoutValues';
import type { Clock } from '../plugins/clock';
import { addScheduledRun } from './addJob';
import type { Job } from './Job';
import { minuteMs } from '../lib/durations';

const RunState = z.object({
  /** Consecutive failures. */
  failures: z.int().min(0),
  lastError: z.string().nullable(),
});
type RunState = z.infer<typeof RunState>;

const noFailures: RunState = { failures: 0, lastError: null };

/** How a run ended. One that is cut short by a stop is due again at once. */
export type RunOutcome = 'done' | 'failed' | 'cut short';

interface ScheduleDeps {
  db: Database;
  clock: Clock;
  ending: AbortSignal;
  onFailure: (name: string, error: unknown) => void;
}

/** Queues the first run of a job, due now, unless a run is queued already. */
export const schedule = (job: Job, { db, clock }: Pick<ScheduleDeps, 'db' | 'clock'>): Promise<void> =>
  addScheduledRun(db, { task: job.name, payload: noFailures, runAt: clock.now() }, 'first');

/**
 * Runs a scheduled job once and queues its next run: after the interval, earlier after a failure, or immediately if a server
 * stop cut it short.
 */
export async function runScheduled(
  job: Job,
  payload: unknown,
  { db, clock, ending, onFailure }: ScheduleDeps,
): Promise<RunOutcome> {
  const before = RunState.parse(payload);
  const startedAt = clock.now();
  const queueNext = (state: RunState, minutes: number) => {
    const runAt = new Date(startedAt.getTime() + minutes * minuteMs);
    return addScheduledRun(db, { task: job.name, payload: state, runAt }, 'next');
  };
  try {
    // a stopping worker may still be handed a job
    ending.throwIfAborted();
    await job.run(ending);
  } catch (error) {
    if (ending.aborted) {
      await queueNext(before, 0);
      return 'cut short';
    }
    onFailure(job.name, error);
    const failures = before.failures + 1;
    await queueNext({ failures, lastError: String(withoutValues(error)) }, pauseMinutes(job, failures));
    return 'failed';
  }
  await queueNext(noFailures, job.everyMinutes);
  return 'done';
}

/** Minutes until the next run. After failures 1, 2, 4 and so on, at most the interval of the job. */
export function pauseMinutes({ everyMinutes }: Pick<Job, 'everyMinutes'>, failures: number): number {
  return failures === 0 ? everyMinutes : Math.min(everyMinutes, 2 ** Math.min(failures - 1, 20));
}
