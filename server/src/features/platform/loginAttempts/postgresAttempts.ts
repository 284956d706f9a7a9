import type { SQL } from 'drizzle-orm';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { Clock } from '../../../plugins/clock';
import type { AttemptCounter } from './AttemptCounter';
import { firstLockSeconds, forgetAfterSeconds, longestLockSeconds } from './AttemptCounter';
import { passwordTries } from '../../../database/schema/platform/passwordTriesTables';

const secondsUntil = (now: SQL) =>
  sql<number | null>`ceil(extract(epoch from ${passwordTries.lockedUntil} - ${now}))::int`;

/** Counts in the database, one statement per attempt. */
export function postgresAttempts(db: Database, clock: Clock): AttemptCounter {
  return {
    async consume(key, { free }) {
      const now = sql`${clock.now().toISOString()}::timestamptz`;
      const { failures, lockedUntil, lastAt } = passwordTries;
      const isForgotten = sql`${lastAt} < ${now} - ${forgetAfterSeconds} * interval '1 second'`;
      const count = sql`(case when ${isForgotten} then 1 else ${failures} + 1 end)`;
      const lock = sql`case when ${count} >= ${free} then ${now} + least(${longestLockSeconds}, ${firstLockSeconds} * power(2, least(${count} - ${free}, 16))) * interval '1 second' end`;
      const [consumed] = await db
        .insert(passwordTries)
        .values({ key, failures: 1, lastAt: now })
        .onConflictDoUpdate({
          target: passwordTries.key,
          set: { failures: count, lockedUntil: lock, lastAt: now },
          setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${now}`,
        })
        .returning({ lockSeconds: secondsUntil(now) });
      if (consumed) return { waitSeconds: 0, lockSeconds: consumed.lockSeconds ?? 0 };
      const [locked] = await db
        .select({ seconds: secondsUntil(now) })
        .from(passwordTries)
        .where(eq(passwordTries.key, key));
      return { waitSeconds: Math.max(1, locked?.seconds ?? 1), lockSeconds: 0 };
    },
    async refund(key, extent) {
      if (extent === 'all') await db.delete(passwordTries).where(eq(passwordTries.key, key));
      else
        await db
          .update(passwordTries)
          .set({ failures: sql`greatest(${passwordTries.failures} - 1, 0)`, lockedUntil: null })
          .where(eq(passwordTries.key, key));
    },
  };
}

/** Deletes what is too old to count. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await db
    .delete(passwordTries)
    .where(lt(passwordTries.lastAt, new Date(now.getTime() - forgetAfterSeconds * 1000)));
}
