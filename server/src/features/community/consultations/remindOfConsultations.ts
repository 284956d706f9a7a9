import { formatMoment } from '@tayyib/shared/values/format';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { consultations, consultationSlots } from '../../../database/schema/community/consultationTables';
import { hourMs } from '../../../lib/durations';
import { addAlert } from '../../personal/alerts/addAlert';

const beforeMs = hourMs;

/**
 * Reminds both people of each consultation that begins within the hour, later only until it begins. The key of the alert has the time, so
 * each is reminded once, by however many servers, and again of a consultation that moves. Who books one within the hour needs no
 * reminder: the other one is notified of the booking.
 */
export async function remindOfConsultations(db: Database, now: Date, ending?: AbortSignal): Promise<void> {
  const isSoon = and(
    eq(consultations.status, 'booked'),
    gt(consultationSlots.startsAt, now),
    lte(consultationSlots.startsAt, new Date(now.getTime() + beforeMs)),
    lte(consultations.bookedAt, sql`${consultationSlots.startsAt} - ${`${beforeMs} ms`}::interval`),
  );
  const ids = await db
    .select({ id: consultations.id })
    .from(consultations)
    .innerJoin(consultationSlots, eq(consultationSlots.id, consultations.slotId))
    .where(isSoon)
    .orderBy(asc(consultationSlots.startsAt));
  for (const { id } of ids) {
    ending?.throwIfAborted();
    await db.transaction(async (transaction) => {
      // locks the row: a cancellation commits before this reminder is written, or waits for it
      const [row] = await transaction
        .select({ userId: consultations.userId, slot: consultationSlots })
        .from(consultations)
        .innerJoin(consultationSlots, eq(consultationSlots.id, consultations.slotId))
        .where(and(eq(consultations.id, id), isSoon))
        .for('update', { of: consultations });
      if (!row) return;
      const { startsAt, advisorId } = row.slot;
      await remind(transaction, { id, startsAt, userId: row.userId, actorId: advisorId });
      await remind(transaction, { id, startsAt, userId: advisorId, actorId: row.userId });
    });
  }
}

interface Reminder {
  id: string;
  startsAt: Date;
  userId: string;
  /** The other participant. */
  actorId: string;
}

const remind = (db: Transaction, { id, startsAt, userId, actorId }: Reminder): Promise<void> =>
  addAlert(db, {
    userIds: [userId],
    key: `consultation:${id}:soon:${startsAt.toISOString()}`,
    actorId,
    content: {
      kind: 'consultation',
      status: 7,
      alert_name: 'Consultation',
      scan_name: 'Consultations',
      scan_url: '/consultations',
      title: 'and you have a consultation soon',
      description: `It begins on ${formatMoment(startsAt.toISOString())}, Indian time. Its room opens ten minutes before.`,
      expiresAt: startsAt.toISOString(),
    },
  });
