import type { BusinessOutcome, RatioId, StandardId } from '@tayyib/shared/contracts';
import type { AmountKey, FilingFormat } from './types';

/** Where a rule is published. */
export interface Citation {
  title: string;
  address: string;
  /** Whether it is the body's own words or someone's account of them. */
  standing: 'own document' | 'second hand';
  readOn: string;
}

/**
 * One addend of a sum. An `optional` line counts as nil when a filing has no such line; any other missing line leaves the
 * whole sum unknown.
 */
export type Term =
  | { fact: AmountKey; label: string; optional?: true }
  | { notPermittedRevenue: true; label: string }
  | { averageMarketCapMonths: number; label: string };

/** A sum by named parts, per form of accounts. */
export interface Recipe {
  label: string;
  /** How a sentence goes on after the label. */
  verb: 'is' | 'are';
  terms: Record<FilingFormat, readonly Term[]>;
}

export interface RatioRule {
  id: RatioId;
  label: string;
  numerator: Recipe;
  denominator: Recipe;
  /**
   * `at_most`: the true figure may be smaller than what the facts can show, so a sum within the limit passes and a sum
   * beyond it proves nothing.
   */
  numeratorIs: 'exact' | 'at_most';
  /** A fraction. */
  limit: number;
  limitInclusive: boolean;
  failStatus: 4 | 6 | 7;
  /** What the standard would add to the numerator and filings cannot show exactly; it is told, and never decides. */
  caution?: { upTo: Recipe; share: number; inWords: string };
  sources: readonly Citation[];
  /** How the rule is read where its sources disagree or the filings fall short; null where they do not. */
  reading: string | null;
}

/** Which industry classes and which words in a segment's name a business rule speaks of. */
export interface BusinessRule {
  /** As a person would say it: "tobacco". */
  rule: string;
  outcome: Extract<BusinessOutcome, 'not_permissible' | 'doubtful'>;
  /** Names of exchange classes, at any of the four levels. */
  classes: readonly string[];
  /** Words or phrases looked for, whole, in segment names and recorded activities. */
  words: readonly string[];
}

export interface BusinessRules {
  /** Share of revenue below which a line is borne with and counted as impure income instead; 0 bears with none. */
  tolerance: number;
  /** The first rule that matches speaks; stricter rules come first. */
  rules: readonly BusinessRule[];
  /** Classes too wide to say what a company does; its segments or recorded activities must. */
  wideClasses: readonly string[];
  /** Classes whose companies name their segments after their customers' trades, so that a name says nothing of their own. */
  customerNamedSegments: readonly string[];
  sources: readonly Citation[];
  reading: string;
}

/** A screening standard as data. Nothing in the evaluator knows any one of them. */
export interface Standard {
  id: StandardId;
  edition: string;
  title: string;
  /** Who answers for this edition. */
  reviewer: string;
  /** Accounts older than this at the day of judging decide nothing. */
  accountsMaxAgeMonths: number;
  marketCapMaxAgeMonths: number;
  business: BusinessRules;
  ratios: readonly RatioRule[];
  /** Choices this edition makes, for the reader of a verdict. */
  readings: readonly string[];
}
