import { planIds, type PlanId } from '@tayyib/shared/plans';
import { billingPeriods, type BillingPeriod, type PaidPlanId } from '@tayyib/shared/prices';

/** The address of the plans for users, which highlights a plan that was chosen before the sign-up. */
export const addressOfChoice = (plan: PaidPlanId, period: BillingPeriod): string =>
  `/plan?${new URLSearchParams({ plan, period })}`;

interface Choice {
  plan: PlanId | undefined;
  period: BillingPeriod | undefined;
}

/** What such an address says; anyone may have written it. */
export const choiceIn = (address: URLSearchParams): Choice => ({
  plan: planIds.find((plan) => plan === address.get('plan')),
  period: billingPeriods.find((period) => period === address.get('period')),
});
