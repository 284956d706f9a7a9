import { z } from 'zod';
import { Day, StockSummary } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

/** `listAll=true` asks for every company; without it, for those in one's own watchlists. */
export const PurificationQuery = z.object({
  listAll: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ examples: ['true'] }),
});

/**
 * What of a share's income is impure. Money is in rupees for one share as shares are counted today, and may be a small part
 * of a paisa; null is what the facts do not tell.
 */
export const PurificationRow = StockSummary.extend({
  /** Interest income to total income, a fraction: the ratio of the standing verdict. */
  impureShare: z.number(),
  /** The accounts it is from, and the filing that holds them. */
  accountsTo: Day,
  document: z.string().nullable(),
  /** The year's interest income on one share. */
  impureRupeesPerShare: z.number().nullable(),
  /** On record with an ex-date in the twelve months before `day`, the newest first, and the impure part of each. */
  dividends: z.array(z.object({ exDate: Day, rupees: z.number(), impureRupees: z.number() })),
});
export type PurificationRow = z.infer<typeof PurificationRow>;

/** Companies by code. Those of which the share is not known are listed apart, with what is missing. */
export const PurificationReply = z.object({
  version: z.string(),
  day: Day,
  standard: StandardId,
  data: z.array(PurificationRow),
  unknown: z.array(StockSummary.extend({ missing: z.string() })),
});
export type PurificationReply = z.infer<typeof PurificationReply>;
