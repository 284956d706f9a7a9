import { z } from 'zod';
import { indianStates, isState } from '../../policy/indianStates';
import { planIds } from '../../policy/plans';
import { billingPeriods, paidPlanIds } from '../../policy/prices';

const stateCodes = Object.keys(indianStates).filter(isState);

const PaidPlan = z.enum(paidPlanIds);
const Period = z.enum(billingPeriods);
const Paise = z.number().int().min(0);

/** The plans on sale and the payment gateway; null where nothing can be bought. */
export const PricesReply = z.object({
  gateway: z.enum(['razorpay', 'sandbox']).nullable(),
  termsVersion: z.string(),
  gstPercent: z.number(),
  prices: z.array(z.object({ plan: PaidPlan, title: z.string(), monthlyPaise: Paise, yearlyPaise: Paise })),
});
export type PricesReply = z.infer<typeof PricesReply>;

export const QuoteQuery = z.object({ plan: PaidPlan, period: Period });
export type QuoteQuery = z.infer<typeof QuoteQuery>;

const State = z.enum(stateCodes);

/** What a plan costs this user now: `amountPaise` = `pricePaise` - `creditPaise`. */
export const Quote = z.object({
  /** The default: the state of the last purchase; null for none. */
  lastState: State.nullable(),
  kind: z.enum(['new', 'renewal', 'upgrade']),
  plan: PaidPlan,
  period: Period,
  pricePaise: Paise,
  /** The unused part of the term that an upgrade replaces. */
  creditPaise: Paise,
  amountPaise: Paise,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof Quote>;

/** Sending `termsVersion` is the buyer's consent to that edition. A price in the body is ignored. */
export const CheckoutBody = z.object({
  plan: PaidPlan,
  period: Period,
  termsVersion: z.string('Agree to the terms first.').min(1, 'Agree to the terms first.').max(40),
  /** Idempotency key: the same key returns the same order. */
  idempotencyKey: z.uuid(),
  /** The buyer's state by its code in GST numbers: it decides which GST the invoice shows. */
  state: State.optional(),
});
export type CheckoutBody = z.infer<typeof CheckoutBody>;

export const Order = z.object({
  id: z.uuid(),
  plan: PaidPlan,
  period: Period,
  status: z.enum(['created', 'paid', 'failed', 'refunded']),
  amountPaise: Paise,
  creditPaise: Paise,
  gateway: z.enum(['razorpay', 'sandbox']),
  gatewayOrderId: z.string(),
  /** The parameters of the gateway's page; empty for the sandbox. */
  publicKey: z.string(),
});
export type Order = z.infer<typeof Order>;

export const CheckoutReply = z.object({ order: Order });
export type CheckoutReply = z.infer<typeof CheckoutReply>;

export const Subscription = z.object({
  plan: PaidPlan,
  period: Period,
  status: z.enum(['active', 'grace']),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** When the plan ends without another payment: the end of the term, or of the grace period. */
  accessUntil: z.iso.datetime(),
  autoRenew: z.boolean(),
  /** The next term. */
  nextPlan: PaidPlan,
  nextPeriod: Period,
  /** The refund if it ended now. */
  refundPaise: Paise,
});
export type Subscription = z.infer<typeof Subscription>;

/** The current plan and, if bought, its term. */
export const SubscriptionReply = z.object({
  plan: z.enum(planIds),
  subscription: Subscription.nullable(),
});
export type SubscriptionReply = z.infer<typeof SubscriptionReply>;

/** What the gateway's page returns to the browser after a payment. */
export const ConfirmBody = z.object({
  orderId: z.uuid(),
  paymentId: z.string().min(1).max(100),
  signature: z.string().min(1).max(200),
});
export type ConfirmBody = z.infer<typeof ConfirmBody>;

export const ConfirmReply = SubscriptionReply.extend({ orderStatus: Order.shape.status });
export type ConfirmReply = z.infer<typeof ConfirmReply>;

export const SandboxPayBody = z.object({ orderId: z.uuid(), outcome: z.enum(['pay', 'fail']) });
export type SandboxPayBody = z.infer<typeof SandboxPayBody>;

/** Null when the tester chose a failing payment. */
export const SandboxPayReply = z.object({
  payment: z.object({ paymentId: z.string(), signature: z.string() }).nullable(),
});
export type SandboxPayReply = z.infer<typeof SandboxPayReply>;

export const AutoRenewBody = z.object({ autoRenew: z.boolean() });
export type AutoRenewBody = z.infer<typeof AutoRenewBody>;

export const NextTermBody = QuoteQuery;
export type NextTermBody = z.infer<typeof NextTermBody>;

export const RefundReply = SubscriptionReply.extend({ refundPaise: Paise });
export type RefundReply = z.infer<typeof RefundReply>;

export const Invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: z.iso.datetime(),
  description: z.string(),
  totalPaise: Paise,
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoicesReply = z.object({ invoices: z.array(Invoice) });
export type InvoicesReply = z.infer<typeof InvoicesReply>;

export const InvoiceParams = z.object({ id: z.uuid() });

/** The page of ours to go on to after the payment. What is none is left out: it must not be in the way of a payment. */
export const OnTheWayToQuery = z.object({ to: z.string().max(2000).optional().catch(undefined) });

/** Whether the gateway's message was new to us. */
export const WebhookReply = z.object({ handled: z.boolean() });
