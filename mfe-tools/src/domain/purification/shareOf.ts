import { Fraction, least } from '@tayyib/shared/values/amounts';
import { anyPart, mapBounds, type Bounds } from './Bounds';
import { impureShareOf } from './methods';
import { impureRupeesOf, type YearIncome } from './perShareOf';

/** The impure share of a company's income of a year: any part of it where its accounts do not say. */
export function shareOf(accounts: Pick<YearIncome, 'impure'> | null): Bounds {
  const total = accounts?.impure.totalIncomeRupees ?? null;
  if (accounts === null || total === null) return anyPart;
  const share = mapBounds(impureRupeesOf(accounts), (rupees) =>
    least(Fraction.one, impureShareOf(rupees, Fraction.of(total))),
  );
  return { ...share, most: share.most ?? Fraction.one };
}
