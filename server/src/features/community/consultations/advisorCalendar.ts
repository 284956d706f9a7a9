import type { AdvisorCalendar, AdvisorProfile, ConsultationHours } from '@tayyib/shared/contracts';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { withUserLock } from '../../../database/withUserLock';
import { users } from '../../../database/schema/accounts/identityTables';
import {
  advisorProfiles,
  consultationHours,
  consultations,
  consultationSlots,
} from '../../../database/schema/community/consultationTables';
import { minuteMs } from '../../../lib/durations';
import { createConsultationRepository } from './consultationRepository';
import { slotMinutes, slotsOfHours } from './consultationRules';
import { tellWaiting } from './consultationWishes';

const noProfile: AdvisorProfile = { qualification: '', languages: '', about: '' };

/** What an advisor says about themselves, and when they can be booked. */
export function createAdvisorCalendar(db: Database) {
  const hoursOf = (transaction: Database | Transaction, advisorId: string): Promise<ConsultationHours[]> =>
    transaction
      .select({
        weekday: consultationHours.weekday,
        from: consultationHours.from,
        until: consultationHours.until,
      })
      .from(consultationHours)
      .where(eq(consultationHours.advisorId, advisorId))
      .orderBy(asc(consultationHours.weekday), asc(consultationHours.from));

  return {
    async read(advisorId: string, now: Date): Promise<AdvisorCalendar> {
      const [profile] = await db
        .select({
          qualification: advisorProfiles.qualification,
          languages: advisorProfiles.languages,
          about: advisorProfiles.about,
        })
        .from(advisorProfiles)
        .where(eq(advisorProfiles.userId, advisorId));
      return {
        profile: profile ?? noProfile,
        hours: await hoursOf(db, advisorId),
        slots: await createConsultationRepository(db).slotsOf(advisorId, now),
      };
    },

    async setProfile(userId: string, profile: AdvisorProfile): Promise<void> {
      await db
        .insert(advisorProfiles)
        .values({ userId, ...profile })
        .onConflictDoUpdate({ target: advisorProfiles.userId, set: profile });
    },

    /** Opens the slots of these hours, and closes free ones of the hours before. What is booked stays. */
    setHours: (advisorId: string, hours: readonly ConsultationHours[], now: Date): Promise<void> =>
      withUserLock(db, advisorId, async (transaction) => {
        await transaction.delete(consultationHours).where(eq(consultationHours.advisorId, advisorId));
        if (hours.length > 0)
          await transaction.insert(consultationHours).values(hours.map((one) => ({ advisorId, ...one })));
        await updateSlots(transaction, { advisorId, hours, now });
      }),

    /** Withdraws a free slot of the advisor. */
    withdraw: (advisorId: string, slotId: string, now: Date): Promise<'none' | 'booked' | null> =>
      withUserLock(db, advisorId, async (transaction) => {
        const repository = createConsultationRepository(transaction);
        const slot = await repository.lockSlotAfter(slotId, now);
        if (!slot || slot.advisorId !== advisorId) return 'none';
        if (await repository.isBooked(slotId)) return 'booked';
        await transaction
          .update(consultationSlots)
          .set({ withdrawnAt: now })
          .where(eq(consultationSlots.id, slotId));
        return null;
      }),

    /** Opens the slots of the day that has come into reach, for each advisor with weekly hours. */
    async openComing(now: Date, ending?: AbortSignal): Promise<void> {
      const advisors = await db
        .selectDistinct({ id: users.id })
        .from(users)
        .innerJoin(consultationHours, eq(consultationHours.advisorId, users.id))
        .where(sql`${users.roles} && array['advisor', 'admin']`);
      for (const { id: advisorId } of advisors) {
        ending?.throwIfAborted();
        await withUserLock(db, advisorId, async (transaction) => {
          const hours = await hoursOf(transaction, advisorId);
          await updateSlots(transaction, { advisorId, hours, now });
        });
      }
    },
  };
}

interface WeeklyHours {
  advisorId: string;
  hours: readonly ConsultationHours[];
  now: Date;
}

async function updateSlots(transaction: Transaction, { advisorId, hours, now }: WeeklyHours): Promise<void> {
  const starts = slotsOfHours(hours, now);
  const wanted = new Set(starts.map((startsAt) => startsAt.getTime()));
  const lengthMs = slotMinutes * minuteMs;
  // locked: a booking of one of them commits before, or waits
  const existing = await transaction
    .select()
    .from(consultationSlots)
    .where(
      and(
        eq(consultationSlots.advisorId, advisorId),
        gt(consultationSlots.startsAt, new Date(now.getTime() - lengthMs)),
      ),
    )
    .for('update');
  const used = new Map<string, boolean>();
  if (existing.length > 0) {
    const rows = await transaction
      .select({ slotId: consultations.slotId, status: consultations.status })
      .from(consultations)
      .where(
        inArray(
          consultations.slotId,
          existing.map(({ id }) => id),
        ),
      );
    for (const { slotId, status } of rows)
      used.set(slotId, used.get(slotId) === true || status !== 'cancelled');
  }
  const closed = existing.filter(
    ({ id, isWeekly, startsAt, withdrawnAt }) =>
      isWeekly &&
      startsAt > now &&
      withdrawnAt === null &&
      used.get(id) !== true &&
      !wanted.has(startsAt.getTime()),
  );
  // a cancelled consultation is still listed, and needs its slot
  const unused = closed.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  const cancelled = closed.filter(({ id }) => used.has(id)).map(({ id }) => id);
  if (unused.length > 0)
    await transaction.delete(consultationSlots).where(inArray(consultationSlots.id, unused));
  if (cancelled.length > 0)
    await transaction
      .update(consultationSlots)
      .set({ withdrawnAt: now })
      .where(and(inArray(consultationSlots.id, cancelled), isNull(consultationSlots.withdrawnAt)));

  const closedIds = new Set(closed.map(({ id }) => id));
  const others = existing.filter(({ id }) => !closedIds.has(id));
  const isFree = (startsAt: Date) =>
    others.every((other) => {
      const distanceMs = Math.abs(other.startsAt.getTime() - startsAt.getTime());
      return other.withdrawnAt === null ? distanceMs >= lengthMs : distanceMs > 0;
    });
  const opened = starts.filter(isFree);
  if (opened.length === 0) return;
  const added = await transaction
    .insert(consultationSlots)
    .values(opened.map((startsAt) => ({ advisorId, startsAt, minutes: slotMinutes, isWeekly: true })))
    .onConflictDoNothing()
    .returning();
  const [first] = added.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (first)
    await tellWaiting(transaction, { openedBy: first.id, startsAt: first.startsAt, actorId: advisorId, now });
}
