import { z } from 'zod';
import { amountKeys } from './amountKeys';
import { Day, FactSource, Isin } from './securities';

const rupees = z.number().int();
const fraction = z.number().min(0).max(1);

export const AmountKey = z.enum(amountKeys);
export type AmountKey = z.infer<typeof AmountKey>;

/** Which form of accounts a company files; banks and finance companies have lines of their own. */
export const FilingFormat = z.enum(['ind_as', 'bank', 'nbfc']);
export type FilingFormat = z.infer<typeof FilingFormat>;

/**
 * Figures of one filing in whole rupees; income and cost are for the whole period, the rest stand on its last day.
 * Null: the filing has no such line. Lease liabilities are not borrowings.
 */
export const FilingAmounts = z.record(AmountKey, rupees.nullable());
export type FilingAmounts = z.infer<typeof FilingAmounts>;

/** One reportable segment and its gross revenue over the period, before what segments sell to each other. */
export const SegmentRevenue = z.object({ name: z.string(), revenueRupees: rupees });
export type SegmentRevenue = z.infer<typeof SegmentRevenue>;

export const Filing = z.object({
  periodStart: Day,
  periodEnd: Day,
  nature: z.enum(['consolidated', 'standalone']),
  format: FilingFormat,
  /** Null where the filing's source does not say. */
  audited: z.boolean().nullable(),
  amounts: FilingAmounts,
  segments: z.array(SegmentRevenue),
  source: FactSource,
});
export type Filing = z.infer<typeof Filing>;

/** The exchange's four-level class. A level is null where the exchange leaves it blank. */
export const IndustryClass = z.object({
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  group: z.string().nullable(),
  subgroup: z.string().nullable(),
  source: FactSource,
});
export type IndustryClass = z.infer<typeof IndustryClass>;

/** Market capitalisation averaged over a window that ended on `source.asOf`. */
export const AverageMarketCap = z.object({
  windowMonths: z.number().int().positive(),
  valueRupees: rupees,
  source: FactSource,
});
export type AverageMarketCap = z.infer<typeof AverageMarketCap>;

/** A line of business recorded from a published source. `shareOfRevenue` is a fraction, null when not disclosed. */
export const RecordedActivity = z.object({
  activity: z.string(),
  shareOfRevenue: fraction.nullable(),
  source: FactSource,
});
export type RecordedActivity = z.infer<typeof RecordedActivity>;

/** How a ratio stood before, where its rule looks back. `run`: periods in a row that speak for a change by now. */
export const RatioStanding = z.object({ wasIn: z.boolean().nullable(), run: z.number().int().min(0) });
export type RatioStanding = z.infer<typeof RatioStanding>;

/** Everything a verdict rests on, and nothing else: with the edition, this alone gives the verdict again. */
export const ReceiptInputs = z.object({
  isin: Isin,
  industry: IndustryClass.nullable(),
  /** A receipt stays readable when later editions ask for figures it never held. */
  filing: Filing.extend({ amounts: z.partialRecord(AmountKey, rupees.nullable()) }).nullable(),
  activities: z.array(RecordedActivity),
  marketCaps: z.array(AverageMarketCap),
  areAccountsTooOld: z.boolean(),
  /** By ratio; only where its rule looks back. */
  standing: z.record(z.string(), RatioStanding),
});
export type ReceiptInputs = z.infer<typeof ReceiptInputs>;
