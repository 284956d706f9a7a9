import { and, asc, desc, eq, gt, gte, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Consultation, ConsultationSlot, StockAnswer } from '@tayyib/shared/contracts';
import { waitingRoomClosesMs } from '@tayyib/shared/limits';
import type { Queryable } from '../../../database/client';
import { securities } from '../../../database/schema/facts/factsTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { consultations, consultationSlots } from '../../../database/schema/community/consultationTables';

type SlotRow = typeof consultationSlots.$inferSelect;
export type ConsultationUpdate = Partial<
  Pick<
    typeof consultations.$inferInsert,
    'status' | 'answer' | 'answeredAt' | 'mayPublish' | 'decidedAt' | 'sheetIsin'
  >
>;

const requester = alias(users, 'asker');
const advisor = alias(users, 'advisor');
const nameOf = (user: typeof requester | typeof advisor) =>
  sql<string>`trim(${user.firstName} || ' ' || ${user.lastName})`;

/** Slots of advisors, and the consultations booked in them. */
export function createConsultationRepository(db: Queryable) {
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

    async hasSlotBetween(
      advisorId: string,
      { after, before }: { after: Date; before: Date },
    ): Promise<boolean> {
      const isBetween = and(
        eq(consultationSlots.advisorId, advisorId),
        gt(consultationSlots.startsAt, after),
        lt(consultationSlots.startsAt, before),
      );
      return (await db.$count(consultationSlots, isBetween)) > 0;
    },

    async addSlot(slot: typeof consultationSlots.$inferInsert): Promise<SlotRow> {
      const [added] = await db.insert(consultationSlots).values(slot).returning();
      if (!added) throw new Error('PostgreSQL stored a slot without returning it.');
      return added;
    },

    /** Null where there is no such slot, or it has started. */
    async findSlotAfter(id: string, now: Date): Promise<SlotRow | null> {
      const [found] = await db
        .select()
        .from(consultationSlots)
        .where(and(eq(consultationSlots.id, id), gt(consultationSlots.startsAt, now)));
      return found ?? null;
    },

    /** The slot of a consultation. */
    async slotOf(consultationId: string): Promise<SlotRow | null> {
      const [found] = await db
        .select({ slot: consultationSlots })
        .from(consultationSlots)
        .innerJoin(consultations, eq(consultations.slotId, consultationSlots.id))
        .where(eq(consultations.id, consultationId));
      return found?.slot ?? null;
    },

    /** How many consultations of a user are still to come. */
    async countBooked(userId: string, now: Date): Promise<number> {
      const rows = await db
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
      return rows.length;
    },

    /** The id of the new booking; null where the slot has one already. */
    async addBooking(
      booking: Pick<
        typeof consultations.$inferInsert,
        'slotId' | 'userId' | 'isin' | 'question' | 'bookedAt'
      >,
    ): Promise<string | null> {
      const [booked] = await db
        .insert(consultations)
        .values({ ...booking, status: 'booked', sheetIsin: booking.isin ?? null })
        .onConflictDoNothing()
        .returning({ id: consultations.id });
      return booked?.id ?? null;
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

    async change(id: string, change: ConsultationUpdate): Promise<void> {
      await db.update(consultations).set(change).where(eq(consultations.id, id));
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

/** A slot as sent to clients. */
export function toSlot(slot: SlotRow, advisorName: string): ConsultationSlot {
  const { id, startsAt, minutes } = slot;
  return { id, advisor: advisorName, startsAt: startsAt.toISOString(), minutes };
}

interface Joined {
  row: typeof consultations.$inferSelect;
  slot: SlotRow;
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
