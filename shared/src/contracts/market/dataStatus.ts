import { z } from 'zod';
import { StandardId } from '../verdicts/verdicts';
import { Day, ReviewGrade } from '../facts/securities';

const instant = z.iso.datetime();
const count = z.number().int();

/** How many companies of a universe have a verdict by one standard. */
export const UniverseCoverage = z.object({
  id: z.enum(['nifty50', 'nifty500', 'all']),
  name: z.string(),
  /** Members known to us. */
  companies: count,
  compliant: count,
  nonCompliant: count,
  underReview: count,
  /** Those under review by their grades, the commonest first; the rest of `underReview` has not been judged. */
  byGrade: z.array(z.object({ grade: ReviewGrade, count })),
  /** Judged by outdated accounts; among the three above. */
  outdated: count,
  /** The day of the list of members; null for all listed companies. */
  membersAsOf: Day.nullable(),
});
export type UniverseCoverage = z.infer<typeof UniverseCoverage>;

/** How current one kind of data is. */
export const FeedStatus = z.object({
  feed: z.string(),
  title: z.string(),
  /** `unknown`: it is not fetched on a schedule, or never was. */
  state: z.enum(['on-time', 'late', 'unknown']),
  lastSuccessAt: instant.nullable(),
  /** The newest day its data is of. */
  dataOf: Day.nullable(),
  /** It came with the embedded sample: nothing of it was fetched or imported since. */
  isSample: z.boolean(),
  nextAt: instant.nullable(),
});
export type FeedStatus = z.infer<typeof FeedStatus>;

/** How many companies have accounts of the newest year that all had to publish by now, and how far fetching them is. */
export const AccountsStatus = z.object({
  /** The 31 March that year ended by; a year that ended within the twelve months before it counts. */
  year: Day,
  companies: count,
  withAccounts: count,
  /** The newest backfill of filings; null if none was started. */
  backfill: z
    .object({
      state: z.enum(['running', 'paused', 'finished']),
      companies: count,
      companiesDone: count,
      /** By the spacing of requests; null while it cannot be estimated. */
      secondsLeft: count.nullable(),
    })
    .nullable(),
});
export type AccountsStatus = z.infer<typeof AccountsStatus>;

export const DataStatusReply = z.object({
  standard: StandardId,
  accounts: AccountsStatus,
  universes: z.array(UniverseCoverage),
  feeds: z.array(FeedStatus),
});
export type DataStatusReply = z.infer<typeof DataStatusReply>;
