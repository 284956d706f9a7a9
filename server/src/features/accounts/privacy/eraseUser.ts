import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import type { Seller } from '../../../config/sellerConfig';
import type { Holding } from '../../../plugins/personalData/Holding';
import { audit } from '../../platform/audit/audit';
import { orders } from '../../../database/schema/accounts/billingTables';
import { openSubscription } from '../billing/terms/openSubscription';
import { refundTerm } from '../billing/refunds/refundTerm';
import { unusedPaise } from '../billing/terms/unusedPaise';
import { users } from '../../../database/schema/accounts/identityTables';
import { bearerTokens, sessions } from '../../../database/schema/accounts/sessionsTables';

interface ErasureInput {
  /** The personal data that every feature stores. */
  holdings: readonly Holding[];
  userId: string;
  now: Date;
  seller: Seller | null;
}

export interface Erased {
  /** The refund for the unused days of a paid term, in paise. The job `refunds` pays it. */
  refundPaise: number;
  /** Ended sessions, whose sockets the caller must close. */
  sessionIds: string[];
}

/**
 * Erases a user within the caller's transaction. The row of the account is locked first, so that nothing is bought, written or
 * agreed to meanwhile. Null if the user does not exist (any more).
 */
export async function eraseUser(
  transaction: Transaction,
  { holdings, userId, now, seller }: ErasureInput,
): Promise<Erased | null> {
  const isSelf = eq(users.id, userId);
  const [user] = await transaction.select({ id: users.id }).from(users).where(isSelf).for('update');
  if (!user) return null;

  const refundPaise = await endBilling(transaction, userId, now, seller);
  const sessionIds = await endSessions(transaction, userId);

  // rows are matched by email or phone too, so the account must still exist
  for (const { beforeErasure } of holdings) await beforeErasure?.(transaction, userId);
  for (const holding of holdings) await release(transaction, holding, userId);
  await transaction.delete(users).where(isSelf);
  await audit(transaction, { at: now, userId, event: 'account-erased' });
  return { refundPaise, sessionIds };
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

/** Ends the paid term by the refund rules and cancels unpaid orders. Returns the refund in paise. */
async function endBilling(
  transaction: Transaction,
  userId: string,
  now: Date,
  seller: Seller | null,
): Promise<number> {
  const open = await openSubscription(transaction, userId, now);
  const isWorthSomething = open !== null && unusedPaise(open, now) > 0;
  // without a mail: its row would contain the address that is being erased
  const refunded = isWorthSomething ? await refundTerm(transaction, userId, now, seller) : null;
  // a later payment for it buys nothing and is refunded
  await transaction
    .update(orders)
    .set({ status: 'failed' })
    .where(and(eq(orders.userId, userId), eq(orders.status, 'created')));
  return refunded?.refundPaise ?? 0;
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
