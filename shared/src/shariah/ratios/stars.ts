import type { Freshness, Ratio, StatusCode } from '@tayyib/shared/contracts';

/** The formula as shown to users. */
export const starsFormula =
  'Stars come from the ratio that stands nearest to its limit, at the most that it can be: one star for being compliant, and one more for each full fifth of that limit still unused, five at most. A stock that is not compliant has none; one under review, or judged by outdated accounts, is not rated.';

/** 0 to 5 by `starsFormula`; null under review, or by outdated accounts. */
export function starsOf(
  status: StatusCode,
  ratios: readonly Pick<Ratio, 'value' | 'limit' | 'bounds'>[],
  freshness: Freshness | null = null,
): number | null {
  if (status === 3 || freshness?.state === 'outdated') return null;
  if (status !== 1) return 0;
  const unused = ratios.map(({ value, bounds, limit }) => {
    const most = bounds === undefined ? value : bounds.most;
    return most === null || limit === 0 ? 0 : (limit - most) / limit;
  });
  // a limit of 0.3 less 0.06 is 0.24 only up to the last digit of a double
  const fifths = Math.floor(Math.max(0, Math.min(1, ...unused)) * 5 + 1e-9);
  return Math.min(5, 1 + fifths);
}
