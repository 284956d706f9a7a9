import type { ImpureIncome, PurificationYear } from '@tayyib/shared/contracts';
import { Fraction, least, most } from '@tayyib/shared/values/amounts';
import { mapBounds, type Bounds } from './Bounds';
import { impurePerShare } from './methods';

/** What purification reads of a company's accounts of a year. */
export interface YearIncome extends Pick<PurificationYear, 'shares'> {
  impure: Pick<ImpureIncome, 'leastRupees' | 'mostRupees' | 'totalIncomeRupees'>;
}

/** A company's impure income of a year. */
export const impureRupeesOf = ({ impure }: Pick<YearIncome, 'impure'>): Bounds => ({
  least: Fraction.of(impure.leastRupees),
  most: impure.mostRupees === null ? null : Fraction.of(impure.mostRupees),
});

/**
 * The impure income per share, as counted today; null without the number of shares.
 * @param imputedRupees what a standard may add; together they are at most the total income
 */
export function perShareOf(accounts: YearIncome | null, imputedRupees = 0): Bounds | null {
  if (accounts === null || accounts.shares === null) return null;
  const outstanding = Fraction.of(accounts.shares);
  const bounds = impureRupeesOf(accounts);
  const upper = bounds.most?.plus(Fraction.of(imputedRupees)) ?? null;
  const total = accounts.impure.totalIncomeRupees;
  const limited =
    upper === null || total === null ? upper : least(upper, most(bounds.least, Fraction.of(total)));
  return mapBounds({ ...bounds, most: limited }, (rupees) => impurePerShare(rupees, outstanding));
}
