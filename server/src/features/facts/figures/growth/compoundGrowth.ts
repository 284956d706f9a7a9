/**
 * Annual growth between two figures that many years apart, compounded: (later / earlier) ^ (1 / years) - 1, a fraction.
 * Null where either is unknown or not above nil: growth from a loss, or into one, is no number.
 */
export function compoundGrowth(earlier: number | null, later: number | null, years: number): number | null {
  if (earlier === null || later === null || earlier <= 0 || later <= 0 || years <= 0) return null;
  const growth = (later / earlier) ** (1 / years) - 1;
  return Number.isFinite(growth) ? growth : null;
}
