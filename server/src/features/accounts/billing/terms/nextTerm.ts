import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../database/client';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { subscriptions } from '../../../../database/schema/accounts/billingTables';
import { noSubscription } from '../billingProblems';
import { record } from '../billingRecord';
import { type Buyer, lockBuyer, type OpenSubscription, openSubscription } from './openSubscription';
import type { Choice } from '../orders/quote';
import { isLess } from '../orders/quote';

/**
 * Sets whether a plan renews. Otherwise it ends with its term, without a grace period.
 * @returns the term that renewed before and does not from now on, with its buyer; null where nothing was cancelled
 */
export async function setAutoRenew(
  transaction: Transaction,
  userId: string,
  autoRenew: boolean,
  now: Date,
): Promise<{ buyer: Buyer; term: OpenSubscription } | null> {
  const { buyer, open } = await openOf(transaction, userId, now);
  await transaction.update(subscriptions).set({ autoRenew }).where(eq(subscriptions.id, open.id));
  const detail = { subscription: open.id, autoRenew };
  await record(transaction, { at: now, userId, kind: 'plan.renewal-chosen', detail });
  return open.autoRenew && !autoRenew ? { buyer, term: open } : null;
}

/**
 * Chooses the next term: the same, a smaller plan or a shorter period. Upgrades are bought at once instead.
 */
export async function setNextTerm(
  transaction: Transaction,
  userId: string,
  choice: Choice,
  now: Date,
): Promise<void> {
  const { open } = await openOf(transaction, userId, now);
  if (isLess(open, choice)) throw upgradeNow();
  await transaction
    .update(subscriptions)
    .set({ nextPlan: choice.plan, nextPeriod: choice.period, autoRenew: true })
    .where(eq(subscriptions.id, open.id));
  const detail = { subscription: open.id, ...choice };
  await record(transaction, { at: now, userId, kind: 'plan.next-term-chosen', detail });
}

async function openOf(transaction: Transaction, userId: string, now: Date) {
  const buyer = await lockBuyer(transaction, userId);
  const open = buyer && (await openSubscription(transaction, userId, now));
  if (!buyer || !open) throw noSubscription();
  return { buyer, open };
}

const upgradeNow = () =>
  new ProblemError(
    409,
    'upgrade-now',
    'A bigger plan or a longer period need not wait: buy it, and the unused part of your term is deducted from its price.',
    'plan',
  );
