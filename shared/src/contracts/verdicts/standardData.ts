import { z } from 'zod';
import { AmountKey, FilingFormat } from '../facts/companyFacts';
import { BusinessOutcome, RatioId, StandardId } from './verdicts';
import { Day } from '../facts/securities';

const words = z.string().trim().min(1).max(400);
const prose = z.string().trim().min(1).max(2000);
const share = z.number().min(0).max(1);
const phrase = z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/);

/** Where a rule is published. */
export const Citation = z.strictObject({
  title: words,
  /** Drawn as a link. */
  address: z.url({ protocol: /^https?$/ }),
  /** Whether it quotes the standard body or a secondary source. */
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
  /** Revenue of the tolerated lines; `upToTolerance` includes only those with at most this tolerance. */
  z.strictObject({ notPermittedRevenue: z.literal(true), label: words, upToTolerance: share.optional() }),
  /** Profit of the tolerated lines: nil without such lines, else unknown, as filings do not state it. */
  z.strictObject({ notPermittedProfit: z.literal(true), label: words }),
  z.strictObject({ averageMarketCapMonths: z.number().int().min(1).max(120), label: words }),
]);
export type Term = z.infer<typeof Term>;

const terms = z.array(Term).min(1).readonly();

/** A sum by named parts, per form of accounts. */
export const Recipe = z.strictObject({
  label: words,
  /** The continuation of a sentence after the label. */
  verb: z.enum(['is', 'are']),
  terms: z.strictObject({ ind_as: terms, bank: terms, nbfc: terms }),
});
export type Recipe = z.infer<typeof Recipe>;

/** Hysteresis: how a rule depends on the previous status. Fractions; 0.02 is two percentage points. */
export const Hysteresis = z.discriminatedUnion('kind', [
  /** A compliant company stays compliant within `stayLimit`; any other must be within the rule's limit. */
  z.strictObject({ kind: z.literal('bands'), stayLimit: share }),
  /**
   * Fails only after the ratio exceeded the limit by at most `points` for `periods` periods, or at once by more; passes
   * again only after as many periods within the limit.
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
   * `at_most`: the sum is an upper bound of the true figure, so within the limit it passes and beyond it is
   * inconclusive.
   */
  numeratorIs: z.enum(['exact', 'at_most']),
  /** With `at_most`: the certain part of the sum. If it exceeds the limit by itself, the ratio fails. */
  certainPart: Recipe.optional(),
  /** A fraction, in steps of a millionth. */
  limit: share,
  limitInclusive: z.boolean(),
  hysteresis: Hysteresis.optional(),
  failStatus: z.union([z.literal(4), z.literal(6), z.literal(7)]),
  /**
   * What the standard would add to the numerator but filings do not state exactly; shown. It never causes a failure, but if all of
   * it would break the limit, there is no pass either.
   */
  caution: z.strictObject({ upTo: Recipe, share, inWords: words }).optional(),
  sources: z.array(Citation).min(1).readonly(),
  /** How the rule is interpreted where its sources disagree or filings are incomplete; null otherwise. */
  reading: prose.nullable(),
});
export type RatioRule = z.infer<typeof RatioRule>;

const figures = z.array(AmountKey);
/** Stated figures added up, less others: of those one that is not stated takes nothing off. */
export const StatedSum = z.strictObject({ plus: figures.min(1).readonly(), less: figures.readonly() });
export type StatedSum = z.infer<typeof StatedSum>;

/**
 * What figures that accounts do not state are at least and at most, all of them together, by figures that are stated. Such a figure
 * decides a ratio only if the ratio is decided whatever it is.
 */
export const BoundRule = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(_[a-z]+)*$/),
    facts: figures.min(1).readonly(),
    /** The forms of accounts on which it holds. */
    forms: z.array(FilingFormat).min(1).readonly(),
    /** It holds of accounts in summary alone: complete ones state the figure, or it is in doubt. */
    ofSummaries: z.literal(true).optional(),
    /** They are at least this; nil without it, which then holds of figures that cannot be negative. */
    atLeast: StatedSum.optional(),
    /** They are at most the largest of these, of which the first must be known; without it nothing limits them. */
    atMost: z.array(StatedSum).min(1).readonly().optional(),
    /**
     * It is of interest: it holds only where nothing says that the company lends, and the most is plausible beside what the company was
     * paid as interest and what it has at banks.
     */
    unlessLending: z
      .strictObject({
        /** Loans given above this share of total assets say that it lends. */
        loansAbove: share,
        /** A line of business, a class or a name that matches one of these rules says that it lends. */
        businessRules: z.array(words).min(1).readonly(),
      })
      .optional(),
    /** The end of "even if …" for the most; null where there is none. */
    supposing: words.nullable(),
    /** Why it holds. */
    reading: prose,
  })
  .refine(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined, {
    message: 'A bound says what is the least or the most.',
  });
export type BoundRule = z.infer<typeof BoundRule>;

/** The industry classes and segment-name words a business rule matches. */
export const BusinessRule = z.strictObject({
  /** The display name: "tobacco". */
  rule: words,
  outcome: BusinessOutcome.extract(['not_permissible', 'doubtful']),
  /** Names of exchange classes, at any of the four levels. */
  classes: z.array(words).readonly(),
  /** Whole words or phrases matched in segment names and recorded activities. */
  words: z.array(phrase).readonly(),
  /** Phrases that contain such a word but mean something else; removed from a name before matching. */
  exceptPhrases: z.array(phrase).readonly().optional(),
  /**
   * An industry with hardly any customers. A segment named after it is doubtful even where segments are named after customers'
   * industries.
   */
  evenOfCustomers: z.literal(true).optional(),
  /** Overrides the tolerance of the standard. */
  tolerance: share.optional(),
});
export type BusinessRule = z.infer<typeof BusinessRule>;

export const BusinessRules = z.strictObject({
  /** Share of revenue below which a line is tolerated and counted as impure income; 0 tolerates none. */
  tolerance: share,
  /** Share of revenue below which an undescriptive name, such as "Others", is tolerated; `tolerance` by default. */
  undescribedTolerance: share.optional(),
  /** The first matching rule applies; stricter rules come first. */
  rules: z.array(BusinessRule).min(1).readonly(),
  /** Classes too wide to decide a company's business; its segments or recorded activities decide. */
  wideClasses: z.array(words).readonly(),
  /** Classes whose companies name segments after their customers' industries, so that names are not evidence. */
  customerNamedSegments: z.array(words).readonly(),
  /**
   * Classes and words that the norm, or a description of it, names; assigning any other to its rule is our
   * interpretation.
   */
  namedByNorm: z
    .array(z.strictObject({ names: z.array(words).min(1).readonly(), source: Citation }))
    .readonly()
    .optional(),
  sources: z.array(Citation).min(1).readonly(),
  reading: prose,
});
export type BusinessRules = z.infer<typeof BusinessRules>;

/**
 * How old accounts may be. Accounts are fresh until those of a later year must be published: `freshMonths` and `filingDays` after
 * their last day; ageing until `ageingMonths` and `filingDays`; outdated afterwards.
 */
export const FreshnessLimits = z
  .strictObject({
    freshMonths: z.number().int().min(1).max(120),
    ageingMonths: z.number().int().min(1).max(120),
    /** Days a company has to publish its annual accounts. */
    filingDays: z.number().int().min(0).max(366),
    sources: z.array(Citation).min(1).readonly(),
    /** Which of the limits are ours. */
    reading: prose,
  })
  .refine(({ freshMonths, ageingMonths }) => freshMonths < ageingMonths, {
    path: ['ageingMonths'],
    message: 'Accounts must age before they are outdated.',
  });
export type FreshnessLimits = z.infer<typeof FreshnessLimits>;

/** A screening standard as data. The evaluator is generic. */
export const StandardData = z
  .strictObject({
    id: StandardId,
    /** Names the version of the data, e.g. `2026-11`. */
    edition: z.string().regex(/^[0-9a-z][0-9a-z.-]{0,31}$/, 'An edition is named like 2026-11.'),
    title: words,
    /** The responsible advisor. */
    reviewer: words,
    /** Accounts older than this on the day of the verdict are ignored. */
    accountsMaxAgeMonths: z.number().int().min(1).max(120),
    /** Absent in editions before 2026-11.3: their verdicts state no freshness. */
    freshness: FreshnessLimits.optional(),
    marketCapMaxAgeMonths: z.number().int().min(1).max(120),
    business: BusinessRules,
    ratios: z.array(RatioRule).min(1).readonly(),
    /** Absent in editions before 2026-11.5, by which a figure that is not stated leaves its ratio unknown. */
    bounds: z.array(BoundRule).min(1).readonly().optional(),
    /** Interpretations of this edition, for the reader of a verdict. */
    readings: z.array(prose).readonly(),
  })
  .refine(({ ratios }) => new Set(ratios.map(({ id }) => id)).size === ratios.length, {
    path: ['ratios'],
    message: 'Each ratio can have one rule only.',
  })
  .refine(({ bounds = [] }) => areApart(bounds.flatMap(({ facts }) => facts)), {
    path: ['bounds'],
    message: 'Each figure can have one bound only.',
  })
  .refine(({ ratios }) => ratios.every(staysWiderThanEnters), {
    path: ['ratios'],
    message: 'The limit to stay cannot be stricter than the limit to enter.',
  });
export type StandardData = z.infer<typeof StandardData>;

const areApart = (names: readonly string[]) => new Set(names).size === names.length;

function staysWiderThanEnters({ limit, hysteresis }: RatioRule): boolean {
  return hysteresis?.kind !== 'bands' || hysteresis.stayLimit >= limit;
}
