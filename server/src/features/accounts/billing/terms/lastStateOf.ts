import { isState } from '@tayyib/shared/indian-states';
import type { StateCode } from '@tayyib/shared/indian-states';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { orders } from '../../../../database/schema/accounts/billingTables';

/** The state of a user's last purchase, by its code in GST numbers; null when they never gave one. */
export async function lastStateOf(db: Database, userId: string): Promise<StateCode | null> {
  const [order] = await db
    .select({ state: orders.buyerState })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.buyerState)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const state = order?.state ?? null;
  return state !== null && isState(state) ? state : null;
}
