import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import { orders } from '../../../../database/schema/accounts/billingTables';
import { record } from '../billingRecord';

/** Records a failed payment. A paid order stays paid; a failed one may still be paid later. */
export async function failOrder(
  db: Database | Transaction,
  gatewayOrderId: string,
  now: Date,
): Promise<void> {
  const [failed] = await db
    .update(orders)
    .set({ status: 'failed' })
    .where(and(eq(orders.gatewayOrderId, gatewayOrderId), eq(orders.status, 'created')))
    .returning();
  if (!failed) return;
  await record(db, { at: now, userId: failed.userId, kind: 'order.failed', detail: { order: failed.id } });
}
