import { and, eq, isNull } from 'drizzle-orm';
import type { CheckoutBody, Order } from '@tayyib/shared/contracts';
import { termsVersion } from '@tayyib/shared/prices';
import type { Transaction } from '../../../../database/client';
import { orders } from '../../../../database/schema/accounts/billingTables';
import type { BillingContext } from '../BillingContext';
import { gatewayDown, keyReused, orderNotFound, paymentsOff, termsChanged } from '../billingProblems';
import { record } from '../billingRecord';
import type { PaymentGateway } from '../gateways/PaymentGateway';
import { lockBuyer, openSubscription } from '../terms/openSubscription';
import type { PricedChoice } from './quote';
import { quoteFor } from './quote';

export type OrderRow = typeof orders.$inferSelect;

/**
 * The order for a purchase, at the server's price. The same idempotency key, or the same choice while its
 * order is open, returns the same order; a different choice replaces the open order.
 */
export async function checkout(
  { db, gateway, now }: BillingContext,
  userId: string,
  body: CheckoutBody,
): Promise<Order> {
  if (!gateway) throw paymentsOff();
  if (body.termsVersion !== termsVersion) throw termsChanged();
  const order = await db.transaction((transaction) => findOrAdd(transaction, gateway, userId, body, now()));
  const gatewayOrderId = order.gatewayOrderId ?? (await announce({ db, now }, gateway, order));
  return toWireOrder({ ...order, gatewayOrderId }, gateway);
}

async function findOrAdd(
  transaction: Transaction,
  gateway: PaymentGateway,
  userId: string,
  { plan, period, idempotencyKey, state }: CheckoutBody,
  now: Date,
): Promise<OrderRow> {
  const buyer = await lockBuyer(transaction, userId);
  if (!buyer) throw orderNotFound();
  const mine = eq(orders.userId, userId);
  const [repeated] = await transaction
    .select()
    .from(orders)
    .where(and(mine, eq(orders.idempotencyKey, idempotencyKey)));
  if (repeated && (repeated.plan !== plan || repeated.period !== period)) throw keyReused();
  if (repeated) return repeated;

  const quote = quoteFor({ plan, period }, buyer, await openSubscription(transaction, userId, now), now);
  const [waiting] = await transaction
    .select()
    .from(orders)
    .where(and(mine, eq(orders.status, 'created')));
  if (waiting?.gateway === gateway.id && isSameOffer(waiting, { ...quote, state })) return waiting;
  if (waiting) {
    await transaction.update(orders).set({ status: 'failed' }).where(eq(orders.id, waiting.id));
    await record(transaction, { at: now, userId, kind: 'order.superseded', detail: { order: waiting.id } });
  }
  const { kind, amountPaise, creditPaise, replacesId } = quote;
  const [added] = await transaction
    .insert(orders)
    .values({
      userId,
      kind,
      plan,
      period,
      amountPaise,
      creditPaise,
      replacesId,
      gateway: gateway.id,
      consentVersion: termsVersion,
      idempotencyKey,
      buyerState: state ?? null,
      createdAt: now,
    })
    .returning();
  if (!added) throw orderNotFound();
  await record(transaction, {
    at: now,
    userId,
    kind: 'order.created',
    detail: { order: added.id, plan, period, amountPaise, creditPaise, consentVersion: termsVersion },
  });
  return added;
}

const isSameOffer = (order: OrderRow, quote: PricedChoice & Pick<CheckoutBody, 'state'>) =>
  order.plan === quote.plan &&
  order.period === quote.period &&
  order.amountPaise === quote.amountPaise &&
  order.buyerState === (quote.state ?? null) &&
  order.replacesId === quote.replacesId;

/**
 * Creates an order at the gateway, outside any transaction. Of two concurrent ones the first counts; an
 * unpaid order has no effect.
 */
async function announce(
  { db, now }: Pick<BillingContext, 'db' | 'now'>,
  gateway: PaymentGateway,
  { id, userId, amountPaise }: OrderRow,
): Promise<string> {
  const created = await gateway.createOrder({ orderId: id, amountPaise }).catch(async (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    await record(db, { at: now(), userId, kind: 'gateway.unavailable', detail: { order: id, reason } });
    throw gatewayDown();
  });
  await db
    .update(orders)
    .set(created)
    .where(and(eq(orders.id, id), isNull(orders.gatewayOrderId)));
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order?.gatewayOrderId ?? created.gatewayOrderId;
}

function toWireOrder(order: OrderRow & { gatewayOrderId: string }, { publicKey }: PaymentGateway): Order {
  const { id, plan, period, status, amountPaise, creditPaise, gateway, gatewayOrderId } = order;
  return { id, plan, period, status, amountPaise, creditPaise, gateway, gatewayOrderId, publicKey };
}
