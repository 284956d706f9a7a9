import { z } from 'zod';
import { Day } from './securities';

const instant = z.iso.datetime();
const count = z.number().int();

/**
 * `unpublished`: listed without a document yet. `missing`: the exchange has no such document. `duplicate`: imported from the other
 * exchange. `failed`: given up after many attempts.
 */
export const FilingState = z.enum([
  ...(['unpublished', 'waiting', 'imported', 'refused'] as const),
  ...(['missing', 'duplicate', 'failed'] as const),
]);
export type FilingState = z.infer<typeof FilingState>;

/** A filing of results that an exchange listed. */
export const KnownFiling = z.object({
  id: count,
  exchange: z.enum(['NSE', 'BSE']),
  /** NSE's symbol or BSE's scrip code. */
  company: z.string().nullable(),
  companyName: z.string(),
  periodEnd: Day.nullable(),
  nature: z.enum(['consolidated', 'standalone']).nullable(),
  filedAt: instant.nullable(),
  address: z.url().nullable(),
  state: FilingState,
  /** Failed attempts. */
  attempts: count,
  /** Why it is in this state. */
  reason: z.string().nullable(),
  nextTryAt: instant.nullable(),
  finishedAt: instant.nullable(),
});
export type KnownFiling = z.infer<typeof KnownFiling>;

/** A host of the exchanges, and whether it may be requested. */
export const FilingHost = z.object({
  host: z.string().meta({ examples: ['nsearchives.nseindia.com'] }),
  isPaused: z.boolean(),
  /** Consecutive failures of the host. */
  failures: count,
  lastFailure: z.string().nullable(),
  /** No request before that time. */
  blockedUntil: instant.nullable(),
  requestsToday: count,
  quotaPerDay: count,
});
export type FilingHost = z.infer<typeof FilingHost>;

/** A backfill of the filings of all listed companies. */
export const FilingBackfill = z.object({
  since: Day,
  state: z.enum(['running', 'paused', 'finished']),
  startedAt: instant,
  finishedAt: instant.nullable(),
  companies: count,
  /** Their filings are listed, and none of their documents waits. */
  companiesDone: count,
  companiesFailed: count,
  /** Lists still to be requested. */
  listsLeft: count,
  /** Documents still to be requested. */
  documentsLeft: count,
  /** By the spacing of requests; null while it cannot be estimated. */
  secondsLeft: count.nullable(),
});
export type FilingBackfill = z.infer<typeof FilingBackfill>;

/** The state of finding and fetching filings. */
export const FilingsReply = z.object({
  isFetching: z.boolean(),
  counts: z.array(z.object({ state: FilingState, count })),
  hosts: z.array(FilingHost),
  /** The newest one. */
  backfill: FilingBackfill.nullable(),
  /** The start of a backfill where none is given. */
  defaultSince: Day,
});
export type FilingsReply = z.infer<typeof FilingsReply>;

export const KnownFilingsQuery = z.object({
  state: FilingState.default('failed').meta({ examples: ['refused'] }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1)
    .meta({ examples: [1] }),
});
export type KnownFilingsQuery = z.infer<typeof KnownFilingsQuery>;

/** The newest first. */
export const KnownFilingsReply = z.object({
  total: count,
  page: count,
  pageSize: count,
  filings: z.array(KnownFiling),
});
export type KnownFilingsReply = z.infer<typeof KnownFilingsReply>;

export const StartBackfill = z.object({
  /** Filings filed on this day or later. */
  since: Day,
});
export const PauseRequests = z.object({ isPaused: z.boolean().meta({ examples: [true] }) });
export const RetryFilings = z.object({
  state: z.enum(['failed', 'refused', 'missing']).meta({ examples: ['failed'] }),
});
export const RetriedReply = z.object({ count: count.meta({ examples: [3] }) });
export type RetriedReply = z.infer<typeof RetriedReply>;
