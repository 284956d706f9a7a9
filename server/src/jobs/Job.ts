import type { z } from 'zod';

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
  /** @param ending aborts when the server stops; rejecting then does not count as a failure */
  run(payload: Payload, ending: AbortSignal): Promise<void>;
}
