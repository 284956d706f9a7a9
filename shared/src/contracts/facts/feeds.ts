import { z } from 'zod';
import { Day } from './securities';

const instant = z.iso.datetime();
const count = z.number().int();

/** One run of a feed over one file. */
export const FeedRun = z.object({
  id: z.uuid(),
  feed: z.string().meta({ examples: ['nse-list'] }),
  document: z.string().meta({ examples: ['EQUITY_L.csv'] }),
  /** `refused`: the whole file, and nothing of it was stored. */
  outcome: z.enum(['stored', 'unchanged', 'refused']),
  read: count,
  stored: count,
  unchanged: count,
  /** Lines that made no sense. */
  refused: count,
  /** Lines in order but not of the kind this feed keeps. */
  notKept: count,
  finishedAt: instant,
});
export type FeedRun = z.infer<typeof FeedRun>;

/** How fetching one official file goes. */
export const FeedSource = z.object({
  key: z.string(),
  /** Where the next one will be asked for. */
  address: z.url(),
  /** Where the publisher says so. */
  statedAt: z.url(),
  /** "trading days at 19:30", Indian time. */
  schedule: z.string(),
  lastSuccessAt: instant.nullable(),
  lastFailureAt: instant.nullable(),
  /** The failure the source is in now; null while it goes well. */
  lastFailure: z.string().nullable(),
  /** In a row. */
  failures: count,
  /** Null: as soon as fetching is on. */
  nextTryAt: instant.nullable(),
  note: z.string().nullable(),
});
export type FeedSource = z.infer<typeof FeedSource>;

/** What is on file of a feed against what verdicts need of it. */
export const FeedFreshness = z.object({
  /** `none`: nothing on file. `not-needed`: no verdict rests on it. */
  state: z.enum(['fresh', 'old', 'none', 'not-needed']),
  /** The day the newest of it speaks of. */
  newest: Day.nullable(),
  /** What is needed of it, in a sentence. */
  need: z.string(),
});
export type FeedFreshness = z.infer<typeof FeedFreshness>;

export const FeedEntry = z.object({
  feed: z.string(),
  title: z.string(),
  /** None: it is loaded from files alone. */
  sources: z.array(FeedSource),
  lastRun: FeedRun.nullable(),
  freshness: FeedFreshness,
});
export type FeedEntry = z.infer<typeof FeedEntry>;

export const FeedsReply = z.object({
  /** Whether official files are fetched when they are due. */
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
/** A run and a page of the lines it did not store: what made no sense first, then what is not kept. */
export const FeedRunReply = z.object({
  ...paged,
  run: FeedRun,
  lines: z.array(z.object({ line: count, reason: z.string(), isOutOfScope: z.boolean() })),
});
export type FeedRunReply = z.infer<typeof FeedRunReply>;

export const FeedUploadQuery = z.object({
  /** The day a list speaks of, where the file does not say; else today. */
  asOf: Day.optional(),
  /** Takes a list though it is much shorter than the last one. */
  force: z.stringbool().default(false),
});

export const FetchNowReply = z.object({
  kind: z.enum(['taken', 'unchanged', 'absent', 'failed']),
  run: FeedRun.nullable(),
  sentence: z.string().nullable(),
});
export type FetchNowReply = z.infer<typeof FetchNowReply>;
