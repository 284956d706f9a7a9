import { z } from 'zod';
import { amountKeys } from './amountKeys';
import { Day, FactSource, Isin } from './securities';

const rupees = z.number().int();
const fraction = z.number().min(0).max(1);

export const AmountKey = z.enum(amountKeys);
export type AmountKey = z.infer<typeof AmountKey>;

/** The format of the accounts; banks and finance companies have different lines. */
export const FilingFormat = z.enum(['ind_as', 'bank', 'nbfc']);
export type FilingFormat = z.infer<typeof FilingFormat>;

/**
 * Figures of one filing in whole rupees; income and cost are for the whole period, the others as of its last day.
 * Null: the filing has no such line. Lease liabilities are not borrowings.
 */
export const FilingAmounts = z.record(AmountKey, rupees.nullable());
export type FilingAmounts = z.infer<typeof FilingAmounts>;

/** A reportable segment and its gross revenue over the period, inter-segment sales included. */
export const SegmentRevenue = z.object({ name: z.string(), revenueRupees: rupees });
export type SegmentRevenue = z.infer<typeof SegmentRevenue>;

export const Filing = z.object({
  periodStart: Day,
  periodEnd: Day,
  nature: z.enum(['consolidated', 'standalone']),
  format: FilingFormat,
  /** Null where the source does not state it. */
  audited: z.boolean().nullable(),
  amounts: FilingAmounts,
  segments: z.array(SegmentRevenue),
  source: FactSource,
  /** Figures the operator provided in place of an official filing; a verdict that rests on them is provisional. */
  isProvided: z.literal(true).optional(),
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

/** The earlier state of a ratio, for rules with hysteresis. `run`: consecutive periods that favour a change. */
export const RatioStanding = z.object({ wasIn: z.boolean().nullable(), run: z.number().int().min(0) });
export type RatioStanding = z.infer<typeof RatioStanding>;

/** All inputs of a verdict, and nothing else: with the edition they reproduce it. */
export const ReceiptInputs = z.object({
  isin: Isin,
  industry: IndustryClass.nullable(),
  /** Receipts stay valid when later editions use figures they do not contain. */
  filing: Filing.extend({ amounts: z.partialRecord(AmountKey, rupees.nullable()) }).nullable(),
  activities: z.array(RecordedActivity),
  marketCaps: z.array(AverageMarketCap),
  areAccountsTooOld: z.boolean(),
  /** By ratio; only for rules with hysteresis. */
  standing: z.record(z.string(), RatioStanding),
});
export type ReceiptInputs = z.infer<typeof ReceiptInputs>;
