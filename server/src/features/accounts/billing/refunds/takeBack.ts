import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../../../database/client';
import { orders, refunds, subscriptions } from '../../../../database/schema/accounts/billingTables';
import type { BillingContext } from '../BillingContext';
import { record } from '../billingRecord';
import { mailBuyer } from '../mailBuyer';
import type { GatewayEvent } from '../gateways/PaymentGateway';
import { endSubscription, lockBuyer } from '../terms/openSubscription';
import { reversedPaymentMail } from './refundMail';

/**
 * Ends the term of a payment that went back to the buyer without us: refunded in full at the gateway, or lost in a dispute. A
 * partial refund is recorded only: what it is for was agreed with the buyer.
 * @returns the user whose plan has changed
 */
export async function takeBack(
  billing: Pick<BillingContext, 'messages' | 'now'>,
  transaction: Transaction,
  { kind, paymentId, refundId, refundReceipt, refundedPaise }: GatewayEvent,
): Promise<string | null> {
  const now = billing.now();
  if (paymentId === null || (await isOurs(transaction, refundId, refundReceipt))) return null;
  const [order] = await transaction.select().from(orders).where(eq(orders.paymentId, paymentId));
  if (!order) return null;
  const buyer = order.userId ? await lockBuyer(transaction, order.userId) : null;
  const detail = { order: order.id, payment: paymentId, refundedPaise };
  const isWhole = kind === 'dispute-lost' || (refundedPaise ?? 0) >= order.amountPaise;
  await record(transaction, {
    at: now,
    userId: order.userId,
    kind: kind === 'dispute-lost' ? 'payment.dispute-lost' : 'payment.refunded-elsewhere',
    detail,
  });
  if (!isWhole) return null;
  await transaction.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id));
  const isOpen = inArray(subscriptions.status, ['active', 'grace']);
  const [open] = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, order.id), isOpen));
  if (!open) return null;
  await endSubscription(transaction, open, now);
  await record(transaction, { at: now, userId: order.userId, kind: 'plan.taken-back', detail });
  if (buyer) {
    const text = reversedPaymentMail({ plan: open.plan, granted: buyer.granted });
    await mailBuyer(billing, transaction, buyer.email, text);
  }
  return order.userId;
}

/** The message about a refund may arrive before the gateway's reply to our request, so our own id counts as well. */
async function isOurs(
  transaction: Transaction,
  refundId: string | null,
  receipt: string | null,
): Promise<boolean> {
  if (refundId === null) return false;
  const isKnown = or(
    eq(refunds.gatewayRefundId, refundId),
    receipt !== null && uuid.test(receipt) ? eq(refunds.id, receipt) : undefined,
  );
  return (await transaction.$count(refunds, isKnown)) > 0;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
