import type { BookConsultation, ConsultationSlot } from '@tayyib/shared/contracts';
import type { Database } from '../../../database/client';
import { withUserLock } from '../../../database/withUserLock';
import { alertOfConsultation, type ConsultationAlert } from './alertOfConsultation';
import { type ConsultationUpdate, createConsultationRepository, toSlot } from './consultationRepository';
import { maxBooked, overlapOf, slotMinutes } from './consultationRules';
import { tellWaiting } from './consultationWishes';

/** Changes of slots and consultations by their rules, with the alerts of each in its transaction. */
export function changeConsultations(db: Database) {
  return {
    /** Null where it would overlap another slot of that advisor. */
    offer: (
      advisor: { userId: string; name: string },
      startsAt: Date,
      now: Date,
    ): Promise<ConsultationSlot | null> =>
      withUserLock(db, advisor.userId, async (transaction) => {
        const repository = createConsultationRepository(transaction);
        if (await repository.hasSlotBetween(advisor.userId, overlapOf(startsAt))) return null;
        const slot = await repository.addSlot({ advisorId: advisor.userId, startsAt, minutes: slotMinutes });
        await tellWaiting(transaction, { openedBy: slot.id, startsAt, actorId: advisor.userId, now });
        return toSlot(slot, advisor.name);
      }),

    /** Returns the reason for a refusal. Of two concurrent bookings of one slot, one succeeds. */
    book: (
      userId: string,
      { slotId, isin, question }: BookConsultation,
      now: Date,
    ): Promise<{ id: string; advisorId: string } | 'gone' | 'too-many'> =>
      withUserLock(db, userId, async (transaction) => {
        const repository = createConsultationRepository(transaction);
        const slot = await repository.findSlotAfter(slotId, now);
        if (!slot || slot.advisorId === userId) return 'gone';
        if ((await repository.countBooked(userId, now)) >= maxBooked) return 'too-many';
        const id = await repository.addBooking({ slotId, userId, isin, question, bookedAt: now });
        if (id === null) return 'gone';
        const { advisorId, startsAt } = slot;
        await alertOfConsultation(transaction, {
          id,
          event: 'booked',
          startsAt,
          actorId: userId,
          userId: advisorId,
        });
        return { id, advisorId };
      }),

    /** Stores an answer, and alerts the client. */
    answer: (id: string, answer: ConsultationUpdate, alert: ConsultationAlert): Promise<void> =>
      db.transaction(async (transaction) => {
        await createConsultationRepository(transaction).change(id, answer);
        await alertOfConsultation(transaction, { id, ...alert });
      }),

    /** Frees the slot. If it has not started, the users who wait for a slot are alerted. */
    cancel: (id: string, alert: ConsultationAlert, now: Date): Promise<void> =>
      db.transaction(async (transaction) => {
        const repository = createConsultationRepository(transaction);
        await repository.change(id, { status: 'cancelled' });
        await alertOfConsultation(transaction, { id, ...alert });
        const slot = await repository.slotOf(id);
        if (!slot || slot.startsAt <= now) return;
        await tellWaiting(transaction, {
          openedBy: id,
          startsAt: slot.startsAt,
          actorId: alert.actorId,
          now,
        });
      }),
  };
}
