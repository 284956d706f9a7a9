import { z } from 'zod';
import type { Database } from '../database/client';
import { withoutValues } from '../database/withoutValues';
import type { Clock } from '../plugins/clock';
import { addScheduledRun } from './addJob';
import type { Job } from './Job';

const minuteMs = 60_000;

const RunState = z.object({
  /** Failures in a row. */
  failures: z.int().min(0),
  lastError: z.string().nullable(),
});
type RunState = z.infer<typeof RunState>;

const fresh: RunState = { failures: 0, lastError: null };

interface Surroundings {
  db: Database;
  clock: Clock;
  ending: AbortSignal;
  onFailure: (name: string, error: unknown) => void;
}

/** Puts a job on its schedule: due now, unless it is there already. */
export const schedule = (job: Job, { db, clock }: Pick<Surroundings, 'db' | 'clock'>): Promise<void> =>
  addScheduledRun(db, { task: job.name, payload: fresh, runAt: clock.now() }, 'first');

/**
 * One run of a scheduled job. Each run puts the next one into the queue: after the interval, sooner after a failure, and at
 * once where the server's own stop cut it short. Returns false in that last case.
 */
export async function runScheduled(
  job: Job,
  payload: unknown,
  { db, clock, ending, onFailure }: Surroundings,
): Promise<boolean> {
  const before = RunState.parse(payload);
  const startedAt = clock.now();
  const follow = (state: RunState, minutes: number) => {
    const runAt = new Date(startedAt.getTime() + minutes * minuteMs);
    return addScheduledRun(db, { task: job.name, payload: state, runAt }, 'next');
  };
  try {
    // a worker that stops may still be given one
    ending.throwIfAborted();
    await job.run(ending);
  } catch (error) {
    if (ending.aborted) {
      await follow(before, 0);
      return false;
    }
    onFailure(job.name, error);
    const failures = before.failures + 1;
    await follow({ failures, lastError: String(withoutValues(error)) }, pauseMinutes(job, failures));
    return true;
  }
  await follow(fresh, job.everyMinutes);
  return true;
}

/** After a failure a job is tried again in a minute, then in two, four and so on, up to its own interval. */
export function pauseMinutes({ everyMinutes }: Pick<Job, 'everyMinutes'>, failures: number): number {
  return failures === 0 ? everyMinutes : Math.min(everyMinutes, 2 ** Math.min(failures - 1, 20));
}
