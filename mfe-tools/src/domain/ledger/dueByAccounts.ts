import type { FactsOfAccounts, LedgerAccounts, PurificationCompany } from '@tayyib/shared/contracts';
import { Fraction } from '../exact/Fraction';
import { sharesFactor } from '../portfolio/shareSteps';
import { mapBounds, type Bounds } from '../purification/Bounds';
import { perShareOf } from '../purification/perShareOf';
import { dueOf, type DueAmount } from '../purification/purify';
import { shareOf } from '../purification/shareOf';
import type { MethodId } from '../purification/sources';

/** Whether a method counts the impure income per share, and not the impure share of income. */
export const countsPerShare = (method: MethodId): boolean => method === 'shareHeld' || method === 'unitDay';

/** The impure share of a company's income, or its impure income per share, as a method counts it; null if not known. */
export function rateOf(method: MethodId, accounts: LedgerAccounts | null): Bounds | null {
  if (!countsPerShare(method)) return shareOf(accounts);
  return perShareOf(accounts, method === 'unitDay' ? accounts?.imputedRupees : 0);
}

/**
 * What is due by some accounts for what was held, computed as the calculator does: each part rounded as it would be paid. Null if the
 * accounts do not say.
 * @param factor by what the number of shares is multiplied
 */
export function dueByAccounts(
  { bases, fixedPaise }: Pick<FactsOfAccounts, 'bases' | 'fixedPaise'>,
  method: MethodId,
  accounts: LedgerAccounts | null,
  factor = Fraction.one,
): DueAmount | null {
  const rate = rateOf(method, accounts);
  if (rate === null) return null;
  const sum: DueAmount = { leastPaise: fixedPaise, mostPaise: fixedPaise };
  for (const text of bases) {
    const base = Fraction.ofRatio(text);
    if (base === null) return null;
    const due = dueOf(mapBounds(rate, (each) => each.times(base).times(factor)));
    sum.leastPaise += due.leastPaise;
    sum.mostPaise = sum.mostPaise === null || due.mostPaise === null ? null : sum.mostPaise + due.mostPaise;
  }
  return sum;
}

/** Within what the same number of shares may differ, where it was divided by decimals of a ratio. */
const tolerance = 1e-9;

/**
 * By what splits and bonuses since then multiplied the shares that were counted on a day; null where the company's number of shares on
 * file changed in another way, so that shares counted then cannot be compared with it.
 */
export function factorSince(
  countedOn: string,
  steps: PurificationCompany['steps'],
  { before, now }: { before: number | null; now: number | null },
): Fraction | null {
  if (before === null || now === null) return null;
  const factor = steps
    .filter(({ exDate }) => exDate > countedOn)
    .reduce((product, step) => product.times(sharesFactor(step.factor)), Fraction.one);
  const expected = before * factor.toNumber();
  return Math.abs(now - expected) <= tolerance * expected ? factor : null;
}
