import { z } from 'zod';

const count = z.number().int().min(0);

/** One kind of background job, with the runs of it that are queued. */
export const JobKind = z.object({
  name: z.string(),
  /** Minutes between runs; null for jobs that are queued by what users do. */
  everyMinutes: z.number().positive().nullable(),
  running: count,
  /** Due, and not started yet. */
  waiting: count,
  /** Due later. */
  scheduled: count,
  /** Of all these, runs whose previous attempt failed. */
  retrying: count,
  /** Attempted as often as allowed; runs again only when staff ask for it. */
  failed: count,
  nextRunAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed; without personal data. */
  lastError: z.string().nullable(),
});
export type JobKind = z.infer<typeof JobKind>;

/** By name, those with failures first. */
export const JobsReply = z.object({ jobs: z.array(JobKind) });
export type JobsReply = z.infer<typeof JobsReply>;

export const JobParams = z.object({
  name: z
    .string()
    .max(80)
    .meta({ examples: ['dead sessions'] }),
});

/** How many queued runs are due now. */
export const JobsRunReply = z.object({ runs: count });
export type JobsRunReply = z.infer<typeof JobsRunReply>;
