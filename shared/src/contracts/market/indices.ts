import { z } from 'zod';
import { ComplianceCount } from './industries';
import { pageOf, PageQuery, searchText } from '../common/paging';
import { Medians, StockFigures } from '../stocks/peers';
import { Badge, Day, FactSource, ReviewGrade } from '../facts/securities';
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

/** Fractions of an index by weight; they add up to `known`. */
export const WeightShares = z.object({
  /** The fraction of the index with known weights, 0 to 1. */
  known: z.number(),
  compliant: z.number(),
  nonCompliant: z.number(),
  underReview: z.number(),
  /** Of those under review, by grade. */
  byGrade: z.record(ReviewGrade, z.number()),
  basis: z.enum(['published', 'estimated']),
});
export type WeightShares = z.infer<typeof WeightShares>;

export const IndexRow = z.object({
  /** For URLs: `nifty50`. */
  id: z.string(),
  name: z.string(),
  /** Whether its name says it screens by Shariah. */
  isShariah: z.boolean(),
  last: IndexClose.nullable(),
  /** Relative to the previous close; null where only one is known. */
  change: z.number().nullable(),
  /** The date of the member list; null where unknown. */
  membersAsOf: Day.nullable(),
  compliance: ComplianceCount,
  /** Null where no weight is known. */
  byWeight: WeightShares.nullable(),
  source: FactSource.nullable(),
});
export type IndexRow = z.infer<typeof IndexRow>;

export const IndicesQuery = PageQuery.extend({
  standard: StandardId.default('TASIS'),
  q: searchText('shariah'),
});
export type IndicesQuery = z.infer<typeof IndicesQuery>;
export const IndicesPage = pageOf(IndexRow).extend({ standard: StandardId });
export type IndicesPage = z.infer<typeof IndicesPage>;

/** `range`: of how many years closes are listed. */
export const IndexQuery = z.object({
  standard: StandardId.default('TASIS'),
  range: z
    .enum(['1y', '5y'])
    .default('5y')
    .meta({ examples: ['1y'] }),
});
export type IndexQuery = z.infer<typeof IndexQuery>;

export const IndexReply = z.object({
  standard: StandardId,
  index: IndexRow,
  medians: Medians,
  /** Of at most the requested years, the oldest first. */
  closes: z.array(IndexClose),
  membersSource: FactSource.nullable(),
  notes: z.array(z.string()),
});
export type IndexReply = z.infer<typeof IndexReply>;

/** `weight` is a fraction of the index; null where unknown. */
export const IndexMemberRow = StockFigures.extend({ weight: z.number().nullable() });
export type IndexMemberRow = z.infer<typeof IndexMemberRow>;

export const IndexMembersQuery = PageQuery.extend({
  standard: StandardId.default('TASIS'),
  badge: Badge.optional(),
});
export type IndexMembersQuery = z.infer<typeof IndexMembersQuery>;
export const IndexMembersPage = pageOf(IndexMemberRow).extend({
  standard: StandardId,
  /** Members that are not known listed companies, by ISIN. */
  unknown: z.array(z.string()),
});
export type IndexMembersPage = z.infer<typeof IndexMembersPage>;
