import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import { groupMessages, groupRooms } from '../../../../database/schema/groupTables';
import type { RoomOutcome } from './rules/RoomDecision';
import type { HeldRoom } from '../../../../database/schema/HeldRoom';

interface Decided {
  ok: boolean;
  outcome?: RoomOutcome | null;
}

/** A decision, and the room as it was before it. */
export interface DecidedRoom<Answer> {
  answer: Answer;
  before: HeldRoom | null;
}

/** Keeps group rooms in the database, where every server sees them. Each rule has its room to itself while it decides. */
export function createHeldRooms(db: Database) {
  const isOpen = eq(groupRooms.isClosed, false);
  const isMember = (userId: string) =>
    sql<boolean>`(${groupRooms.held} -> 'members' @> ${JSON.stringify([{ userId }])}::jsonb or ${groupRooms.held} -> 'waiting' @> ${JSON.stringify([{ userId }])}::jsonb)`;

  /** A person's arrivals wait for each other, so that nobody ends up in two rooms. */
  const isElsewhere = async (transaction: Transaction, userId: string, id: string): Promise<boolean> => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`rooms:${userId}`}))`);
    const others = await transaction
      .select({ id: groupRooms.id })
      .from(groupRooms)
      .where(and(isOpen, ne(groupRooms.id, id), isMember(userId)))
      .limit(1);
    return others.length > 0;
  };

  return {
    /** Keeps a new room; false when its host is in another one, or at the door of one. */
    async open(room: HeldRoom, openedAt: Date): Promise<boolean> {
      const { id, hostId: openedBy, title, isClosed } = room;
      return db.transaction(async (transaction) => {
        if (await isElsewhere(transaction, openedBy, id)) return false;
        await transaction.insert(groupRooms).values({ id, openedBy, title, isClosed, held: room, openedAt });
        return true;
      });
    },

    /** Decides over the room with that id. Of somebody who arrives, the rule hears whether they are in another room. */
    async decide<Answer extends Decided>(
      id: string,
      rule: (room: HeldRoom | null, isElsewhere: boolean) => Answer,
      arriving?: string,
    ): Promise<DecidedRoom<Answer>> {
      return db.transaction(async (transaction) => {
        const elsewhere = arriving !== undefined && (await isElsewhere(transaction, arriving, id));
        const [row] = await transaction
          .select({ held: groupRooms.held })
          .from(groupRooms)
          .where(eq(groupRooms.id, id))
          .for('update');
        const before = row?.held ?? null;
        const answer = rule(before, elsewhere);
        if (answer.outcome) await save(transaction, answer.outcome.room);
        return { answer, before };
      });
    },

    async find(id: string): Promise<HeldRoom | null> {
      const [row] = await db
        .select({ held: groupRooms.held })
        .from(groupRooms)
        .where(and(eq(groupRooms.id, id), isOpen));
      return row?.held ?? null;
    },

    /** The rooms that are open, of one person or of all. */
    async openRooms(userId?: string): Promise<HeldRoom[]> {
      const rows = await db
        .select({ held: groupRooms.held })
        .from(groupRooms)
        .where(and(isOpen, userId === undefined ? undefined : isMember(userId)))
        .orderBy(groupRooms.openedAt);
      return rows.map(({ held }) => held);
    },
  };
}

export type HeldRooms = ReturnType<typeof createHeldRooms>;

async function save(transaction: Transaction, room: HeldRoom): Promise<void> {
  await transaction
    .update(groupRooms)
    .set({ held: room, isClosed: room.isClosed })
    .where(eq(groupRooms.id, room.id));
  if (room.isClosed) await transaction.delete(groupMessages).where(eq(groupMessages.roomId, room.id));
}
