import { z } from 'zod';
import { ClassAnswer } from '../facts/companyFacts';
import { Day, FactSource, FreshnessState, Isin, ReviewGrade, StatusCode } from '../facts/securities';
import { Freshness } from './freshness';
import { standardIds } from './standards';

/** Money in whole Indian rupees; exact in a double up to 9.0e15, beyond any listed balance sheet. */
export const Rupees = z
  .number()
  .int()
  .meta({ examples: [930_529_000_000] });

export const RatioId = z.enum([
  'debt',
  'impure_income',
  /** The same relative to profit, where a standard uses both. */
  'impure_profit',
  'liquidity',
  'interest_bearing_assets',
  'receivables',
]);
export type RatioId = z.infer<typeof RatioId>;

/** A labelled sum with its addends, so that it can be verified. */
export const Amount = z.object({
  label: z.string(),
  valueRupees: Rupees.nullable(),
  parts: z.array(z.object({ label: z.string(), valueRupees: Rupees.nullable() })),
  source: FactSource.nullable(),
});
export type Amount = z.infer<typeof Amount>;

/** Where the result of a ratio flips, all else being equal. */
export const FlipPoint = z.object({
  /** How much the numerator may grow and still pass; negative: how much it must shrink to pass. */
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

/**
 * What a ratio is at least and at most, where a figure it is made of is not stated. Fractions; what a standard might add
 * (`caution`) is included in the most.
 */
export const RatioBounds = z.object({
  least: z.number(),
  /** Null where nothing limits it. */
  most: z.number().nullable(),
  /** The figures that are not stated. */
  notStated: z.array(z.string()).min(1),
  /** The continuation of "even if …": "all other income were interest"; null where nothing is supposed. */
  supposing: z.string().nullable(),
});
export type RatioBounds = z.infer<typeof RatioBounds>;

/** A ratio against its limit. `value`, `limit` and `headroom` are fractions: 0.25 is 25%. */
export const Ratio = z.object({
  id: RatioId,
  label: z.string(),
  numerator: Amount,
  denominator: Amount,
  /** Null when an input is missing: neither pass nor fail, unless `bounds` decide it. */
  value: z.number().nullable(),
  /** Present instead of a value if the accounts limit what they do not state. */
  bounds: RatioBounds.optional(),
  /** Last day of the accounts it is computed from; null without accounts, absent in older verdicts. */
  accountsTo: Day.nullable().optional(),
  limit: z.number(),
  /** Whether a value equal to the limit still passes. */
  limitInclusive: z.boolean(),
  passes: z.boolean().nullable(),
  /** The distance of the value below the limit (negative: above). */
  headroom: z.number().nullable(),
  dividedBy: z.enum(['accounts', 'market_cap']),
  /** Null where the result is unknown, or depends on time rather than on a figure. */
  flip: FlipPoint.nullable(),
  /** How the past affects the result; null where it does not. */
  note: z.string().nullable(),
});
export type Ratio = z.infer<typeof Ratio>;

export const BusinessOutcome = z.enum(['permissible', 'not_permissible', 'doubtful', 'unknown']);
export type BusinessOutcome = z.infer<typeof BusinessOutcome>;

/** One business activity, the matching rule, and the evidence. */
export const BusinessFinding = z.object({
  activity: z.string(),
  /** The matching rule: "tobacco", "conventional finance", or "none". */
  rule: z.string(),
  outcome: BusinessOutcome,
  /** Share of revenue, a fraction; null when not disclosed. */
  shareOfRevenue: z.number().nullable(),
  basis: z.enum(['segment_revenue', 'recorded_fact', 'industry_class']),
  source: FactSource,
  /**
   * Which class or word matched the rule, and who says that it stands for it; absent without a match and in older
   * verdicts.
   */
  mapping: z
    .object({
      matched: z.string(),
      by: z.enum(['norm', 'ours']),
      /** Where the norm names it; null for a reading of ours. */
      source: z.object({ title: z.string(), address: z.string() }).nullable(),
    })
    .optional(),
  /** The advisor's answer that it follows from; only of a class that is too wide to say anything itself. */
  answer: ClassAnswer.optional(),
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

/** An advisor's override of the computed verdict for a period, signed with name and reason. */
export const VerdictOverride = z.object({
  id: z.uuid(),
  isin: Isin,
  standard: StandardId,
  /** `hold`: under review until the advisor decides; `override`: the given status. */
  action: z.enum(['hold', 'override']),
  status: StatusCode,
  reason: z.string(),
  /** The advisor's name. */
  signedBy: z.string(),
  signedAt: z.iso.datetime(),
  from: Day,
  /** The last day in force; null until it is lifted. */
  until: Day.nullable(),
});
export type VerdictOverride = z.infer<typeof VerdictOverride>;

/** A standard's verdict on one company, with everything needed to reproduce it. */
export const Verdict = z.object({
  isin: Isin,
  standard: StandardEdition,
  /** The effective status: the override if there is one, else the computed status. */
  status: StatusCode,
  computedStatus: StatusCode,
  override: VerdictOverride.nullable(),
  /** Why it is under review; null if it is decided, absent in older verdicts. */
  grade: ReviewGrade.nullable().optional(),
  /** 0 to 5 by the published formula (`starsFormula`); null under review, or when the accounts are outdated. */
  stars: z.number().int().min(0).max(5).nullable(),
  /** Last day of the oldest accounts that decide it; null for none. */
  accountsTo: Day.nullable(),
  /** Null without accounts, or by an edition without limits. */
  freshness: Freshness.nullable().optional(),
  /** The day whose facts and limits it uses; absent in older verdicts. */
  judgedOn: Day.optional(),
  nature: z.enum(['consolidated', 'standalone']).nullable(),
  /** Present if the verdict is based on figures that are not from an official filing. */
  isProvisional: z.literal(true).optional(),
  business: z.object({
    outcome: BusinessOutcome,
    findings: z.array(BusinessFinding),
    /** Last day of the accounts that state the lines of business; null if none do, absent in older verdicts. */
    accountsTo: Day.nullable().optional(),
  }),
  ratios: z.array(Ratio),
  /** Sentences to show, the decisive one first. */
  reasons: z.array(z.string()).min(1),
  /** Missing facts that the standard needs, as sentences. */
  missing: z.array(z.string()),
  /** What was checked and what is taken for granted, as sentences; absent in older verdicts. */
  basis: z.object({ checked: z.array(z.string()), assumed: z.array(z.string()) }).optional(),
  /** sha256 over the edition and the canonical inputs; the same facts always give the same receipt. */
  receipt: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Verdict = z.infer<typeof Verdict>;

/** One entry of a stock's history, append-only. */
export const VerdictChange = z.object({
  standard: StandardId,
  edition: z.string(),
  status: StatusCode,
  accountsTo: Day.nullable(),
  /** On the day it was decided; null without accounts, or by an edition without limits. */
  freshness: FreshnessState.nullable(),
  /** Present if it is based on figures that are not from an official filing. */
  isProvisional: z.literal(true).optional(),
  /** Why it was under review; null if it was decided. */
  grade: ReviewGrade.nullable(),
  /** The date of the newest fact used; null for none. */
  factsAsOf: Day.nullable(),
  /** When we stored it. */
  decidedAt: z.iso.datetime(),
  /** The cause: "Annual results to 31 Mar 2024, filed 22 Apr 2024". */
  cause: z.string(),
  reason: z.string(),
});
export type VerdictChange = z.infer<typeof VerdictChange>;
