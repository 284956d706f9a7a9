import type { FlipPoint, Ratio } from '@tayyib/shared/contracts';
import { compareToLimit } from './compareToLimit';
import type { LimitComparison } from './compareToLimit';
import { largestWithin, smallestAllowing, staysWithin } from './staysWithin';
import type { Bound } from './staysWithin';
import { formatPercent } from '../../format';
import { sumUp } from './sumUp';
import type { Ingredients } from './sumUp';
import type { RatioRule, RatioStanding } from '../types';

/** An evaluated ratio, and the missing facts if it could not be evaluated. */
export interface EvaluatedRatio {
  rule: RatioRule;
  ratio: Ratio;
  missing: string[];
  /** The ratio including everything the standard might add, if that would turn a pass into a failure and so leaves it undecided; else null. */
  cautionValue: number | null;
}

/**
 * Computes one ratio and compares it to its limit. An unknown or invalid input neither passes nor fails.
 * @param standing the state left by earlier verdicts; null for a rule that does not look back
 */
export function evaluateRatio(
  rule: RatioRule,
  ingredients: Ingredients,
  standing: RatioStanding | null,
): EvaluatedRatio {
  const numerator = sumUp(rule.numerator, ingredients);
  const denominator = sumUp(rule.denominator, ingredients);
  const missing = [...numerator.missing, ...denominator.missing];
  const top = numerator.amount.valueRupees;
  const bottom = denominator.amount.valueRupees;
  if (top !== null && top < 0)
    missing.push(`${rule.numerator.label}: the figures add up to less than nothing`);
  if (bottom !== null && bottom <= 0) missing.push(`${rule.denominator.label}: the figure is not above nil`);

  const isKnown = top !== null && bottom !== null && top >= 0 && bottom > 0;
  const comparison = isKnown ? compareToLimit(rule, standing, top, bottom) : null;
  const value = isKnown ? top / bottom : null;
  const cautionValue =
    isKnown && comparison?.passes === true ? cautionOf(rule, top, bottom, ingredients) : null;
  if (value !== null && cautionValue !== null) missing.push(uncertaintyText(rule, value, cautionValue));
  const isBounded =
    comparison === null || comparison.passes || failsForCertain(rule, ingredients, comparison, bottom);
  if (!isBounded) missing.push(`How much of ${decapitalised(rule.numerator.label)} bears interest`);
  const isCertain = isBounded && cautionValue === null;
  const limit = comparison?.limit ?? rule.limit;
  return {
    rule,
    missing,
    cautionValue,
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

function cautionOf(rule: RatioRule, top: number, bottom: number, ingredients: Ingredients): number | null {
  if (rule.caution === undefined) return null;
  const upTo = sumUp(rule.caution.upTo, ingredients).amount.valueRupees ?? 0;
  const most = top + Math.round(upTo * rule.caution.share);
  return staysWithin(most, bottom, rule) ? null : most / bottom;
}

/** Describes the uncertainty when the limit lies between the lowest and the highest possible value of a figure. */
function uncertaintyText({ numerator, denominator, limit }: RatioRule, least: number, most: number): string {
  const range = `between ${formatPercent(least)} and ${formatPercent(most)}`;
  return `How much ${decapitalised(numerator.label)} really is: ${range} of ${decapitalised(denominator.label)}, the limit is ${formatPercent(limit)}`;
}

const decapitalised = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
