import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../database/client';
import type { Seller } from '../../../../config/sellerConfig';
import { orders, refunds, subscriptions } from '../../../../database/schema/accounts/billingTables';
import { noSubscription, nothingToRefund } from '../billingProblems';
import { record } from '../billingRecord';
import type { OrderRow } from '../orders/checkout';
import type { Sale } from '../invoices/invoices';
import { issueCreditNote } from '../invoices/invoices';
import type { Buyer, OpenSubscription } from '../terms/openSubscription';
import { endSubscription, lockBuyer, openSubscription } from '../terms/openSubscription';
import { unusedPaise } from '../terms/unusedPaise';

/** A term that was ended and refunded. */
export interface RefundedTerm {
  buyer: Buyer;
  plan: OpenSubscription['plan'];
  refundPaise: number;
  /** Of the newest payment; null where none was found. */
  gateway: OrderRow['gateway'] | null;
  /** Their numbers, the newest payment first. */
  creditNotes: readonly string[];
}

/**
 * Ends a user's term now and records the refund for its unused days. A term that an upgrade paid partly with
 * an older one is refunded from both payments, the newer first, and never more from either than was paid.
 */
export async function refundTerm(
  transaction: Transaction,
  userId: string,
  now: Date,
  seller: Seller | null,
): Promise<RefundedTerm> {
  const buyer = await lockBuyer(transaction, userId);
  const open = buyer && (await openSubscription(transaction, userId, now));
  if (!buyer || !open) throw noSubscription();
  const totalPaise = unusedPaise(open, now);
  if (totalPaise === 0) throw nothingToRefund();
  await endSubscription(transaction, open, now);
  await transaction
    .update(orders)
    .set({ status: 'failed' })
    .where(and(eq(orders.userId, userId), eq(orders.status, 'created')));
  await record(transaction, {
    at: now,
    userId,
    kind: 'plan.refunded',
    detail: { subscription: open.id, plan: open.plan, amountPaise: totalPaise },
  });
  let leftPaise = totalPaise;
  const creditNotes: string[] = [];
  const newest = await orderOf(transaction, open);
  for (let order = newest; order && leftPaise > 0;) {
    const paid = await payBack(transaction, { buyer, order, seller, now }, leftPaise);
    if (paid) {
      leftPaise -= paid.amountPaise;
      creditNotes.push(paid.creditNote);
    }
    order = await orderBefore(transaction, order);
  }
  if (leftPaise > 0) throw new Error(`Subscription ${open.id} is worth more than was paid for it.`);
  return { buyer, plan: open.plan, refundPaise: totalPaise, gateway: newest?.gateway ?? null, creditNotes };
}

/** Refunds at most what is left of one payment; null where nothing is. */
async function payBack(
  transaction: Transaction,
  sale: Sale,
  wantedPaise: number,
): Promise<{ amountPaise: number; creditNote: string } | null> {
  const { order, now } = sale;
  const { id: orderId, paymentId } = order;
  const [row] = await transaction
    .select({ paise: sql<number>`coalesce(sum(${refunds.amountPaise}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, 'unused-term')));
  const refundable = order.amountPaise - (row?.paise ?? 0);
  const amountPaise = Math.min(wantedPaise, refundable);
  if (amountPaise === 0 || paymentId === null) return null;
  const [refund] = await transaction
    .insert(refunds)
    .values({ orderId, paymentId, amountPaise, reason: 'unused-term', createdAt: now })
    .returning();
  if (!refund) return null;
  if (amountPaise === refundable) {
    await transaction.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
  }
  return { amountPaise, creditNote: await issueCreditNote(transaction, sale, refund) };
}

async function orderOf(transaction: Transaction, { orderId }: OpenSubscription): Promise<OrderRow | null> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}

/** The order whose unused term was credited to this one. */
async function orderBefore(
  transaction: Transaction,
  { kind, replacesId }: OrderRow,
): Promise<OrderRow | null> {
  if (kind !== 'upgrade' || replacesId === null) return null;
  const [replaced] = await transaction.select().from(subscriptions).where(eq(subscriptions.id, replacesId));
  return replaced ? orderOf(transaction, replaced) : null;
}
