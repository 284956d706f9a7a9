import type { FlipPoint, Ratio } from '@tayyib/shared/contracts';
import { compareToLimit } from './compareToLimit';
import type { LimitComparison } from './compareToLimit';
import { evaluateBounded, sumsOf } from './evaluateBounded';
import type { BoundedRatio, BoundedSums } from './evaluateBounded';
import { largestWithin, smallestAllowing, staysWithin } from './staysWithin';
import type { Bound } from './staysWithin';
import { percentInVerdict, withSmallLetter } from '../../values/format';
import { sumUp } from './sumUp';
import type { Ingredients, Sum } from './sumUp';
import type { RatioRule, RatioStanding, Standard } from '../types';

/** An evaluated ratio, and the missing facts if it could not be evaluated. */
export interface EvaluatedRatio {
  rule: RatioRule;
  ratio: Ratio;
  missing: string[];
  /** The ratio including everything the standard might add, if that would turn a pass into a failure and so leaves it undecided; else null. */
  cautionValue: number | null;
  /** Whether a figure it needs is stated, and in doubt. */
  isInDoubt: boolean;
  /** Whether the least that it can be is beyond the limit. */
  isBeyondAtLeast: boolean;
  /** The accounts it is computed from. */
  accounts: Ingredients['filing'];
}

/**
 * Computes one ratio and compares it to its limit. An unknown or invalid input neither passes nor fails; one that is not stated, and
 * of which the least and the most are known, only if the ratio does so whatever it is.
 * @param standing the state left by earlier verdicts; null for a rule that does not look back
 * @param boundRules the rules the bounds among the ingredients follow from
 */
export function evaluateRatio(
  rule: RatioRule,
  ingredients: Ingredients,
  standing: RatioStanding | null,
  boundRules: Standard['bounds'] = [],
): EvaluatedRatio {
  const sums = sumsOf(rule, ingredients);
  const wordsOf = (id: string) => boundRules.find((bound) => bound.id === id)?.supposing ?? null;
  const bounded = isBounded(sums) ? evaluateBounded(rule, sums, ingredients, standing, wordsOf) : null;
  const evaluated =
    bounded === null
      ? evaluateStated(rule, sums, ingredients, standing)
      : describeBounded(rule, sums, bounded);
  return {
    rule,
    ...evaluated,
    isInDoubt: [sums.numerator, sums.denominator].some(({ isInDoubt }) => isInDoubt),
    accounts: ingredients.filing,
  };
}

/** Whether a figure of the ratio, or of what its standard might add, is known by its bound alone. */
function isBounded({ numerator, denominator, caution }: BoundedSums): boolean {
  return [numerator, denominator, ...(caution === null ? [] : [caution])].some(
    ({ bounds }) => bounds.length > 0,
  );
}

type Described = Pick<EvaluatedRatio, 'missing' | 'cautionValue' | 'ratio' | 'isBeyondAtLeast'>;

/** The ratio with what it is at least and at most in place of a value. */
function describeBounded(
  rule: RatioRule,
  { numerator, denominator }: BoundedSums,
  { bounds, passes, isBeyondAtLeast, comparison: { limit, note } }: BoundedRatio,
): Described {
  const most = bounds.most;
  const top = numerator.amount.valueRupees;
  const bottom = denominator.amount.valueRupees;
  const value = top === null || bottom === null ? null : top / bottom;
  const open =
    most === null
      ? `How much ${withSmallLetter(rule.numerator.label)} is`
      : uncertaintyText({ ...rule, limit }, bounds.least, most);
  return {
    missing: passes === null ? [open] : [],
    cautionValue: null,
    isBeyondAtLeast,
    ratio: {
      id: rule.id,
      label: rule.label,
      numerator: numerator.amount,
      denominator: denominator.amount,
      value,
      bounds,
      limit,
      limitInclusive: rule.limitInclusive,
      passes,
      headroom: value === null ? null : limit - value,
      dividedBy: isByMarketCap(rule) ? 'market_cap' : 'accounts',
      flip: null,
      note: passes === null ? null : note,
    },
  };
}

function evaluateStated(
  rule: RatioRule,
  { numerator, denominator, caution }: BoundedSums,
  ingredients: Ingredients,
  standing: RatioStanding | null,
): Described {
  const missing = [numerator, denominator].flatMap((sum) => [...sum.missing, ...sum.notStated]);
  const top = numerator.amount.valueRupees;
  const bottom = denominator.amount.valueRupees;
  if (top !== null && top < 0)
    missing.push(`${rule.numerator.label}: the figures add up to less than nothing`);
  if (bottom !== null && bottom <= 0) missing.push(`${rule.denominator.label}: the figure is not above nil`);

  const isKnown = top !== null && bottom !== null && top >= 0 && bottom > 0;
  const comparison = isKnown ? compareToLimit(rule, standing, top, bottom) : null;
  const value = isKnown ? top / bottom : null;
  const cautionValue = isKnown && comparison?.passes === true ? cautionOf(rule, top, bottom, caution) : null;
  // what was not read, and what is in doubt, may be any amount
  const isCautionUnknown =
    caution !== null &&
    caution.mostRupees === null &&
    (ingredients.filing?.isSummary === true || ingredients.bounds !== undefined);
  if (isCautionUnknown) missing.push(...caution.missing);
  if (value !== null && cautionValue !== null) missing.push(uncertaintyText(rule, value, cautionValue));
  const isProved =
    comparison === null || comparison.passes || failsForCertain(rule, ingredients, comparison, bottom);
  if (!isProved) missing.push(`How much of ${withSmallLetter(rule.numerator.label)} bears interest`);
  const isCertain = isProved && cautionValue === null && (!isCautionUnknown || comparison?.passes === false);
  const limit = comparison?.limit ?? rule.limit;
  return {
    missing,
    cautionValue,
    isBeyondAtLeast: comparison?.passes === false,
    ratio: {
      id: rule.id,
      label: rule.label,
      numerator: numerator.amount,
      denominator: denominator.amount,
      value,
      limit,
      limitInclusive: rule.limitInclusive,
      passes: comparison !== null && isCertain ? comparison.passes : null,
      headroom: value === null ? null : limit - value,
      dividedBy: isByMarketCap(rule) ? 'market_cap' : 'accounts',
      flip: isKnown && isCertain && comparison !== null ? flipOf(comparison.turnsAt, top, bottom) : null,
      note: comparison?.note ?? null,
    },
  };
}

/** Whether a rule divides by market capitalisation. */
export function isByMarketCap({ denominator }: RatioRule): boolean {
  return denominator.terms.ind_as.some((term) => 'averageMarketCapMonths' in term);
}

/** A numerator that is an upper bound fails only if the part of it that certainly counts exceeds the limit. */
function failsForCertain(
  rule: RatioRule,
  ingredients: Ingredients,
  { limit }: LimitComparison,
  bottom: number | null,
): boolean {
  if (rule.numeratorIs === 'exact') return true;
  const certain =
    rule.certainPart === undefined ? null : sumUp(rule.certainPart, ingredients).amount.valueRupees;
  return certain !== null && bottom !== null && !staysWithin(certain, bottom, { ...rule, limit });
}

function flipOf(turnsAt: Bound | null, top: number, bottom: number): FlipPoint | null {
  if (turnsAt === null) return null;
  const denominatorRupees = smallestAllowing(top, turnsAt);
  if (denominatorRupees === null) return null;
  return {
    numeratorRoomRupees: largestWithin(bottom, turnsAt) - top,
    denominatorRupees,
    sharePriceRupees: null,
  };
}

function cautionOf(rule: RatioRule, top: number, bottom: number, caution: Sum | null): number | null {
  if (rule.caution === undefined) return null;
  const upTo = caution?.amount.valueRupees ?? 0;
  const most = top + Math.round(upTo * rule.caution.share);
  return staysWithin(most, bottom, rule) ? null : most / bottom;
}

/** Describes the uncertainty when the limit lies between the lowest and the highest possible value of a figure. */
function uncertaintyText({ numerator, denominator, limit }: RatioRule, least: number, most: number): string {
  const range = `between ${percentInVerdict(least)} and ${percentInVerdict(most)}`;
  return `How much ${withSmallLetter(numerator.label)} really is: ${range} of ${withSmallLetter(denominator.label)}, the limit is ${percentInVerdict(limit)}`;
}
