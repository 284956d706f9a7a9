import type { FigureRange, ImpureIncome } from '@tayyib/shared/contracts';

/** Impure income to total income, a fraction; null where nothing bounds it: a share between none and all says nothing. */
export function impureShareOf({
  leastRupees,
  mostRupees,
  totalIncomeRupees: total,
}: ImpureIncome): FigureRange | null {
  if (total === null || mostRupees === null) return null;
  const share = { least: leastRupees / total, most: mostRupees / total };
  return share.least <= 0 && share.most >= 1 ? null : share;
}
