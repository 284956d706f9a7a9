import { eq } from 'drizzle-orm';
import type { Database, Transaction } from './client';
import { users } from './schema/platform/identityTables';

/**
 * Runs one change of what this person keeps at a time, so that what was counted still holds when it is acted on. The lock
 * is on the person's row, in the mode that lets others refer to it.
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
