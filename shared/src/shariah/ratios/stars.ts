import type { Ratio, StatusCode } from '@tayyib/shared/contracts';

/** The formula as shown to users. */
export const starsFormula =
  'Stars come from the ratio that stands nearest to its limit: one star for being compliant, and one more for each full fifth of that limit still unused, five at most. A stock that is not compliant has none; one under review is not rated.';

/** 0 to 5 by `starsFormula`; null under review. */
export function starsOf(
  status: StatusCode,
  ratios: readonly Pick<Ratio, 'value' | 'limit'>[],
): number | null {
  if (status === 3) return null;
  if (status !== 1) return 0;
  const unused = ratios.map(({ value, limit }) =>
    value === null || limit === 0 ? 0 : (limit - value) / limit,
  );
  // a limit of 0.3 less 0.06 is 0.24 only up to the last digit of a double
  const fifths = Math.floor(Math.max(0, Math.min(1, ...unused)) * 5 + 1e-9);
  return Math.min(5, 1 + fifths);
}
