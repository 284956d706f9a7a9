import { z } from 'zod';
import { Day, FreshnessState } from '../facts/securities';

/** The age of the accounts a verdict is based on. An outdated verdict has no stars, and its year is shown with it. */
export const Freshness = z.object({
  state: FreshnessState,
  accountsTo: Day,
  /** The first day of the state; null while fresh. */
  since: Day.nullable(),
  /** The last day on which these accounts decide; afterwards the verdict is under review. */
  decidesUntil: Day,
  /** The newest annual accounts that had to be published since, and by when; null if none. We do not have them. */
  newerDue: z.object({ periodEnd: Day, publishedBy: Day }).nullable(),
  /** The newest later balance sheet on file, which does not decide; null if there is none. */
  newerOnFile: z.object({ periodEnd: Day, publishedOn: Day.nullable() }).nullable(),
  /** Newer annual accounts on file in summary, which leave open what older ones decide; absent if there are none. */
  newerInSummary: z.object({ periodEnd: Day, publishedOn: Day.nullable() }).optional(),
});
export type Freshness = z.infer<typeof Freshness>;
