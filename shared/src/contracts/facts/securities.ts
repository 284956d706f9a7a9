import { z } from 'zod';

/** International Securities Identification Number of an Indian security, e.g. `INE002A01018`. */
export const Isin = z
  .string()
  .regex(/^IN[A-Z0-9]{9}\d$/, 'An ISIN looks like INE002A01018.')
  .meta({ examples: ['INE002A01018'] });

/** An ISIN in a URL, in any case. */
export const TypedIsin = z
  .string()
  .regex(/^[Ii][Nn][A-Za-z0-9]{9}\d$/, 'An ISIN looks like INE002A01018.')
  .toUpperCase()
  .meta({ examples: ['INE002A01018'] });

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date().meta({ examples: ['2026-08-21'] });

/**
 * The spec's status codes, read as: 1 compliant; 2 fails on business; 4 fails on a financial ratio;
 * 6 fails on impure income; 7 fails on liquidity; 3 under review.
 */
export const StatusCode = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(6),
  z.literal(7),
]);
export type StatusCode = z.infer<typeof StatusCode>;

/** The three statuses shown to investors; every status code maps to one. */
export const Badge = z.enum(['compliant', 'non_compliant', 'under_review']);
export type Badge = z.infer<typeof Badge>;

/**
 * Why a company is under review, the first that applies:
 * - `accounts_not_loaded`: we have no accounts of it, none recent enough, or none with a figure that a ratio is made of
 * - `changed_since_accounts`: a demerger or the like, a newer balance sheet beyond a limit, or a question an advisor raised since
 * - `figures_contradict`: figures of its accounts contradict each other
 * - `business_not_known`: its lines of business are not known, or doubtful
 * - `passes_everything_stated`: each ratio passes or is open, and one passes at least
 */
export const reviewGrades = [
  'accounts_not_loaded',
  'changed_since_accounts',
  'figures_contradict',
  'business_not_known',
  'passes_everything_stated',
] as const;
export const ReviewGrade = z.enum(reviewGrades);
export type ReviewGrade = z.infer<typeof ReviewGrade>;

/** How old the accounts of a verdict are, by the limits of its edition. */
export const freshnessStates = ['fresh', 'ageing', 'outdated'] as const;
export const FreshnessState = z.enum(freshnessStates);
export type FreshnessState = z.infer<typeof FreshnessState>;

/** What lists state about the accounts of a verdict: null without accounts, or by an edition without limits. */
export const listedAge = {
  accountsTo: Day.nullable(),
  freshness: FreshnessState.nullable(),
  /** Present if the verdict is based on figures that are not from an official filing. */
  isProvisional: z.boolean().optional(),
  /** Why it is under review; null if it is decided, or has not been judged. */
  grade: ReviewGrade.nullable(),
};

/**
 * The course of the year up to the last close: at most 52 closes in rupees at equal distances, oldest first, adjusted for splits and
 * bonuses; empty where less than a month is known.
 */
export const YearCloses = z.array(z.number());

/** How the price moved, in the rows of lists that are shown; exports leave it out. */
export const listedTrend = {
  /** Of the last close, relative to the close before: 0.0125 is 1.25%. */
  change: z.number().nullable().optional(),
  /** The day of the last close. */
  priceDay: Day.nullable().optional(),
  yearCloses: YearCloses.optional(),
};

/** The source of a fact and its date. */
export const FactSource = z.object({
  /** The publisher: "NSE filing", "AMFI average market capitalisation". */
  publisher: z.string(),
  /** The published file or page. */
  document: z.string(),
  /** The date of the fact. */
  asOf: Day,
  /** The day it was published or filed, when known. */
  publishedOn: Day.nullable(),
  /** sha256 of the bytes of that file, in hex, when we read the file itself. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type FactSource = z.infer<typeof FactSource>;

/** A stock in a list or a search result. Wire names are the spec's. */
export const StockSummary = z.object({
  type: z.literal('stock'),
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  shariah_status: StatusCode,
  badge: Badge,
  ...listedAge,
});
export type StockSummary = z.infer<typeof StockSummary>;
