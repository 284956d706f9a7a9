import type { Ratio } from '@tayyib/shared/contracts';
import type { RatioRule } from './standard';
import { sumUp } from './sumUp';
import type { Ingredients } from './sumUp';

/** A ratio as judged, and what was missing when it could not be. */
export interface EvaluatedRatio {
  rule: RatioRule;
  ratio: Ratio;
  missing: string[];
  /** The ratio with all that the standard might add, where that would turn a pass into a failure; else null. */
  cautionValue: number | null;
}

/** Computes one ratio and holds it against its limit. An unknown or senseless input neither passes nor fails. */
export function evaluateRatio(rule: RatioRule, ingredients: Ingredients): EvaluatedRatio {
  const numerator = sumUp(rule.numerator, ingredients);
  const denominator = sumUp(rule.denominator, ingredients);
  const missing = [...numerator.missing, ...denominator.missing];
  const top = numerator.amount.valueRupees;
  const bottom = denominator.amount.valueRupees;
  if (top !== null && top < 0)
    missing.push(`${rule.numerator.label}: the figures add up to less than nothing`);
  if (bottom !== null && bottom <= 0) missing.push(`${rule.denominator.label}: the figure is not above nil`);

  const isKnown = top !== null && bottom !== null && top >= 0 && bottom > 0;
  const value = isKnown ? top / bottom : null;
  const isWithin = isKnown ? staysWithin(top, bottom, rule) : null;
  if (isWithin === false && rule.numeratorIs === 'at_most') {
    missing.push(`How much of ${decapitalised(rule.numerator.label)} bears interest`);
  }
  return {
    rule,
    missing,
    cautionValue: isKnown && isWithin === true ? cautionOf(rule, top, bottom, ingredients) : null,
    ratio: {
      id: rule.id,
      label: rule.label,
      numerator: numerator.amount,
      denominator: denominator.amount,
      value,
      limit: rule.limit,
      limitInclusive: rule.limitInclusive,
      passes: isWithin === false && rule.numeratorIs === 'at_most' ? null : isWithin,
      headroom: value === null ? null : rule.limit - value,
    },
  };
}

function cautionOf(rule: RatioRule, top: number, bottom: number, ingredients: Ingredients): number | null {
  if (rule.caution === undefined) return null;
  const upTo = sumUp(rule.caution.upTo, ingredients).amount.valueRupees ?? 0;
  const most = top + Math.round(upTo * rule.caution.share);
  return staysWithin(most, bottom, rule) ? null : most / bottom;
}

/** Exact: whole rupees and a limit in hundredths of a per cent, compared as integers, so that equal is equal. */
function staysWithin(topRupees: number, bottomRupees: number, { limit, limitInclusive }: RatioRule): boolean {
  const top = BigInt(topRupees) * 10_000n;
  const allowed = BigInt(bottomRupees) * BigInt(Math.round(limit * 10_000));
  return limitInclusive ? top <= allowed : top < allowed;
}

const decapitalised = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
