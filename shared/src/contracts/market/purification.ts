import { z } from 'zod';
import { Day, StockSummary } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

/** `listAll=true` returns every company; without it, those in the viewer's watchlists. */
export const PurificationQuery = z.object({
  listAll: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ examples: ['true'] }),
});

/**
 * The impure income of a stock. Amounts are in rupees per share, adjusted to today's share count, and may be fractions of
 * a paisa; null: unknown.
 */
export const PurificationRow = StockSummary.extend({
  /** Interest income to total income, a fraction: the ratio of the current verdict. */
  impureShare: z.number(),
  /** The source accounts and filing. */
  accountsTo: Day,
  document: z.string().nullable(),
  /** The year's interest income per share. */
  impureRupeesPerShare: z.number().nullable(),
  /** Dividends with an ex-date in the twelve months before `day`, newest first, and the impure part of each. */
  dividends: z.array(z.object({ exDate: Day, rupees: z.number(), impureRupees: z.number() })),
});
export type PurificationRow = z.infer<typeof PurificationRow>;

/** Companies by code. Those with an unknown impure share are listed separately, with the missing data. */
export const PurificationReply = z.object({
  version: z.string(),
  day: Day,
  standard: StandardId,
  data: z.array(PurificationRow),
  unknown: z.array(StockSummary.extend({ missing: z.string() })),
});
export type PurificationReply = z.infer<typeof PurificationReply>;
