import type { PurificationYear, StatedImpureIncome } from '@tayyib/shared/contracts';

/**
 * What open amounts of a company are estimated by: the impure income that its newest accounts with a known interest income state. None
 * from before the company changed, such as by a demerger.
 * @param years newest first
 * @param changedOn days of events that changed the company
 */
export function statedImpureIncome(
  years: readonly Pick<PurificationYear, 'to' | 'impure' | 'shares'>[],
  changedOn: readonly string[],
): StatedImpureIncome | null {
  const year = years
    .filter(({ to }) => changedOn.every((day) => day <= to))
    .find(({ impure }) => impure.totalIncomeRupees !== null && impure.lines[0]?.mostRupees != null);
  if (year === undefined || year.impure.totalIncomeRupees === null) return null;
  const { to, impure, shares } = year;
  return { to, impureRupees: impure.leastRupees, totalIncomeRupees: year.impure.totalIncomeRupees, shares };
}
