import type { PurificationYear, StatedImpureIncome } from '@tayyib/shared/contracts';

/**
 * What open amounts of a company are estimated by: the impure income of its newest accounts that state their interest. Where none do, that
 * of the newest in which interest has an upper bound, as if it were all of that. None from before the company changed, such as by a
 * demerger.
 * @param years newest first
 * @param changedOn days of events that changed the company
 */
export function statedImpureIncome(
  years: readonly Pick<PurificationYear, 'to' | 'impure' | 'shares'>[],
  changedOn: readonly string[],
): StatedImpureIncome | null {
  const usable = years
    .filter(({ to }) => changedOn.every((day) => day <= to))
    .flatMap((year) => estimateBy(year) ?? []);
  return usable.find(({ isInterestSupposed }) => !isInterestSupposed) ?? usable[0] ?? null;
}

function estimateBy({
  to,
  impure: { lines, leastRupees, totalIncomeRupees },
  shares,
}: Pick<PurificationYear, 'to' | 'impure' | 'shares'>): StatedImpureIncome | null {
  const [interest] = lines;
  const most = interest?.mostRupees ?? null;
  if (interest === undefined || most === null || totalIncomeRupees === null) return null;
  const supposed = most - interest.leastRupees;
  return {
    to,
    impureRupees: Math.min(leastRupees + supposed, totalIncomeRupees),
    totalIncomeRupees,
    shares,
    isInterestSupposed: supposed > 0,
  };
}
