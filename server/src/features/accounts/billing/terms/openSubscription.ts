import { exemptStatus } from '@tayyib/shared/account-status';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Subscription, SubscriptionReply } from '@tayyib/shared/contracts';
import { type PlanId, planIds } from '@tayyib/shared/plans';
import type { Database, Transaction } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { subscriptions } from '../../../../database/schema/accounts/billingTables';
import { accessUntil } from './termDates';
import { unusedPaise } from './unusedPaise';
import type { BillingContext } from '../BillingContext';

/** A partial unique index allows one per user. */
const isStored = inArray(subscriptions.status, ['active', 'grace']);

export type OpenSubscription = typeof subscriptions.$inferSelect;

/** What determines a user's plan. */
export interface PlanFacts {
  /** The plan they have without paying. */
  granted: PlanId;
  /** One of `accountStatuses`. */
  status: number;
  /** Their open subscription, if any. */
  subscription: OpenSubscription | null;
}

/** A guest's plan never expires. */
export const isExempt = ({ status }: Pick<PlanFacts, 'status'>): boolean => status === exemptStatus;

/**
 * The subscription while it gives a plan. Dates decide, not the stored status, so a plan ends on time even
 * before the job has run.
 */
function openAt({ status, subscription }: PlanFacts, now: Date): OpenSubscription | null {
  return subscription && (isExempt({ status }) || now < accessUntil(subscription)) ? subscription : null;
}

/** What determines the plan of a user; null when there is no such user. */
export async function planFactsOf(db: Database | Transaction, userId: string): Promise<PlanFacts | null> {
  const [row] = await db
    .select({ granted: users.plan, status: users.status, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, isOngoing)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The subscription that gives a user their plan at `now`. */
export async function openSubscription(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<OpenSubscription | null> {
  const facts = await planFactsOf(db, userId);
  return facts && openAt(facts, now);
}

/** The open subscription of each user, as a condition for a join with `users`. */
export const isOngoing = and(eq(subscriptions.userId, users.id), isStored);

/**
 * The effective plan: the greater of the granted and the bought one. During the grace period, which belongs
 * to the next term, it is the plan to be renewed.
 */
export function planAt(facts: PlanFacts, now: Date): PlanId {
  const open = openAt(facts, now);
  if (!open) return facts.granted;
  return higherPlan(facts.granted, now < open.endsAt || isExempt(facts) ? open.plan : open.nextPlan);
}

/** The effective plan and its term, in wire format. A granted plan has no term. */
export function toSubscriptionReply(facts: PlanFacts, now: Date): SubscriptionReply {
  const counts = planAt(facts, now);
  const open = openAt(facts, now);
  if (!open || isExempt(facts)) return { plan: counts, subscription: null };
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
  return { plan: counts, subscription };
}

/** The buyer's row, locked, so that changes to one user's plan happen one after the other. */
export async function lockBuyer(transaction: Transaction, userId: string) {
  const [buyer] = await transaction
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      granted: users.plan,
      status: users.status,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return buyer ?? null;
}

export type Buyer = NonNullable<Awaited<ReturnType<typeof lockBuyer>>>;

/** Ends a subscription early, or marks one whose term has ended. */
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

/** The greater of the granted and the bought plan. */
function higherPlan(granted: PlanId, bought: PlanId | undefined): PlanId {
  return bought && planIds.indexOf(bought) > planIds.indexOf(granted) ? bought : granted;
}

/** A user's effective plan and its term. */
export async function readSubscription(
  { db, now }: Pick<BillingContext, 'db' | 'now'>,
  userId: string,
): Promise<SubscriptionReply> {
  const facts = await planFactsOf(db, userId);
  return facts ? toSubscriptionReply(facts, now()) : { plan: 'free', subscription: null };
}
