import { refusalOf } from '@tayyib/shared/access';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { formatMoment } from '@tayyib/shared/values/format';
import type { Database, Queryable } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { consultationWishes } from '../../../database/schema/community/consultationTables';
import { readAccess } from '../../accounts/billing/terms/readAccess';
import { addAlert } from '../../personal/alerts/addAlert';

const usersPerInsert = 1000;

/** A wish is stored before a slot opens, or after it is visible; never in between, where nobody would be notified. */
const lock = (db: Queryable) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('consultation-wishes'))`);

/** Who waits for a slot to open. */
export function createConsultationWishes(db: Database) {
  return {
    async isWaiting(userId: string): Promise<boolean> {
      const found = await db
        .select({ userId: consultationWishes.userId })
        .from(consultationWishes)
        .where(eq(consultationWishes.userId, userId));
      return found.length > 0;
    },

    async set(userId: string, isWaiting: boolean, now: Date): Promise<void> {
      await db.transaction(async (transaction) => {
        await lock(transaction);
        if (isWaiting)
          await transaction
            .insert(consultationWishes)
            .values({ userId, wishedAt: now })
            .onConflictDoNothing();
        else await transaction.delete(consultationWishes).where(eq(consultationWishes.userId, userId));
      });
    },
  };
}

interface OpenedSlot {
  /** What opened it: the slot that was offered, or the consultation that was cancelled. */
  openedBy: string;
  startsAt: Date;
  /** Who opened it, and knows. */
  actorId: string;
  now: Date;
}

/**
 * Tells everyone who waits and may book, once, in the transaction that opens the slot. Those whose plan has ended wait on: they
 * may have it again.
 */
export async function tellWaiting(
  db: Queryable,
  { openedBy, startsAt, actorId, now }: OpenedSlot,
): Promise<void> {
  await lock(db);
  const waits = sql`exists (select from ${consultationWishes} where ${consultationWishes.userId} = ${users.id})`;
  const waiting = [...(await readAccess(db, now, and(ne(users.id, actorId), waits)))];
  const readers = waiting.filter(([, user]) => refusalOf('pro', user) === null).map(([id]) => id);
  for (let start = 0; start < readers.length; start += usersPerInsert) {
    const userIds = readers.slice(start, start + usersPerInsert);
    await db.delete(consultationWishes).where(inArray(consultationWishes.userId, userIds));
    await addAlert(db, {
      userIds,
      key: `consultation-slot:${openedBy}`,
      content: {
        kind: 'consultation',
        status: 7,
        alert_name: 'Consultation',
        scan_name: 'Consultations',
        scan_url: '/consultations',
        title: 'A time for a consultation is open',
        description: `It begins on ${formatMoment(startsAt.toISOString())}, Indian time. You asked to be notified once.`,
      },
    });
  }
}
