import { z } from 'zod';
import { Day } from './securities';

const instant = z.iso.datetime();
const count = z.number().int();

/** One run of a feed over one file. */
export const FeedRun = z.object({
  id: z.uuid(),
  feed: z.string().meta({ examples: ['nse-list'] }),
  document: z.string().meta({ examples: ['EQUITY_L.csv'] }),
  /** `refused`: the whole file was rejected, nothing was stored. */
  outcome: z.enum(['stored', 'unchanged', 'refused']),
  read: count,
  stored: count,
  unchanged: count,
  /** Invalid lines. */
  refused: count,
  /** Valid lines outside the scope of this feed. */
  notKept: count,
  /** Why the first refused line was refused; of a file refused as a whole, why the file was. Null if none was. */
  reason: z.string().nullable(),
  finishedAt: instant,
});
export type FeedRun = z.infer<typeof FeedRun>;

/** The state of fetching one official file. */
export const FeedSource = z.object({
  key: z.string(),
  /** URL of the next fetch. */
  address: z.url(),
  /** Where the publisher states it. */
  statedAt: z.url(),
  /** "trading days at 19:30", Indian time. */
  schedule: z.string(),
  lastSuccessAt: instant.nullable(),
  lastFailureAt: instant.nullable(),
  /** The current failure; null while it succeeds. */
  lastFailure: z.string().nullable(),
  /** Consecutive failures. */
  failures: count,
  /** Null: as soon as fetching is on. */
  nextTryAt: instant.nullable(),
  note: z.string().nullable(),
  /** Since when its success is overdue; null while it is on time. */
  lateSince: instant.nullable(),
});
export type FeedSource = z.infer<typeof FeedSource>;

/** The stored data of a feed compared with what verdicts need. */
export const FeedFreshness = z.object({
  /** `none`: nothing stored. `not-needed`: no verdict depends on it. */
  state: z.enum(['fresh', 'old', 'none', 'not-needed']),
  /** The date of the newest data. */
  newest: Day.nullable(),
  /** The requirement, as a sentence. */
  need: z.string(),
});
export type FeedFreshness = z.infer<typeof FeedFreshness>;

export const FeedEntry = z.object({
  feed: z.string(),
  title: z.string(),
  /** Empty: it is loaded from files only. */
  sources: z.array(FeedSource),
  lastRun: FeedRun.nullable(),
  freshness: FeedFreshness,
});
export type FeedEntry = z.infer<typeof FeedEntry>;

export const FeedsReply = z.object({
  /** Whether official files are fetched on schedule. */
  isFetching: z.boolean(),
  feeds: z.array(FeedEntry),
});
export type FeedsReply = z.infer<typeof FeedsReply>;

const page = z.coerce
  .number()
  .int()
  .min(1)
  .max(100_000)
  .default(1)
  .meta({ examples: [1] });
const paged = { total: count, page: count, pageSize: count };

export const FeedRunsQuery = z.object({
  feed: z
    .string()
    .max(40)
    .optional()
    .meta({ examples: ['nse-list'] }),
  page,
});
/** Newest first. */
export const FeedRunsReply = z.object({ ...paged, runs: z.array(FeedRun) });
export type FeedRunsReply = z.infer<typeof FeedRunsReply>;

export const FeedRunQuery = z.object({ page });
/** A run and a page of the lines it did not store: invalid ones first, then those out of scope. */
export const FeedRunReply = z.object({
  ...paged,
  run: FeedRun,
  lines: z.array(z.object({ line: count, reason: z.string(), isOutOfScope: z.boolean() })),
});
export type FeedRunReply = z.infer<typeof FeedRunReply>;

export const FeedUploadQuery = z.object({
  /** The date of a list where the file does not state it; defaults to today. */
  asOf: Day.optional(),
  /** Accepts a list that is much shorter than the last one. */
  force: z.stringbool().default(false),
});

export const FetchNowReply = z.object({
  kind: z.enum(['imported', 'unchanged', 'absent', 'failed']),
  run: FeedRun.nullable(),
  sentence: z.string().nullable(),
});
export type FetchNowReply = z.infer<typeof FetchNowReply>;
