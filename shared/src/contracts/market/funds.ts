import { z } from 'zod';
import { pageOf, PageQuery, searchText } from '../common/paging';
import { Badge, Day, FactSource, StatusCode, listedAge } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';
import { FigureRange, PurificationCompany, PurificationYear } from './purification';

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
  /** How many shares or bonds, as counted on the day of the portfolio; null where it does not say. */
  quantity: z.number().nullable(),
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

/** A holding of a published portfolio, as purification reads it. */
export const PurifiedHolding = FundHoldingRow.omit({ industry: true, verdict: true }).extend({
  /** Splits and bonuses of its company since the portfolio: what makes `quantity` shares of today. */
  steps: PurificationCompany.shape.steps,
});
export type PurifiedHolding = z.infer<typeof PurifiedHolding>;

/** The portfolio by which a fund is purified in one financial year. `impure` is by the newest accounts up to the end of that year. */
export const PurifiedPortfolio = z.object({
  /** The last day of the financial year. */
  yearTo: Day,
  /** What a unit was worth on the day of the portfolio, or on the last trading day before it; null: unknown. */
  nav: z.object({ rupees: z.number(), day: Day }).nullable(),
  ...LookThrough.pick({ impureIncome: true, impureKnown: true }).shape,
  holdings: z.array(PurifiedHolding),
  source: FactSource,
});
export type PurifiedPortfolio = z.infer<typeof PurifiedPortfolio>;

/** Portfolios of a fund by financial year, the newest first; years without one are not included. */
export const FundPortfoliosReply = z.object({
  standard: StandardId,
  id: z.string(),
  /** Whether the viewer's plan includes the accounts of the companies held. */
  isDetailed: z.boolean(),
  /** The first day of the financial years that are read. */
  from: Day,
  portfolios: z.array(PurifiedPortfolio),
});
export type FundPortfoliosReply = z.infer<typeof FundPortfoliosReply>;
