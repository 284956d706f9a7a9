import type { z } from 'zod';

/**
 * Workers of their own, so that one kind of work never waits for another: `messages` are mails and texts, many with codes that
 * a user waits for; `foreign` waits for addresses that users chose; `general` is everything else.
 */
export const jobLanes = ['general', 'messages', 'foreign'] as const;
export type JobLane = (typeof jobLanes)[number];

/** Recurring work, run by one server at a time. */
export interface Job {
  /** Unique among all jobs and tasks. */
  name: string;
  everyMinutes: number;
  /** @param ending aborts when the server stops; work that is cut short is due again at once */
  run(ending: AbortSignal): Promise<void>;
}

/**
 * The handler for one kind of queued job. Jobs run at least once (another server takes over when one dies), so handlers must
 * be idempotent.
 */
export interface Task<Payload> {
  /** Unique among all jobs and tasks. */
  name: string;
  /** Stored in the queue as JSON. Ids only: account erasure does not cover the queue. */
  payload: z.ZodType<Payload>;
  /** Whose workers run it; `general` if it does not say. */
  lane?: JobLane;
  /** @param ending aborts when the server stops; rejecting then does not count as a failure */
  run(payload: Payload, ending: AbortSignal): Promise<void>;
}
