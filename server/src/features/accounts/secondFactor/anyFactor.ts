import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';

/**
 * Whether a row of `users` has a second factor of any kind, as a query column. Names are written out: a single-table query
 * would omit `users`.
 */
export const hasSecondFactor = sql<boolean>`(
  exists (select from totp_factors factor where factor.user_id = "users"."id" and factor.confirmed_at is not null)
  or exists (select from passkeys where passkeys.user_id = "users"."id"))`;

/** Whether that user has a second factor of any kind. */
export async function hasAnyFactor(db: Database | Transaction, userId: string): Promise<boolean> {
  const [user] = await db.select({ hasSecondFactor }).from(users).where(eq(users.id, userId));
  return user?.hasSecondFactor ?? false;
}
