import { exemptStatus } from '@tayyib/shared/account-status';
import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { subscriptions } from '../../../../database/schema/accounts/billingTables';
import { record } from '../billingRecord';
import { accessUntil } from './termDates';

/** Processed per batch, so that a long list does not become one long transaction. */
const batch = 500;

/**
 * Advances subscriptions whose term is over: active -> grace -> expired. Access does not depend on it (dates
 * decide); it keeps the stored status and the trail accurate. Guests are skipped: their plan does not end.
 * @param userId only this user's; by default, everybody's
 * @returns the users whose status changed
 */
export async function rollForward(db: Database | Transaction, now: Date, userId?: string): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const ofGuest = transaction
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, subscriptions.userId), eq(users.status, exemptStatus)));
    const over = await transaction
      .select()
      .from(subscriptions)
      .where(
        and(
          inArray(subscriptions.status, ['active', 'grace']),
          lte(subscriptions.endsAt, now),
          notExists(ofGuest),
          userId === undefined ? undefined : eq(subscriptions.userId, userId),
        ),
      )
      .orderBy(subscriptions.endsAt)
      .limit(batch)
      .for('update', userId === undefined ? { skipLocked: true } : {});
    const changed: string[] = [];
    for (const row of over) {
      const closesAt = accessUntil(row);
      const status = now < closesAt ? ('grace' as const) : ('expired' as const);
      if (status === row.status) continue;
      const ended = status === 'expired' ? { endedAt: closesAt } : {};
      await transaction
        .update(subscriptions)
        .set({ status, ...ended })
        .where(eq(subscriptions.id, row.id));
      const detail = { subscription: row.id, plan: row.plan };
      await record(transaction, { at: now, userId: row.userId, kind: `plan.${status}`, detail });
      changed.push(row.userId);
    }
    return changed;
  });
}
