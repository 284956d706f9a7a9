import { z } from 'zod';
import { pageOf, PageQuery, searchText } from '../common/paging';
import { Badge, Day, FactSource, StatusCode, listedAge } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';
import { FigureRange, PurificationYear } from './purification';

/** Fractions of a fund's net assets. Holdings without a verdict (cash, foreign shares, missing data) are `unknown`. */
export const LookThrough = z.object({
  compliant: z.number(),
  nonCompliant: z.number(),
  underReview: z.number(),
  unknown: z.number(),
  /** Impure income over total income of the companies held, weighted; of `impureKnown` of net assets. Null without any. */
  impureIncome: FigureRange.nullable(),
  /** The part of net assets in companies whose impure share their accounts bound. Of the rest anything may be impure. */
  impureKnown: z.number(),
  holdings: z.number().int(),
  asOf: Day,
});
export type LookThrough = z.infer<typeof LookThrough>;

/** A plan of a fund; in lists, the one that stands for its scheme. */
export const FundRow = z.object({
  /** AMFI's scheme code. */
  id: z.string(),
  name: z.string(),
  house: z.string().nullable(),
  category: z.string().nullable(),
  plan: z.string().nullable(),
  option: z.string().nullable(),
  isin: z.string().nullable(),
  /** Whether its name or a list calls it Shariah or ethical; that does not affect the verdict. */
  isCalledEthical: z.boolean(),
  nav: z.object({ rupees: z.number(), day: Day }).nullable(),
  /** Null where its holdings are unknown. */
  lookThrough: LookThrough.nullable(),
  /** In lists: from the NAV of a growth option, a year as a fraction; three years compounded a year. Null: unknown. */
  returns: z.object({ oneYear: z.number().nullable(), threeYears: z.number().nullable() }).optional(),
  /** In lists: every plan and option of the scheme, this one included. */
  plans: z
    .array(z.object({ id: z.string(), plan: z.string().nullable(), option: z.string().nullable() }))
    .optional(),
});
export type FundRow = z.infer<typeof FundRow>;

export const FundsQuery = PageQuery.extend({
  standard: StandardId.default('TASIS'),
  q: searchText('ethical'),
  /** `ethical`: called so; `held`: with known holdings. */
  only: z.enum(['all', 'ethical', 'held']).default('all'),
});
export type FundsQuery = z.infer<typeof FundsQuery>;
export const FundsPage = pageOf(FundRow).extend({ standard: StandardId });
export type FundsPage = z.infer<typeof FundsPage>;

export const FundHoldingRow = z.object({
  name: z.string(),
  isin: z.string().nullable(),
  industry: z.string().nullable(),
  /** Fraction of net assets; negative for liabilities. */
  share: z.number(),
  marketValueRupees: z.number().nullable(),
  /** Null if it is not a known listed company. */
  verdict: z
    .object({
      stock: z.string(),
      stock_code: z.string(),
      shariah_status: StatusCode,
      badge: Badge,
      ...listedAge,
    })
    .nullable(),
  /** The impure share of its company by its newest annual accounts; null if nothing bounds it, and without the detail. */
  impure: z.object({ share: FigureRange, year: PurificationYear }).nullable(),
});
export type FundHoldingRow = z.infer<typeof FundHoldingRow>;

export const FundReply = z.object({
  standard: StandardId,
  /** Whether the viewer's plan includes the accounts of the companies held. */
  isDetailed: z.boolean(),
  fund: FundRow,
  structure: z.string().nullable(),
  ethicsRemark: z.string().nullable(),
  holdings: z.array(FundHoldingRow),
  holdingsSource: FactSource.nullable(),
  /** Of at most the last five years, the oldest first; rupees a unit. */
  navs: z.array(z.object({ day: Day, rupees: z.number() })),
  source: FactSource,
  /** The missing data, as sentences. */
  missing: z.array(z.string()),
  method: z.string(),
});
export type FundReply = z.infer<typeof FundReply>;
