import type { SubscriptionReply } from '@tayyib/shared/contracts';
import type { BillingContext } from '../BillingContext';
import { planFactsOf, toSubscriptionReply } from './openSubscription';

/** A user's effective plan and its term. */
export async function readSubscription(
  { db, now }: Pick<BillingContext, 'db' | 'now'>,
  userId: string,
): Promise<SubscriptionReply> {
  const facts = await planFactsOf(db, userId);
  return facts ? toSubscriptionReply(facts, now()) : { plan: 'free', subscription: null };
}
