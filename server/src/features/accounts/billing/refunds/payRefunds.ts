import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { orders, refunds } from '../../../../database/schema/accounts/billingTables';
import type { BillingContext } from '../BillingContext';
import { record } from '../billingRecord';

/** How long one node has for an attempt before another may retry. */
const attemptMs = 5 * 60 * 1000;

/**
 * Sends recorded refunds to the gateway. One that fails stays recorded and is retried later with the same id,
 * which never pays twice.
 * @returns how many were accepted
 */
export async function payRefunds({ db, gateway, now }: BillingContext): Promise<number> {
  if (!gateway) return 0;
  const isWaiting = and(
    eq(refunds.status, 'requested'),
    or(isNull(refunds.askedAt), lt(refunds.askedAt, new Date(now().getTime() - attemptMs))),
  );
  const waiting = await db
    .select({ id: refunds.id, userId: orders.userId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isWaiting, eq(orders.gateway, gateway.id)));
  let accepted = 0;
  for (const { id, userId } of waiting) {
    const at = now();
    const [mine] = await db
      .update(refunds)
      .set({ askedAt: at })
      .where(and(eq(refunds.id, id), isWaiting))
      .returning();
    if (!mine) continue;
    const { paymentId, amountPaise } = mine;
    try {
      const { gatewayRefundId } = await gateway.refund({ refundId: id, paymentId, amountPaise });
      await db.update(refunds).set({ status: 'processed', gatewayRefundId }).where(eq(refunds.id, id));
      await record(db, { at, userId, kind: 'refund.accepted', detail: { refund: id, amountPaise } });
      accepted++;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await record(db, { at, userId, kind: 'refund.delayed', detail: { refund: id, reason } });
    }
  }
  return accepted;
}
