import type { PlanId } from './plans';

/** The plans that are sold, from least to most. `free` is what everybody has. */
export const paidPlanIds = ['basic', 'premium', 'premium_pro'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/**
 * What a term costs, in paise of Indian rupees with GST inside. A year costs ten months. The server decides every amount
 * by this table; browsers show it. Why these figures: docs/adr/0030-plan-prices.md.
 */
export const prices: Readonly<Record<PaidPlanId, Readonly<Record<BillingPeriod, number>>>> = {
  basic: { monthly: 9_900, yearly: 99_000 },
  premium: { monthly: 29_900, yearly: 299_000 },
  premium_pro: { monthly: 79_900, yearly: 799_000 },
};

/** How long a term lasts. Nobody is charged more than twelve months ahead. */
export const monthsOf: Readonly<Record<BillingPeriod, number>> = { monthly: 1, yearly: 12 };

/** How long a plan that renews stays open after its term, so that the next one can be paid. */
export const graceDays = 7;

/** The rate of GST inside every price, in percent. */
export const gstPercent = 18;

/** The edition of the terms that a buyer agrees to before paying. */
export const termsVersion = '2026-11-01';

/** What a year saves against twelve months, in paise. */
export function yearlySavingPaise(plan: PaidPlanId): number {
  return monthsOf.yearly * prices[plan].monthly - prices[plan].yearly;
}
