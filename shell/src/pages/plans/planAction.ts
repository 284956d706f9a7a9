import type { Subscription } from '@tayyib/shared/contracts';
import { planIds, type PlanId } from '@tayyib/shared/plans';
import { monthsOf, type BillingPeriod, type PaidPlanId } from '@tayyib/shared/prices';

/** What the user can do with a plan and period. The server checks it again. */
export type PlanAction =
  | 'buy'
  | 'upgrade'
  /** The same plan, yearly, from now. */
  | 'lengthen'
  | 'renew'
  /** A smaller plan: it can start when the term ends. */
  | 'choose-next'
  | 'chosen-next'
  /** During a yearly term, a bigger plan can only be bought yearly. */
  | 'by-year-only'
  | 'yours'
  | 'included';

/**
 * @param current the user's effective plan
 * @param subscription its term, if it was bought
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
