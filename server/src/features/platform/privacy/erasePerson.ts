import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import type { Seller } from '../../../config/sellerConfig';
import { audit } from '../audit/audit';
import { orders } from '../../../database/schema/billingTables';
import { openSubscription } from '../billing/terms/openSubscription';
import { refundTerm } from '../billing/refunds/refundTerm';
import { unusedPaise } from '../billing/terms/unusedPaise';
import { posts } from '../../../database/schema/communityTables';
import { users } from '../../../database/schema/identityTables';
import { bearerTokens, sessions } from '../../../database/schema/sessionsTables';
import type { Holding } from './personalData';
import { personalData } from './personalData';

export interface Erased {
  /** What goes back for the unused days of a paid term, in paise. The job `refunds` sees to it. */
  refundPaise: number;
  /** Sessions that ended; whoever holds their connections has to be told. */
  sessionIds: string[];
  /** Numbers of the posts that others may be reading. */
  postIds: string[];
}

/**
 * Erases a person: all of it or nothing, within the caller's transaction. The row of the account is locked first, so that
 * nothing is bought, written or agreed to on the way. Null when there is no such person (any more).
 */
export async function erasePerson(
  transaction: Transaction,
  userId: string,
  now: Date,
  seller: Seller | null,
): Promise<Erased | null> {
  const isSelf = eq(users.id, userId);
  const [person] = await transaction.select({ id: users.id }).from(users).where(isSelf).for('update');
  if (!person) return null;

  const refundPaise = await endBilling(transaction, userId, now, seller);
  const sessionIds = await endSessions(transaction, userId);
  const standing = and(eq(posts.author, userId), isNull(posts.deletedAt));
  const written = await transaction.select({ id: posts.id }).from(posts).where(standing);

  // rows found by email or phone need the account to be found
  for (const holding of personalData) await release(transaction, holding, userId);
  await transaction.delete(users).where(isSelf);
  await audit(transaction, { at: now, userId, event: 'account-erased' });
  return { refundPaise, sessionIds, postIds: written.map(({ id }) => String(id)) };
}

async function release(transaction: Transaction, { table, isOf, onErasure }: Holding, userId: string) {
  if (onErasure?.does === 'remove')
    await transaction.execute(sql`delete from ${sql.identifier(table)} where ${isOf(userId)}`);
  if (onErasure?.does !== 'keep' || !onErasure.overwrite) return;
  const changes = Object.entries(onErasure.overwrite).map(
    ([column, text]) => sql`${sql.identifier(column)} = ${text}`,
  );
  await transaction.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where ${isOf(userId)}`,
  );
}

/** Ends the paid term by the rule of refunds, and what was about to be paid. Returns what goes back, in paise. */
async function endBilling(
  transaction: Transaction,
  userId: string,
  now: Date,
  seller: Seller | null,
): Promise<number> {
  const open = await openSubscription(transaction, userId, now);
  const isWorthSomething = open !== null && unusedPaise(open, now) > 0;
  const refundPaise = isWorthSomething ? await refundTerm(transaction, userId, now, seller) : 0;
  // money that comes for it later buys nothing, and goes back
  await transaction
    .update(orders)
    .set({ status: 'failed' })
    .where(and(eq(orders.userId, userId), eq(orders.status, 'created')));
  return refundPaise;
}

async function endSessions(transaction: Transaction, userId: string): Promise<string[]> {
  const ended = await transaction
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await transaction.delete(bearerTokens).where(inArray(bearerTokens.sessionId, ids));
  return ids;
}
