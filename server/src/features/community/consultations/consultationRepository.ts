import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  AdvisorCard,
  Consultation,
  ConsultationSlot,
  OwnSlot,
  StockAnswer,
} from '@tayyib/shared/contracts';
import { waitingRoomClosesMs } from '@tayyib/shared/limits';
import type { Queryable } from '../../../database/client';
import { securities } from '../../../database/schema/facts/factsTables';
import { users } from '../../../database/schema/accounts/identityTables';
import {
  advisorProfiles,
  consultations,
  consultationSlots,
} from '../../../database/schema/community/consultationTables';
import { movableUntil } from './consultationRules';
import { openSheets } from './openSheets';

export type ConsultationSlotRow = typeof consultationSlots.$inferSelect;
export type ConsultationUpdate = Partial<
  Pick<
    typeof consultations.$inferInsert,
    | 'status'
    | 'answer'
    | 'answeredAt'
    | 'mayPublish'
    | 'decidedAt'
    | 'sheetIsin'
    | 'sheets'
    | 'slotId'
    | 'moves'
    | 'rating'
    | 'askerNotes'
    | 'advisorNotes'
  >
>;

/** How many slots a list has. */
const maxShown = 500;
const requester = alias(users, 'asker');
const advisor = alias(users, 'advisor');
/** An average of fewer ratings would tell who gave which. */
const ratingsToShow = 3;
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

  const isOffered = isNull(consultationSlots.withdrawnAt);
  const booked = () =>
    db
      .select({ one: sql`1` })
      .from(consultations)
      .where(and(eq(consultations.slotId, consultationSlots.id), ne(consultations.status, 'cancelled')));

  return {
    /** Free slots, soonest first. */
    async freeSlots(now: Date): Promise<ConsultationSlot[]> {
      const rows = await db
        .select({ slot: consultationSlots, name: nameOf(advisor) })
        .from(consultationSlots)
        .innerJoin(advisor, eq(advisor.id, consultationSlots.advisorId))
        .where(and(gt(consultationSlots.startsAt, now), isOffered, notExists(booked())))
        .orderBy(asc(consultationSlots.startsAt))
        .limit(maxShown);
      return rows.map(({ slot, name }) => toSlot(slot, name));
    },

    /** Those who offer slots from now on, or have a profile, by name. */
    async advisors(now: Date): Promise<AdvisorCard[]> {
      const ratings = sql<number>`count(${consultations.rating})`.mapWith(Number);
      const average = sql<number | null>`avg(${consultations.rating})::float8`;
      const answered = sql<number>`count(*) filter (where ${consultations.status} = 'answered')`.mapWith(
        Number,
      );
      const offers = db
        .select({ one: sql`1` })
        .from(consultationSlots)
        .where(
          and(eq(consultationSlots.advisorId, advisor.id), gt(consultationSlots.startsAt, now), isOffered),
        );
      const rows = await db
        .select({ name: nameOf(advisor), profile: advisorProfiles, answered, ratings, average })
        .from(advisor)
        .leftJoin(advisorProfiles, eq(advisorProfiles.userId, advisor.id))
        .leftJoin(consultationSlots, eq(consultationSlots.advisorId, advisor.id))
        .leftJoin(consultations, eq(consultations.slotId, consultationSlots.id))
        .where(
          and(
            sql`${advisor.roles} && array['advisor', 'admin']`,
            or(isNotNull(advisorProfiles.userId), exists(offers)),
          ),
        )
        .groupBy(advisor.id, advisorProfiles.userId)
        .orderBy(asc(nameOf(advisor)));
      return rows.map(({ profile, ratings: count, average: mean, ...row }) => ({
        name: row.name,
        qualification: profile?.qualification ?? '',
        languages: profile?.languages ?? '',
        about: profile?.about ?? '',
        answered: row.answered,
        rating:
          mean !== null && count >= ratingsToShow ? { average: Math.round(mean * 10) / 10, count } : null,
      }));
    },

    /** The slots to come of an advisor, soonest first. */
    async slotsOf(advisorId: string, now: Date): Promise<OwnSlot[]> {
      const rows = await db
        .select({ slot: consultationSlots, bookedBy: nameOf(requester), bookedId: consultations.id })
        .from(consultationSlots)
        .leftJoin(
          consultations,
          and(eq(consultations.slotId, consultationSlots.id), ne(consultations.status, 'cancelled')),
        )
        .leftJoin(requester, eq(requester.id, consultations.userId))
        .where(
          and(eq(consultationSlots.advisorId, advisorId), gt(consultationSlots.startsAt, now), isOffered),
        )
        .orderBy(asc(consultationSlots.startsAt))
        .limit(maxShown);
      return rows.map(({ slot: { id, startsAt, minutes, isWeekly }, bookedBy, bookedId }) => ({
        id,
        startsAt: startsAt.toISOString(),
        minutes,
        isWeekly,
        bookedBy: bookedId === null ? null : bookedBy,
      }));
    },

    async hasSlotBetween(
      advisorId: string,
      { after, before }: { after: Date; before: Date },
    ): Promise<boolean> {
      const isBetween = and(
        eq(consultationSlots.advisorId, advisorId),
        gt(consultationSlots.startsAt, after),
        lt(consultationSlots.startsAt, before),
        isOffered,
      );
      return (await db.$count(consultationSlots, isBetween)) > 0;
    },

    /** A slot that was withdrawn is offered again. */
    async addSlot(slot: typeof consultationSlots.$inferInsert): Promise<ConsultationSlotRow> {
      const [added] = await db
        .insert(consultationSlots)
        .values(slot)
        .onConflictDoUpdate({
          target: [consultationSlots.advisorId, consultationSlots.startsAt],
          set: { withdrawnAt: null },
        })
        .returning();
      if (!added) throw new Error('PostgreSQL stored a slot without returning it.');
      return added;
    },

    /** Locks the slot. Null where there is no such slot, or it is withdrawn or has started. */
    async lockSlotAfter(id: string, now: Date): Promise<ConsultationSlotRow | null> {
      const [found] = await db
        .select()
        .from(consultationSlots)
        .where(and(eq(consultationSlots.id, id), gt(consultationSlots.startsAt, now), isOffered))
        .for('update');
      return found ?? null;
    },

    async isBooked(slotId: string): Promise<boolean> {
      const isOf = and(eq(consultations.slotId, slotId), ne(consultations.status, 'cancelled'));
      return (await db.$count(consultations, isOf)) > 0;
    },

    /** Locks the consultation, so that its changes run one after the other. */
    async lock(id: string): Promise<typeof consultations.$inferSelect | null> {
      const [found] = await db.select().from(consultations).where(eq(consultations.id, id)).for('update');
      return found ?? null;
    },

    /** The slot of a consultation. */
    async slotOf(consultationId: string): Promise<ConsultationSlotRow | null> {
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
        sheets: openSheets(booking),
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
export function toSlot(slot: ConsultationSlotRow, advisorName: string): ConsultationSlot {
  const { id, startsAt, minutes } = slot;
  return { id, advisor: advisorName, startsAt: startsAt.toISOString(), minutes };
}

interface Joined {
  row: typeof consultations.$inferSelect;
  slot: ConsultationSlotRow;
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
    advisor: advisorName,
    startsAt: slot.startsAt.toISOString(),
    minutes: slot.minutes,
    status: row.status,
    isin: row.isin,
    stock,
    question: row.question,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    mayPublish: row.mayPublish,
    movableUntil: isRequester ? (movableUntil(row, slot.startsAt)?.toISOString() ?? null) : null,
    moves: row.moves,
    notes: isRequester ? row.askerNotes : row.advisorNotes,
    rating: row.rating,
    isOtherWaiting: false,
  };
}
