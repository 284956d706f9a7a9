import { and, asc, desc, eq, gt, gte, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BookConsultation, Consultation, ConsultationSlot, StockAnswer } from '@tayyib/shared/contracts';
import { waitingRoomClosesMs } from '@tayyib/shared/limits';
import type { Database } from '../../../database/client';
import { alertOfConsultation, type ConsultationAlert } from './alertOfConsultation';
import { tellWaiting } from './consultationWishes';
import { securities } from '../../../database/schema/facts/factsTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { consultations, consultationSlots } from '../../../database/schema/community/consultationTables';

/** The length of one consultation. */
const slotMinutes = 30;
const slotMs = slotMinutes * 60_000;
/** How many upcoming consultations a user may have, so that nobody takes every slot. */
const maxBooked = 2;

const requester = alias(users, 'asker');
const advisor = alias(users, 'advisor');
const nameOf = (user: typeof requester | typeof advisor) =>
  sql<string>`trim(${user.firstName} || ' ' || ${user.lastName})`;

/** Slots of advisors, and the consultations booked in them. */
export function createConsultationRepository(db: Database) {
  const mine = (userId: string) =>
    or(eq(consultations.userId, userId), eq(consultationSlots.advisorId, userId));
  const select = () =>
    db
      .select({
        row: consultations,
        slot: consultationSlots,
        asker: nameOf(requester),
        advisor: nameOf(advisor),
        stock: securities.name,
      })
      .from(consultations)
      .innerJoin(consultationSlots, eq(consultationSlots.id, consultations.slotId))
      .innerJoin(requester, eq(requester.id, consultations.userId))
      .innerJoin(advisor, eq(advisor.id, consultationSlots.advisorId))
      .leftJoin(securities, eq(securities.isin, consultations.isin));

  return {
    /** Free slots, soonest first. */
    async freeSlots(now: Date): Promise<ConsultationSlot[]> {
      const booked = db
        .select({ one: sql`1` })
        .from(consultations)
        .where(and(eq(consultations.slotId, consultationSlots.id), ne(consultations.status, 'cancelled')));
      const rows = await db
        .select({ slot: consultationSlots, name: nameOf(advisor) })
        .from(consultationSlots)
        .innerJoin(advisor, eq(advisor.id, consultationSlots.advisorId))
        .where(and(gt(consultationSlots.startsAt, now), notExists(booked)))
        .orderBy(asc(consultationSlots.startsAt))
        .limit(200);
      return rows.map(({ slot, name }) => toSlot(slot, name));
    },

    /** Null where it would overlap another slot of that advisor. */
    async offer(
      advisorId: string,
      name: string,
      startsAt: Date,
      now: Date,
    ): Promise<ConsultationSlot | null> {
      return db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`slots:${advisorId}`}))`);
        const [near] = await transaction
          .select({ id: consultationSlots.id })
          .from(consultationSlots)
          .where(
            and(
              eq(consultationSlots.advisorId, advisorId),
              gt(consultationSlots.startsAt, new Date(startsAt.getTime() - slotMs)),
              lt(consultationSlots.startsAt, new Date(startsAt.getTime() + slotMs)),
            ),
          );
        if (near) return null;
        const [slot] = await transaction
          .insert(consultationSlots)
          .values({ advisorId, startsAt, minutes: slotMinutes })
          .returning();
        if (!slot) return null;
        await tellWaiting(transaction, { openedBy: slot.id, startsAt, actorId: advisorId, now });
        return toSlot(slot, name);
      });
    },

    /** Returns the reason for a refusal. Of two concurrent bookings of one slot, one succeeds. */
    async book(
      userId: string,
      { slotId, isin, question }: BookConsultation,
      now: Date,
    ): Promise<{ id: string; advisorId: string } | 'gone' | 'too-many'> {
      return db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`booking:${userId}`}))`);
        const [slot] = await transaction
          .select()
          .from(consultationSlots)
          .where(and(eq(consultationSlots.id, slotId), gt(consultationSlots.startsAt, now)));
        if (!slot || slot.advisorId === userId) return 'gone';
        const ahead = await transaction
          .select({ id: consultations.id })
          .from(consultations)
          .innerJoin(consultationSlots, eq(consultationSlots.id, consultations.slotId))
          .where(
            and(
              eq(consultations.userId, userId),
              eq(consultations.status, 'booked'),
              gte(consultationSlots.startsAt, now),
            ),
          );
        if (ahead.length >= maxBooked) return 'too-many';
        const [booked] = await transaction
          .insert(consultations)
          .values({ slotId, userId, status: 'booked', isin, sheetIsin: isin, question, bookedAt: now })
          .onConflictDoNothing()
          .returning({ id: consultations.id });
        if (!booked) return 'gone';
        await alertOfConsultation(transaction, {
          id: booked.id,
          event: 'booked',
          startsAt: slot.startsAt,
          actorId: userId,
          userId: slot.advisorId,
        });
        return { id: booked.id, advisorId: slot.advisorId };
      });
    },

    /** The consultations of a user as client or advisor: those still to come, the soonest first, then the others, latest first. */
    async list(userId: string, now: Date): Promise<Consultation[]> {
      const isOpenFrom = new Date(now.getTime() - waitingRoomClosesMs);
      const toCome = sql`${consultations.status} = 'booked' and ${consultationSlots.startsAt} >= ${isOpenFrom}`;
      const rows = await select()
        .where(mine(userId))
        .orderBy(
          sql`(${toCome}) desc`,
          sql`case when ${toCome} then ${consultationSlots.startsAt} end`,
          desc(consultationSlots.startsAt),
        )
        .limit(100);
      return rows.map((row) => toWire(row, userId));
    },

    /** Null for a user who is neither of the two. */
    async find(userId: string, id: string) {
      const [row] = await select().where(and(eq(consultations.id, id), mine(userId)));
      if (!row) return null;
      const { slot, row: booking } = row;
      return {
        consultation: toWire(row, userId),
        askerId: booking.userId,
        advisorId: slot.advisorId,
        sheetIsin: booking.sheetIsin,
      };
    },

    async change(
      id: string,
      change: Partial<
        Pick<
          typeof consultations.$inferInsert,
          'status' | 'answer' | 'answeredAt' | 'mayPublish' | 'decidedAt' | 'sheetIsin'
        >
      >,
      /** Whom to tell. */
      alert?: ConsultationAlert,
    ): Promise<void> {
      await db.transaction(async (transaction) => {
        await transaction.update(consultations).set(change).where(eq(consultations.id, id));
        if (alert) await alertOfConsultation(transaction, { id, ...alert });
      });
    },

    /** Frees the slot. If it has not started, the users who wait for a slot are alerted. */
    async cancel(id: string, alert: ConsultationAlert, now: Date): Promise<void> {
      await db.transaction(async (transaction) => {
        const [cancelled] = await transaction
          .update(consultations)
          .set({ status: 'cancelled' })
          .where(eq(consultations.id, id))
          .returning({ slotId: consultations.slotId });
        await alertOfConsultation(transaction, { id, ...alert });
        const [slot] = await transaction
          .select()
          .from(consultationSlots)
          .where(and(eq(consultationSlots.id, cancelled?.slotId ?? id), gt(consultationSlots.startsAt, now)));
        if (!slot) return;
        const { startsAt } = slot;
        await tellWaiting(transaction, { openedBy: id, startsAt, actorId: alert.actorId, now });
      });
    },

    /** Published answers about a stock, newest first. */
    async answersOf(isin: string): Promise<StockAnswer[]> {
      const rows = await select()
        .where(
          and(
            eq(consultations.isin, isin),
            eq(consultations.mayPublish, true),
            isNotNull(consultations.answer),
          ),
        )
        .orderBy(desc(consultations.answeredAt))
        .limit(50);
      return rows.map(({ row, advisor: name }) => ({
        id: row.id,
        advisor: name,
        answer: row.answer ?? '',
        answeredAt: (row.answeredAt ?? row.bookedAt).toISOString(),
      }));
    },
  };
}

export type ConsultationRepository = ReturnType<typeof createConsultationRepository>;

function toSlot(slot: typeof consultationSlots.$inferSelect, advisorName: string): ConsultationSlot {
  const { id, startsAt, minutes } = slot;
  return { id, advisor: advisorName, startsAt: startsAt.toISOString(), minutes };
}

interface Joined {
  row: typeof consultations.$inferSelect;
  slot: typeof consultationSlots.$inferSelect;
  asker: string;
  advisor: string;
  stock: string | null;
}

function toWire(
  { row, slot, asker: askerName, advisor: advisorName, stock }: Joined,
  userId: string,
): Consultation {
  const isRequester = row.userId === userId;
  return {
    id: row.id,
    role: isRequester ? 'asker' : 'advisor',
    other: isRequester ? advisorName : askerName,
    startsAt: slot.startsAt.toISOString(),
    minutes: slot.minutes,
    status: row.status,
    isin: row.isin,
    stock,
    question: row.question,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    mayPublish: row.mayPublish,
  };
}
