import type { PlanId } from './plans';

/** The paid plans, from lowest to highest. */
export const paidPlanIds = ['basic', 'premium', 'premium_pro'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/**
 * The price of a term in paise of Indian rupees, GST included. A year costs as much as ten months. The server computes every amount
 * from this table; browsers show it. Why these figures: docs/product/accounts.md.
 */
export const prices: Readonly<Record<PaidPlanId, Readonly<Record<BillingPeriod, number>>>> = {
  basic: { monthly: 9_900, yearly: 99_000 },
  premium: { monthly: 29_900, yearly: 299_000 },
  premium_pro: { monthly: 79_900, yearly: 799_000 },
};

/** The length of a term. Never more than twelve months in advance. */
export const monthsOf: Readonly<Record<BillingPeriod, number>> = { monthly: 1, yearly: 12 };

/** How many days a renewing plan stays active after its term, so that the next one can be paid. */
export const graceDays = 7;

/** The rate of GST inside every price, in percent. */
export const gstPercent = 18;

/** The edition of the terms that a buyer agrees to before paying. */
export const termsVersion = '2026-11-01';
