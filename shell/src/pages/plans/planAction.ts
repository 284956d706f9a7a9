import type { Subscription } from '@tayyib/shared/contracts';
import { planIds, type PlanId } from '@tayyib/shared/plans';
import { monthsOf, type BillingPeriod, type PaidPlanId } from '@tayyib/shared/prices';

/** What a person can do about a plan by the month or the year. The server decides again when they do it. */
export type PlanAction =
  | 'buy'
  | 'upgrade'
  /** The same plan by the year, now. */
  | 'lengthen'
  | 'renew'
  /** Less than they have: it can begin when the term ends. */
  | 'choose-next'
  | 'chosen-next'
  /** A bigger plan during a year is bought by the year. */
  | 'by-year-only'
  | 'yours'
  | 'included';

/**
 * @param current the plan that counts for the person
 * @param subscription the term behind it, where it was bought
 */
export function planAction(
  plan: PaidPlanId,
  period: BillingPeriod,
  current: PlanId,
  subscription: Subscription | null,
): PlanAction {
  const rank = planIds.indexOf(plan) - planIds.indexOf(current);
  if (!subscription) return rank > 0 ? 'buy' : rank === 0 ? 'yours' : 'included';
  if (subscription.status === 'grace') return rank === 0 ? 'renew' : 'buy';
  const isShorter = monthsOf[period] < monthsOf[subscription.period];
  if (rank > 0) return isShorter ? 'by-year-only' : 'upgrade';
  const { nextPlan, nextPeriod } = subscription;
  if (rank === 0 && period === subscription.period) {
    return nextPlan === plan && nextPeriod === period ? 'yours' : 'choose-next';
  }
  if (rank === 0 && !isShorter) return 'lengthen';
  return nextPlan === plan && nextPeriod === period ? 'chosen-next' : 'choose-next';
}
