import { z } from 'zod';
import { AmountKey } from '../facts/companyFacts';
import { BusinessOutcome, RatioId, StandardId } from './verdicts';
import { Day } from '../facts/securities';

const words = z.string().trim().min(1).max(400);
const prose = z.string().trim().min(1).max(2000);
const share = z.number().min(0).max(1);
const phrase = z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/);

/** Where a rule is published. */
export const Citation = z.strictObject({
  title: words,
  address: z.url(),
  /** Whether it is the body's own words or someone's account of them. */
  standing: z.enum(['own document', 'second hand']),
  readOn: Day,
});
export type Citation = z.infer<typeof Citation>;

/**
 * One addend of a sum. An `optional` line counts as nil when a filing has no such line; any other missing line leaves the
 * whole sum unknown.
 */
export const Term = z.union([
  z.strictObject({ fact: AmountKey, label: words, optional: z.literal(true).optional() }),
  /** Revenue of the lines borne with; `upToTolerance` takes only those whose tolerance is no wider. */
  z.strictObject({ notPermittedRevenue: z.literal(true), label: words, upToTolerance: share.optional() }),
  /** Profit of the lines borne with: nil without such lines, else unknown, as filings do not tell it. */
  z.strictObject({ notPermittedProfit: z.literal(true), label: words }),
  z.strictObject({ averageMarketCapMonths: z.number().int().min(1).max(120), label: words }),
]);
export type Term = z.infer<typeof Term>;

const terms = z.array(Term).min(1).readonly();

/** A sum by named parts, per form of accounts. */
export const Recipe = z.strictObject({
  label: words,
  /** How a sentence goes on after the label. */
  verb: z.enum(['is', 'are']),
  terms: z.strictObject({ ind_as: terms, bank: terms, nbfc: terms }),
});
export type Recipe = z.infer<typeof Recipe>;

/** How a rule treats a company differently for what it was before. Fractions; 0.02 is two points of per cent. */
export const Hysteresis = z.discriminatedUnion('kind', [
  /** A company that was compliant stays so within `stayLimit`; any other must come within the rule's own limit. */
  z.strictObject({ kind: z.literal('bands'), stayLimit: share }),
  /**
   * Out only once the ratio stood beyond the limit, but by no more than `points`, for `periods` periods, and at once beyond
   * that; back only once it stood within the limit for as many.
   */
  z.strictObject({
    kind: z.literal('buffer'),
    points: share,
    periods: z.number().int().min(1).max(24),
    periodMonths: z.number().int().min(1).max(12),
  }),
]);
export type Hysteresis = z.infer<typeof Hysteresis>;

export const RatioRule = z.strictObject({
  id: RatioId,
  label: words,
  numerator: Recipe,
  denominator: Recipe,
  /**
   * `at_most`: the true figure may be smaller than what the facts can show, so a sum within the limit passes and a sum
   * beyond it proves nothing.
   */
  numeratorIs: z.enum(['exact', 'at_most']),
  /** With `at_most`: the part that counts in any case. Beyond the limit by itself it fails. */
  certainPart: Recipe.optional(),
  /** A fraction, in steps of a millionth. */
  limit: share,
  limitInclusive: z.boolean(),
  hysteresis: Hysteresis.optional(),
  failStatus: z.union([z.literal(4), z.literal(6), z.literal(7)]),
  /**
   * What the standard would add to the numerator and filings cannot show exactly. It is told, and never makes a failure;
   * but where all of it would break the limit there is no pass either.
   */
  caution: z.strictObject({ upTo: Recipe, share, inWords: words }).optional(),
  sources: z.array(Citation).min(1).readonly(),
  /** How the rule is read where its sources disagree or the filings fall short; null where they do not. */
  reading: prose.nullable(),
});
export type RatioRule = z.infer<typeof RatioRule>;

/** Which industry classes and which words in a segment's name a business rule speaks of. */
export const BusinessRule = z.strictObject({
  /** As a person would say it: "tobacco". */
  rule: words,
  outcome: BusinessOutcome.extract(['not_permissible', 'doubtful']),
  /** Names of exchange classes, at any of the four levels. */
  classes: z.array(words).readonly(),
  /** Words or phrases looked for, whole, in segment names and recorded activities. */
  words: z.array(phrase).readonly(),
  /** Phrases that hold such a word and mean something else; they are taken out of a name before it is read. */
  exceptPhrases: z.array(phrase).readonly().optional(),
  /**
   * A line that hardly any customer is in: where segments are named after customers' trades, one named after it is doubtful
   * all the same.
   */
  evenOfCustomers: z.literal(true).optional(),
  /** Where the rule bears with more or less than the standard otherwise does. */
  tolerance: share.optional(),
});
export type BusinessRule = z.infer<typeof BusinessRule>;

export const BusinessRules = z.strictObject({
  /** Share of revenue below which a line is borne with and counted as impure income instead; 0 bears with none. */
  tolerance: share,
  /** Share of revenue below which a name that says nothing, such as "Others", is borne with; `tolerance` where not given. */
  undescribedTolerance: share.optional(),
  /** The first rule that matches speaks; stricter rules come first. */
  rules: z.array(BusinessRule).min(1).readonly(),
  /** Classes too wide to say what a company does; its segments or recorded activities must. */
  wideClasses: z.array(words).readonly(),
  /** Classes whose companies name their segments after their customers' trades, so that a name says nothing of their own. */
  customerNamedSegments: z.array(words).readonly(),
  sources: z.array(Citation).min(1).readonly(),
  reading: prose,
});
export type BusinessRules = z.infer<typeof BusinessRules>;

/** A screening standard as data. Nothing in the evaluator knows any one of them. */
export const StandardData = z
  .strictObject({
    id: StandardId,
    /** Names the version of the data, e.g. `2026-11`. */
    edition: z.string().regex(/^[0-9a-z][0-9a-z.-]{0,31}$/, 'An edition is named like 2026-11.'),
    title: words,
    /** Who answers for this edition. */
    reviewer: words,
    /** Accounts older than this at the day of judging decide nothing. */
    accountsMaxAgeMonths: z.number().int().min(1).max(120),
    marketCapMaxAgeMonths: z.number().int().min(1).max(120),
    business: BusinessRules,
    ratios: z.array(RatioRule).min(1).readonly(),
    /** Choices this edition makes, for the reader of a verdict. */
    readings: z.array(prose).readonly(),
  })
  .refine(({ ratios }) => new Set(ratios.map(({ id }) => id)).size === ratios.length, {
    path: ['ratios'],
    message: 'Each ratio can have one rule only.',
  })
  .refine(({ ratios }) => ratios.every(staysWiderThanEnters), {
    path: ['ratios'],
    message: 'The limit to stay cannot be stricter than the limit to enter.',
  });
export type StandardData = z.infer<typeof StandardData>;

function staysWiderThanEnters({ limit, hysteresis }: RatioRule): boolean {
  return hysteresis?.kind !== 'bands' || hysteresis.stayLimit >= limit;
}
