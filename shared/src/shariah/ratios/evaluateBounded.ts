import type { RatioBounds } from '@tayyib/shared/contracts';
import { compareToLimit } from './compareToLimit';
import type { LimitComparison } from './compareToLimit';
import { staysWithin } from './staysWithin';
import { sumUp } from './sumUp';
import type { Ingredients, Sum } from './sumUp';
import type { RatioRule, RatioStanding } from '../types';

/** The sums of a ratio, of which a figure is not stated and has a bound. */
export interface BoundedSums {
  numerator: Sum;
  denominator: Sum;
  /** What the standard might add to the numerator; null if nothing. */
  caution: Sum | null;
}

/** A ratio of which only the least and the most are known. */
export interface BoundedRatio {
  bounds: RatioBounds;
  comparison: LimitComparison;
  /** True if it passes whatever the figures are, false if it fails whatever they are; else null. */
  passes: boolean | null;
  /** Whether the least that it can be is beyond the limit, though that need not fail it. */
  isBeyondAtLeast: boolean;
}

/** The sums of a ratio, including what its standard might add. */
export function sumsOf(rule: RatioRule, ingredients: Ingredients): BoundedSums {
  return {
    numerator: sumUp(rule.numerator, ingredients),
    denominator: sumUp(rule.denominator, ingredients),
    caution: rule.caution === undefined ? null : sumUp(rule.caution.upTo, ingredients),
  };
}

/**
 * Compares a ratio to its limit by the least and the most that it can be: it passes only if the worst case passes, and fails only if
 * the best case fails. Null where a figure has no bound, or the figures cannot be.
 */
export function evaluateBounded(
  rule: RatioRule,
  sums: BoundedSums,
  ingredients: Ingredients,
  standing: RatioStanding | null,
  wordsOf: (id: string) => string | null,
): BoundedRatio | null {
  const { numerator, denominator, caution } = sums;
  const least = numerator.leastRupees;
  const bottom = denominator.leastRupees;
  if (least === null || bottom === null || least < 0 || bottom <= 0) return null;
  const most = numerator.mostRupees;
  const added = addedBy(rule, caution);
  const worst = most === null ? null : compareToLimit(rule, standing, most, bottom);
  const isWithinAtMost =
    most !== null && added !== null && (added === 0 || staysWithin(most + added, bottom, rule));
  const best = denominator.mostRupees === null ? null : { least, bottom: denominator.mostRupees };
  const isBeyondAtLeast = best !== null && !compareToLimit(rule, standing, best.least, best.bottom).passes;
  const fails = isBeyondAtLeast && failsForCertain(rule, ingredients, standing, best.bottom);
  const comparison = worst ?? compareToLimit(rule, standing, least, bottom);
  return {
    comparison,
    isBeyondAtLeast,
    passes: worst?.passes === true && isWithinAtMost ? true : fails ? false : null,
    bounds: {
      least: best === null ? 0 : best.least / best.bottom,
      most: most === null || added === null ? null : (most + added) / bottom,
      notStated: [numerator, denominator, ...(caution === null ? [] : [caution])].flatMap(
        ({ notStated }) => notStated,
      ),
      supposing: supposed(rule, sums, wordsOf),
    },
  };
}

/** What the standard might add at most; null if that is unknown. */
function addedBy({ caution: rule }: RatioRule, caution: Sum | null): number | null {
  if (rule === undefined || caution === null) return 0;
  return caution.mostRupees === null ? null : Math.round(caution.mostRupees * rule.share);
}

/** A numerator that is an upper bound fails only if the part of it that certainly counts is beyond the limit. */
function failsForCertain(
  rule: RatioRule,
  ingredients: Ingredients,
  standing: RatioStanding | null,
  bottom: number,
): boolean {
  if (rule.numeratorIs === 'exact') return true;
  const certain = rule.certainPart === undefined ? null : sumUp(rule.certainPart, ingredients).leastRupees;
  if (certain === null) return false;
  const { passes, limit } = compareToLimit(rule, standing, certain, bottom);
  return !passes && !staysWithin(certain, bottom, { ...rule, limit });
}

/** What the most supposes, as the continuation of "even if …". */
function supposed(
  { caution: rule }: RatioRule,
  { numerator, denominator, caution }: BoundedSums,
  wordsOf: (id: string) => string | null,
): string | null {
  const used = [...numerator.bounds, ...denominator.bounds, ...(caution?.bounds ?? [])];
  const words = [...new Set(used.map((bound) => wordsOf(bound.rule)).filter((text) => text !== null))];
  const isAdded = rule !== undefined && (caution?.mostRupees ?? 0) > 0;
  const all = [...words, ...(isAdded ? [rule.inWords.replace(/^if /, '')] : [])];
  return all.length === 0 ? null : all.join(', and ');
}
