import type { RatioRule } from '../types';

/** Limits are stored in steps of a millionth: 33.333 % is 333,330 steps. */
const steps = 1_000_000;

export type Bound = Pick<RatioRule, 'limit' | 'limitInclusive'>;

/** Exact: whole rupees and a limit in millionths, compared as integers, so that equal is equal. */
export function staysWithin(
  topRupees: number,
  bottomRupees: number,
  { limit, limitInclusive }: Bound,
): boolean {
  const top = BigInt(topRupees) * BigInt(steps);
  const allowed = BigInt(bottomRupees) * inSteps(limit);
  return limitInclusive ? top <= allowed : top < allowed;
}

/** The largest numerator that stays within the limit of a denominator. */
export function largestWithin(bottomRupees: number, { limit, limitInclusive }: Bound): number {
  const allowed = BigInt(bottomRupees) * inSteps(limit);
  const whole = allowed / BigInt(steps);
  const isExact = allowed % BigInt(steps) === 0n;
  return Number(!limitInclusive && isExact ? whole - 1n : whole);
}

/** The smallest denominator with which a numerator stays within the limit; null for a limit of 0. */
export function smallestAllowing(topRupees: number, { limit, limitInclusive }: Bound): number | null {
  const step = inSteps(limit);
  if (step === 0n) return null;
  const top = BigInt(topRupees) * BigInt(steps);
  const whole = top / step;
  const isExact = top % step === 0n;
  return Number(limitInclusive && isExact ? whole : whole + 1n);
}

const inSteps = (limit: number) => BigInt(Math.round(limit * steps));
