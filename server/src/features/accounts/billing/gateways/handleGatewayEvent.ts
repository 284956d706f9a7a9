import { takeBack } from '../refunds/takeBack';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../database/client';
import { orders, paymentEvents, refunds } from '../../../../database/schema/accounts/billingTables';
import type { BillingContext } from '../BillingContext';
import { record } from '../billingRecord';
import { failOrder } from '../orders/failOrder';
import type { GatewayEvent, PaymentGateway } from './PaymentGateway';
import { settlePayment } from '../orders/settlePayment';

/** The result of a gateway message. */
export interface EventResult {
  /** False for a message handled before. */
  isNew: boolean;
  /** The user whose plan may have changed. */
  userId: string | null;
}

/** Handles a verified message once: the record of it and its effects are one transaction. */
export async function handleGatewayEvent(
  billing: BillingContext & { gateway: PaymentGateway },
  event: GatewayEvent,
): Promise<EventResult> {
  const { db, gateway, now } = billing;
  return db.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(paymentEvents)
      .values({
        gateway: gateway.id,
        gatewayEventId: event.id,
        kind: event.kind,
        gatewayOrderId: event.gatewayOrderId,
        receivedAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    return added ? act(billing, transaction, event) : { isNew: false, userId: null };
  });
}

async function act(
  billing: BillingContext,
  transaction: Transaction,
  event: GatewayEvent,
): Promise<EventResult> {
  const now = billing.now();
  const { kind, gatewayOrderId, refundId } = event;
  if (kind === 'paid') return { isNew: true, userId: await pay(billing, transaction, event) };
  if (kind === 'refunded' || kind === 'dispute-lost') {
    return { isNew: true, userId: await takeBack(billing, transaction, event) };
  }
  if (kind === 'failed' && gatewayOrderId) await failOrder(transaction, gatewayOrderId, now);
  if (kind === 'refund-failed' && refundId) {
    await transaction.update(refunds).set({ status: 'failed' }).where(eq(refunds.gatewayRefundId, refundId));
    const detail = { gatewayRefund: refundId };
    await record(transaction, { at: now, userId: null, kind: 'refund.failed', detail });
  }
  return { isNew: true, userId: null };
}

/** Money for an order counts when it is exactly the amount of the order. */
async function pay(
  billing: BillingContext,
  transaction: Transaction,
  { gatewayOrderId, paymentId, amountPaise, currency }: GatewayEvent,
): Promise<string | null> {
  if (gatewayOrderId === null || paymentId === null) return null;
  const [order] = await transaction.select().from(orders).where(eq(orders.gatewayOrderId, gatewayOrderId));
  if (!order) return null;
  if (amountPaise !== order.amountPaise || currency !== 'INR') {
    await record(transaction, {
      at: billing.now(),
      userId: order.userId,
      kind: 'payment.wrong-amount',
      detail: { order: order.id, payment: paymentId, amountPaise, currency },
    });
    return null;
  }
  await settlePayment(billing, transaction, order.id, paymentId);
  return order.userId;
}
