import { z } from 'zod';
import { ComplianceCount } from './industries';
import { pageOf, PageQuery } from '../common/paging';
import { Medians, StockFigures } from '../stocks/peers';
import { Day, FactSource } from '../facts/securities';
import { Badge } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

/** One day of an index, in points. Ratios as its publisher states them. */
export const IndexClose = z.object({
  day: Day,
  close: z.number(),
  priceToEarnings: z.number().nullable(),
  priceToBook: z.number().nullable(),
  dividendYieldPercent: z.number().nullable(),
});
export type IndexClose = z.infer<typeof IndexClose>;

/** Shares of an index by weight; they add up to the weight that is known. */
export const WeightShares = z.object({
  /** How much of the index the weights on record cover, 0 to 1. */
  known: z.number(),
  compliant: z.number(),
  nonCompliant: z.number(),
  underReview: z.number(),
  basis: z.enum(['published', 'estimated']),
});
export type WeightShares = z.infer<typeof WeightShares>;

export const IndexRow = z.object({
  /** For an address: `nifty50`. */
  id: z.string(),
  name: z.string(),
  /** Whether its name says it screens by Shariah. */
  isShariah: z.boolean(),
  last: IndexClose.nullable(),
  /** A fraction of the close before; null where only one is known. */
  change: z.number().nullable(),
  /** The day the members are known of; null where they are not. */
  membersAsOf: Day.nullable(),
  compliance: ComplianceCount,
  /** Null where no weight is known. */
  byWeight: WeightShares.nullable(),
  source: FactSource.nullable(),
});
export type IndexRow = z.infer<typeof IndexRow>;

export const IndicesQuery = PageQuery.extend({
  standard: StandardId.default('TASIS'),
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .meta({ examples: ['shariah'] }),
});
export type IndicesQuery = z.infer<typeof IndicesQuery>;
export const IndicesPage = pageOf(IndexRow).extend({ standard: StandardId });
export type IndicesPage = z.infer<typeof IndicesPage>;

export const IndexReply = z.object({
  standard: StandardId,
  index: IndexRow,
  medians: Medians,
  /** Of at most the last five years, the oldest first. */
  closes: z.array(IndexClose),
  membersSource: FactSource.nullable(),
  notes: z.array(z.string()),
});
export type IndexReply = z.infer<typeof IndexReply>;

/** `weight` is a fraction of the index; null where nobody says it. */
export const IndexMemberRow = StockFigures.extend({ weight: z.number().nullable() });
export type IndexMemberRow = z.infer<typeof IndexMemberRow>;

export const IndexMembersQuery = PageQuery.extend({
  standard: StandardId.default('TASIS'),
  badge: Badge.optional(),
});
export type IndexMembersQuery = z.infer<typeof IndexMembersQuery>;
export const IndexMembersPage = pageOf(IndexMemberRow).extend({
  standard: StandardId,
  /** Members that are no listed company we know, by ISIN. */
  unknown: z.array(z.string()),
});
export type IndexMembersPage = z.infer<typeof IndexMembersPage>;
