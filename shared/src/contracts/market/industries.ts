import { z } from 'zod';
import { pageOf, PageQuery } from '../common/paging';
import { ClassLevel, Medians, StockFigures } from '../stocks/peers';
import { Badge, ReviewGrade } from '../facts/securities';
import { Rupees, StandardId } from '../verdicts/verdicts';

/** Stocks per status. `compliantShare` is relative to those with a verdict, null where less than a tenth has one. */
export const ComplianceCount = z.object({
  total: z.number().int(),
  byBadge: z.record(Badge, z.number().int()),
  /** How many of each are based on outdated accounts; the rest of a status are fresh or ageing. */
  outdated: z.record(Badge, z.number().int()),
  /** How many are under review for each reason; those that have not been judged are in none. */
  byGrade: z.record(ReviewGrade, z.number().int()),
  compliantShare: z.number().nullable(),
});
export type ComplianceCount = z.infer<typeof ComplianceCount>;

export const IndustriesQuery = PageQuery.extend({
  standard: StandardId.default('TASIS'),
  level: ClassLevel.default('industry').meta({ examples: ['sector'] }),
  sort: z.enum(['name', 'count', 'compliantShare', 'marketCap']).default('marketCap'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type IndustriesQuery = z.infer<typeof IndustriesQuery>;
export type IndustriesRequest = Partial<IndustriesQuery>;

export const IndustryRow = z.object({
  /** For URLs: `industry~petroleum-products`. */
  id: z.string(),
  level: ClassLevel,
  name: z.string(),
  /** The sector of most of its stocks. */
  sector: z.string().nullable(),
  compliance: ComplianceCount,
  /** Sum of the known values; `known` is their number. */
  marketCap: z.object({ rupees: Rupees, known: z.number().int() }),
  medians: Medians,
});
export type IndustryRow = z.infer<typeof IndustryRow>;

export const IndustriesPage = pageOf(IndustryRow).extend({ standard: StandardId, level: ClassLevel });
export type IndustriesPage = z.infer<typeof IndustriesPage>;

export const IndustryQuery = PageQuery.extend({
  standard: StandardId.default('TASIS'),
  badge: Badge.optional(),
});
export type IndustryQuery = z.infer<typeof IndustryQuery>;

export const IndustryReply = z.object({
  standard: StandardId,
  industry: IndustryRow,
  /** The classes one level below. */
  within: z.array(IndustryRow),
  /** The largest first. */
  stocks: pageOf(StockFigures),
});
export type IndustryReply = z.infer<typeof IndustryReply>;
