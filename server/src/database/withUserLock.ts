import { eq } from 'drizzle-orm';
import type { Database, Transaction } from './client';
import { users } from './schema/accounts/identityTables';

/**
 * Runs a change in a transaction that locks the user's row, so that changes of one user run one after the other and limits
 * are checked without races. The lock mode still allows foreign keys to reference the row.
 */
export function withUserLock<Result>(
  db: Database,
  userId: string,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    return change(tx);
  });
}
