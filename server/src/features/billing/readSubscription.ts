import type { SubscriptionReply } from '@tayyib/shared/contracts';
import type { BillingContext } from './BillingContext';
import { grantedPlan, openSubscription, toSubscriptionReply } from './openSubscription';

/** The plan that counts for a person now, and its term. */
export async function readSubscription(
  { db, now }: Pick<BillingContext, 'db' | 'now'>,
  userId: string,
): Promise<SubscriptionReply> {
  const at = now();
  return toSubscriptionReply(await grantedPlan(db, userId), await openSubscription(db, userId, at), at);
}
