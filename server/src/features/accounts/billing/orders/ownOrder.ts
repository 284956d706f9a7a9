import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { orders } from '../../../../database/schema/accounts/billingTables';
import { orderNotFound } from '../billingProblems';
import type { OrderRow } from './checkout';

/** One of a user's own orders. Another user's is not found. */
export async function ownOrder(db: Database, userId: string, orderId: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw orderNotFound();
  return order;
}

/** The order that the gateway knows by this id; null where none is. */
export async function findGatewayOrder(db: Database, gatewayOrderId: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.gatewayOrderId, gatewayOrderId));
  return order ?? null;
}
