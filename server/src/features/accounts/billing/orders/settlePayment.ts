import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../../database/client';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { audit } from '../../../platform/audit/audit';
import { becomeMember } from './becomeMember';
import { orders, refunds, subscriptions } from '../../../../database/schema/accounts/billingTables';
import type { BillingContext } from '../BillingContext';
import { record } from '../billingRecord';
import { mailBuyer } from '../mailBuyer';
import type { OrderRow } from './checkout';
import { issueInvoice } from '../invoices/invoices';
import { receiptMail } from '../invoices/receiptMail';
import { boughtNothingMail } from '../refunds/refundMail';
import type { Buyer } from '../terms/openSubscription';
import { endSubscription, lockBuyer, openSubscription } from '../terms/openSubscription';
import type { PricedChoice } from './quote';
import { quoteFor } from './quote';
import { rollForward } from '../terms/rollForward';

/** How long an order keeps its price after the price list changed. */
const priceValidMs = 3600 * 1000;

/**
 * Applies a verified payment exactly once, however often and from wherever it is reported: the plan is
 * activated and a receipt mailed, or the money is refunded when it no longer buys anything. Runs in the caller's transaction, so a
 * crash leaves either all of it or nothing.
 */
export async function settlePayment(
  billing: Omit<BillingContext, 'db' | 'gateway'>,
  transaction: Transaction,
  orderId: string,
  paymentId: string,
): Promise<void> {
  const now = billing.now();
  const order = await readOrder(transaction, orderId);
  if (!order) return;
  const buyer = order.userId ? await lockBuyer(transaction, order.userId) : null;
  // Re-read under the lock: a concurrent call may have settled it.
  const current = await readOrder(transaction, orderId);
  if (!current || current.paymentId === paymentId) return;
  // the payment of another order buys nothing here
  if ((await transaction.$count(orders, eq(orders.paymentId, paymentId))) > 0) return;
  if (current.paymentId !== null)
    return returnMoney(billing, transaction, { order: current, buyer, paymentId });

  await transaction
    .update(orders)
    .set({ status: 'paid', paymentId, paidAt: now })
    .where(eq(orders.id, orderId));
  await record(transaction, {
    at: now,
    userId: current.userId,
    kind: 'order.paid',
    detail: { order: orderId, payment: paymentId, amountPaise: current.amountPaise },
  });
  const terms = buyer && (await termsOf(transaction, buyer, current, now));
  if (!terms) {
    await transaction.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
    return returnMoney(billing, transaction, { order: current, buyer, paymentId });
  }
  await open(transaction, buyer, current, terms, now);
  const { seller, addressOf } = billing;
  const invoice = await issueInvoice(transaction, { buyer, order: current, seller, now }, terms);
  const text = receiptMail({ order: current, invoice, endsAt: terms.endsAt, profile: addressOf('/profile') });
  await mailBuyer(billing, transaction, buyer.email, text);
}

async function readOrder(transaction: Transaction, orderId: string): Promise<OrderRow | null> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}

/** What the order still buys; null when the circumstances have changed so that it buys nothing. */
async function termsOf(
  transaction: Transaction,
  buyer: Buyer,
  order: OrderRow,
  now: Date,
): Promise<PricedChoice | null> {
  await rollForward(transaction, now, buyer.id);
  const current = await openSubscription(transaction, buyer.id, now);
  try {
    const quote = quoteFor(order, buyer, current, now);
    const isPriceRight =
      quote.amountPaise === order.amountPaise || now.getTime() - order.createdAt.getTime() < priceValidMs;
    return quote.replacesId === order.replacesId && isPriceRight ? quote : null;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

async function open(
  transaction: Transaction,
  buyer: Buyer,
  order: OrderRow,
  { startsAt, endsAt }: PricedChoice,
  now: Date,
): Promise<void> {
  const { plan, period } = order;
  const replaced = await openSubscription(transaction, buyer.id, now);
  if (replaced) await endSubscription(transaction, replaced, now);
  // Other open orders were priced for the subscription that has just ended.
  await transaction
    .update(orders)
    .set({ status: 'failed' })
    .where(and(eq(orders.userId, buyer.id), eq(orders.status, 'created'), ne(orders.id, order.id)));
  await transaction.insert(subscriptions).values({
    userId: buyer.id,
    plan,
    period,
    status: 'active',
    startsAt,
    endsAt,
    nextPlan: plan,
    nextPeriod: period,
    valuePaise: order.amountPaise + order.creditPaise,
    orderId: order.id,
  });
  await record(transaction, {
    at: now,
    userId: buyer.id,
    kind: 'plan.opened',
    detail: { order: order.id, plan, period, until: endsAt.toISOString() },
  });
  await audit(transaction, { at: now, userId: buyer.id, event: 'plan-bought', detail: { plan, period } });
  await becomeMember(transaction, buyer, now);
}

interface UselessPayment {
  order: OrderRow;
  /** Null once the account is erased. */
  buyer: Buyer | null;
  paymentId: string;
}

/** Money that buys nothing is refunded in full, and the buyer is told. */
async function returnMoney(
  billing: Pick<BillingContext, 'messages' | 'now' | 'addressOf'>,
  transaction: Transaction,
  { order, buyer, paymentId }: UselessPayment,
): Promise<void> {
  const { id: orderId, userId, amountPaise, plan, gateway } = order;
  const now = billing.now();
  const [added] = await transaction
    .insert(refunds)
    .values({ orderId, paymentId, amountPaise, reason: 'bought-nothing', createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!added) return;
  const detail = { order: orderId, refund: added.id, amountPaise, reason: added.reason };
  await record(transaction, { at: now, userId, kind: 'refund.requested', detail });
  if (!buyer) return;
  const text = boughtNothingMail({ plan, amountPaise, gateway, plansPage: billing.addressOf('/plan') });
  await mailBuyer(billing, transaction, buyer.email, text);
}
