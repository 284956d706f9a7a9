import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Subscription, SubscriptionReply } from '@tayyib/shared/contracts';
import type { PlanId } from '@tayyib/shared/plans';
import type { Database, Transaction } from '../../database/client';
import { users } from '../identity/identityTables';
import { subscriptions } from './billingTables';
import { higherPlan } from './higherPlan';
import { accessUntil } from './termDates';
import { unusedPaise } from './unusedPaise';

/** A partial unique index allows one per person. */
const isStored = inArray(subscriptions.status, ['active', 'grace']);

export type OpenSubscription = typeof subscriptions.$inferSelect;

/**
 * The subscription that gives a person their plan at `now`. Dates decide, not the stored status, so a plan ends on time
 * also when nothing has swept it up yet.
 */
export async function openSubscription(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<OpenSubscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isStored));
  return row && now < accessUntil(row) ? row : null;
}

/** The one subscription of each person that may give a plan, as a condition for a join with `users`. */
export const isOngoing = and(eq(subscriptions.userId, users.id), isStored);

/**
 * The plan that counts: the greater of the one given and the one bought. In the days of grace, which belong to the next term,
 * a person has what they renew.
 */
export function planAt(granted: PlanId, row: OpenSubscription | null, now: Date): PlanId {
  if (!row || accessUntil(row) <= now) return granted;
  return higherPlan(granted, now < row.endsAt ? row.plan : row.nextPlan);
}

/** The plan that counts and the term behind it, as the wire tells it. */
export function toSubscriptionReply(
  granted: PlanId,
  open: OpenSubscription | null,
  now: Date,
): SubscriptionReply {
  if (!open) return { plan: granted, subscription: null };
  const { plan, period, startsAt, endsAt, autoRenew, nextPlan, nextPeriod } = open;
  const subscription: Subscription = {
    plan,
    period,
    status: now < endsAt ? 'active' : 'grace',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    accessUntil: accessUntil(open).toISOString(),
    autoRenew,
    nextPlan,
    nextPeriod,
    refundPaise: unusedPaise(open, now),
  };
  return { plan: planAt(granted, open, now), subscription };
}

/** Who is buying: locked, so that whatever changes one person's plan happens one after the other. */
export async function lockBuyer(transaction: Transaction, userId: string) {
  const [buyer] = await transaction
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      granted: users.plan,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return buyer ?? null;
}

export type Buyer = NonNullable<Awaited<ReturnType<typeof lockBuyer>>>;

/** The plan a person was given without paying. */
export async function grantedPlan(db: Database, userId: string): Promise<PlanId> {
  const [row] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId));
  return row?.plan ?? 'free';
}

/** Ends a subscription before its time, or marks one whose time is over. */
export async function endSubscription(
  transaction: Transaction,
  { id, endsAt }: Pick<OpenSubscription, 'id' | 'endsAt'>,
  now: Date,
): Promise<void> {
  const status = now < endsAt ? ('cancelled' as const) : ('expired' as const);
  await transaction
    .update(subscriptions)
    .set({ status, endedAt: sql`least(${now}, ${subscriptions.endsAt})` })
    .where(eq(subscriptions.id, id));
}
