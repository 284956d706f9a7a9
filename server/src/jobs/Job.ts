import type { z } from 'zod';

/** Work that is done again and again, on one server at a time. */
export interface Job {
  /** Unique among all jobs and tasks. */
  name: string;
  everyMinutes: number;
  /** @param ending aborts when the server stops: long work gives up then, and is due again as if it had not begun */
  run(ending: AbortSignal): Promise<void>;
}

/**
 * What is done with each job of a kind. It runs at least once: a server that dies in the middle leaves the job to another,
 * so a second run must change nothing.
 */
export interface Task<Payload> {
  /** Unique among all jobs and tasks. */
  name: string;
  /** Goes into the queue as JSON. Ids only: what people wrote is not erased with them there. */
  payload: z.ZodType<Payload>;
  /** @param ending aborts when the server stops; rejecting then is no failure */
  run(payload: Payload, ending: AbortSignal): Promise<void>;
}
