import { z } from 'zod';
import { Day, FactSource, Isin, StatusCode } from '../facts/securities';
import { standardIds } from './standards';

/** Money in whole Indian rupees; exact in a double up to 9.0e15, beyond any listed balance sheet. */
export const Rupees = z
  .number()
  .int()
  .meta({ examples: [930_529_000_000] });

export const RatioId = z.enum([
  'debt',
  'impure_income',
  /** The same against profit, where a standard asks for both. */
  'impure_profit',
  'liquidity',
  'interest_bearing_assets',
  'receivables',
]);
export type RatioId = z.infer<typeof RatioId>;

/** One sum put in words with the facts it was made of, so that anyone can add it up again. */
export const Amount = z.object({
  label: z.string(),
  valueRupees: Rupees.nullable(),
  parts: z.array(z.object({ label: z.string(), valueRupees: Rupees.nullable() })),
  source: FactSource.nullable(),
});
export type Amount = z.infer<typeof Amount>;

/** Where a ratio's answer turns, everything else as it is. */
export const FlipPoint = z.object({
  /** How much the numerator may still grow and pass; below nil: how much of it must go before it passes. */
  numeratorRoomRupees: Rupees,
  /** The smallest denominator that still passes. */
  denominatorRupees: Rupees,
  /**
   * The share price at which market capitalisation is that denominator, if it stayed there for the whole window. Null
   * where the ratio is not divided by market capitalisation, or the number of shares or the last price is not known.
   */
  sharePriceRupees: z.number().nullable(),
});
export type FlipPoint = z.infer<typeof FlipPoint>;

/** A ratio against its limit. `value`, `limit` and `headroom` are fractions: 0.25 is 25 %. */
export const Ratio = z.object({
  id: RatioId,
  label: z.string(),
  numerator: Amount,
  denominator: Amount,
  /** Null when an input is missing: then neither a pass nor a fail. */
  value: z.number().nullable(),
  limit: z.number(),
  /** Whether a value equal to the limit still passes. */
  limitInclusive: z.boolean(),
  passes: z.boolean().nullable(),
  /** How far the value stands below the limit (negative: above). */
  headroom: z.number().nullable(),
  dividedBy: z.enum(['accounts', 'market_cap']),
  /** Null where the answer is not known, or waits for time to pass rather than for a figure to change. */
  flip: FlipPoint.nullable(),
  /** What the past has to do with the answer, in words; null where it has nothing to do with it. */
  note: z.string().nullable(),
});
export type Ratio = z.infer<typeof Ratio>;

export const BusinessOutcome = z.enum(['permissible', 'not_permissible', 'doubtful', 'unknown']);
export type BusinessOutcome = z.infer<typeof BusinessOutcome>;

/** One line of business, what the rules say of it, and how they know. */
export const BusinessFinding = z.object({
  activity: z.string(),
  /** The rule it met: "tobacco", "conventional finance", or "none" where no rule objects. */
  rule: z.string(),
  outcome: BusinessOutcome,
  /** Share of revenue, a fraction; null when not disclosed. */
  shareOfRevenue: z.number().nullable(),
  basis: z.enum(['segment_revenue', 'recorded_fact', 'industry_class']),
  source: FactSource,
});
export type BusinessFinding = z.infer<typeof BusinessFinding>;

export const StandardId = z.enum(standardIds);
export type StandardId = z.infer<typeof StandardId>;

export const StandardEdition = z.object({
  id: StandardId,
  /** Names the version of the data, e.g. `2026-11`. */
  edition: z.string(),
  title: z.string(),
});

/** An advisor's word that stands above the computed verdict for a time, signed with name and reason. */
export const VerdictOverride = z.object({
  id: z.uuid(),
  isin: Isin,
  standard: StandardId,
  /** `hold`: under review until the advisor is done; `override`: the status given. */
  action: z.enum(['hold', 'override']),
  status: StatusCode,
  reason: z.string(),
  /** The advisor's name. */
  signedBy: z.string(),
  signedAt: z.iso.datetime(),
  from: Day,
  /** The last day it holds; null until it is lifted. */
  until: Day.nullable(),
});
export type VerdictOverride = z.infer<typeof VerdictOverride>;

/** What a standard says of one company on the facts known, and everything needed to say it again. */
export const Verdict = z.object({
  isin: Isin,
  standard: StandardEdition,
  /** What holds: the advisor's word while there is one, else what was computed. */
  status: StatusCode,
  computedStatus: StatusCode,
  override: VerdictOverride.nullable(),
  /** 0 to 5 by the published formula (`starsFormula`); null under review. */
  stars: z.number().int().min(0).max(5).nullable(),
  /** Last day of the accounts it rests on; null when there are none. */
  accountsTo: Day.nullable(),
  nature: z.enum(['consolidated', 'standalone']).nullable(),
  business: z.object({ outcome: BusinessOutcome, findings: z.array(BusinessFinding) }),
  ratios: z.array(Ratio),
  /** Sentences for a person, the deciding one first. */
  reasons: z.array(z.string()).min(1),
  /** Facts the standard asks for and we do not have, in words. */
  missing: z.array(z.string()),
  /** sha256 over the edition and the canonical inputs; the same facts always give the same receipt. */
  receipt: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Verdict = z.infer<typeof Verdict>;

/** One entry of a stock's history: kept for ever, never rewritten. */
export const VerdictChange = z.object({
  standard: StandardId,
  edition: z.string(),
  status: StatusCode,
  accountsTo: Day.nullable(),
  /** The day of the newest dated fact it rests on; null where it rests on none. */
  factsAsOf: Day.nullable(),
  /** When we stored it. */
  decidedAt: z.iso.datetime(),
  /** What brought it about, in words: "Annual results to 31 Mar 2024, filed 22 Apr 2024". */
  cause: z.string(),
  reason: z.string(),
});
export type VerdictChange = z.infer<typeof VerdictChange>;
