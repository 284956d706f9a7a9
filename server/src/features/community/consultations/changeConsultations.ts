import type { BookConsultation, ConsultationSlot } from '@tayyib/shared/contracts';
import type { Database, Transaction } from '../../../database/client';
import { withUserLock } from '../../../database/withUserLock';
import { alertOfConsultation, type ConsultationAlert } from './alertOfConsultation';
import {
  type ConsultationSlotRow,
  type ConsultationUpdate,
  createConsultationRepository,
  toSlot,
} from './consultationRepository';
import { maxBooked, movableUntil, overlapOf, slotMinutes } from './consultationRules';
import { tellWaiting } from './consultationWishes';

/** Mails the participants the time of a consultation, and after a move the advisor of the slot that it had, in the transaction of the change. */
export type MailTime = (transaction: Transaction, id: string, former?: ConsultationSlotRow) => Promise<void>;

/** Why a change of a booked consultation is refused. */
export type ChangeRefusal = 'not-booked' | 'begun' | 'too-late' | 'moved-often' | 'gone';

/**
 * Changes of slots and consultations by their rules, with the alerts and mails of each in its transaction.
 * @param mailTime none for demo content
 */
export function changeConsultations(db: Database, mailTime: MailTime = () => Promise.resolve()) {
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
        const slot = await repository.lockSlotAfter(slotId, now);
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
          isMailedAlready: true,
        });
        await mailTime(transaction, id);
        return { id, advisorId };
      }),

    /** Moves it to another free slot, of any advisor. The slot it had is free again. Null where it is moved. */
    move: (id: string, slotId: string, userId: string, now: Date): Promise<ChangeRefusal | null> =>
      withUserLock(db, userId, async (transaction) => {
        const repository = createConsultationRepository(transaction);
        const row = await repository.lock(id);
        const before = await repository.slotOf(id);
        if (!row || !before || row.status !== 'booked') return 'not-booked';
        const until = movableUntil(row, before.startsAt);
        if (until === null) return 'moved-often';
        if (now > until) return 'too-late';
        const slot = await repository.lockSlotAfter(slotId, now);
        if (!slot || slot.advisorId === userId || (await repository.isBooked(slotId))) return 'gone';
        await repository.change(id, { slotId, moves: row.moves + 1 });
        const { startsAt, advisorId } = slot;
        const isSameAdvisor = advisorId === before.advisorId;
        const event = isSameAdvisor ? 'moved' : 'booked';
        await alertOfConsultation(transaction, {
          id,
          event,
          startsAt,
          actorId: userId,
          userId: advisorId,
          isMailedAlready: true,
        });
        if (!isSameAdvisor)
          await alertOfConsultation(transaction, {
            id,
            event: 'cancelled',
            startsAt: before.startsAt,
            actorId: userId,
            userId: before.advisorId,
            isMailedAlready: true,
          });
        await mailTime(transaction, id, before);
        await tellWaiting(transaction, {
          openedBy: `${id}:${before.id}`,
          startsAt: before.startsAt,
          actorId: userId,
          now,
        });
        return null;
      }),

    /** Stores an answer, and alerts the client. */
    answer: (id: string, answer: ConsultationUpdate, alert: ConsultationAlert): Promise<void> =>
      db.transaction(async (transaction) => {
        await createConsultationRepository(transaction).change(id, answer);
        await alertOfConsultation(transaction, { id, ...alert, isMailedAlready: false });
      }),

    /** Frees the slot, until it begins. The users who wait for a slot are alerted. Null where it is cancelled. */
    cancel: (id: string, alert: ConsultationAlert, now: Date): Promise<ChangeRefusal | null> =>
      db.transaction(async (transaction) => {
        const repository = createConsultationRepository(transaction);
        const row = await repository.lock(id);
        const slot = await repository.slotOf(id);
        if (!row || !slot || row.status !== 'booked') return 'not-booked';
        if (slot.startsAt <= now) return 'begun';
        await repository.change(id, { status: 'cancelled' });
        await alertOfConsultation(transaction, { id, ...alert, isMailedAlready: true });
        await mailTime(transaction, id);
        await tellWaiting(transaction, {
          openedBy: id,
          startsAt: slot.startsAt,
          actorId: alert.actorId,
          now,
        });
        return null;
      }),
  };
}
