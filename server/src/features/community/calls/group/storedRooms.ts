import { and, eq, ne, or, sql } from 'drizzle-orm';
import { maxPlannedRooms } from '@tayyib/shared/limits';
import type { Database, Transaction } from '../../../../database/client';
import { groupMessages, groupRooms, roomReminders } from '../../../../database/schema/community/groupTables';
import { namesDevice } from '../namesDevice';
import type { RoomOutcome } from './rules/RoomDecision';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';

interface Decided {
  ok: boolean;
  outcome?: RoomOutcome | null;
}

/** A decision, and the room before it. */
export interface DecidedRoom<Answer> {
  answer: Answer;
  before: StoredRoom | null;
}

/** Stores group rooms in the database, where every server sees them. A rule runs while its room is locked. */
export function createStoredRooms(db: Database) {
  const isOpen = eq(groupRooms.isClosed, false);
  const isMember = (userId: string) =>
    sql<boolean>`(${groupRooms.held} -> 'members' @> ${JSON.stringify([{ userId }])}::jsonb or ${groupRooms.held} -> 'waiting' @> ${JSON.stringify([{ userId }])}::jsonb)`;

  /** Serializes a user's joins, so that nobody ends up in two rooms. */
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
    /** Stores a room for later; false when its host has planned as many as one user may. */
    async plan(room: StoredRoom, openedAt: Date): Promise<boolean> {
      const { id, hostId: openedBy, title, isClosed } = room;
      return db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`rooms:${openedBy}`}))`);
        const isPlanned = sql`${groupRooms.held} ->> 'plan' is not null and not (${groupRooms.held} -> 'isOneToMany')::boolean`;
        const planned = await transaction.$count(
          groupRooms,
          and(isOpen, eq(groupRooms.openedBy, openedBy), isPlanned),
        );
        if (planned >= maxPlannedRooms) return false;
        await transaction.insert(groupRooms).values({ id, openedBy, title, isClosed, held: room, openedAt });
        return true;
      });
    },

    /** Stores a room with nobody in it. */
    async add(room: StoredRoom, openedAt: Date): Promise<void> {
      const { id, hostId: openedBy, title, isClosed } = room;
      await db.insert(groupRooms).values({ id, openedBy, title, isClosed, held: room, openedAt });
    },

    /** Stores a new room; false when somebody in it is in another one, or waiting to join one. */
    async open(room: StoredRoom, openedAt: Date): Promise<boolean> {
      const { id, hostId: openedBy, title, isClosed } = room;
      // in one order, so that two who open a room for the same people never wait for each other
      const userIds = room.members.map(({ userId }) => userId).sort();
      return db.transaction(async (transaction) => {
        for (const userId of userIds) if (await isElsewhere(transaction, userId, id)) return false;
        await transaction.insert(groupRooms).values({ id, openedBy, title, isClosed, held: room, openedAt });
        return true;
      });
    },

    /**
     * Runs a rule on the room with that id. For a joining user, the rule also learns whether they are in
     * another room.
     */
    async decide<Answer extends Decided>(
      id: string,
      rule: (room: StoredRoom | null, isElsewhere: boolean) => Answer,
      arriving?: string,
    ): Promise<DecidedRoom<Answer>> {
      return db.transaction(async (transaction) => {
        const elsewhere = arriving !== undefined && (await isElsewhere(transaction, arriving, id));
        const [row] = await transaction
          .select({ held: groupRooms.held })
          .from(groupRooms)
          .where(eq(groupRooms.id, id))
          .for('update');
        const before = row ? complete(row.held) : null;
        const answer = rule(before, elsewhere);
        if (answer.outcome) await save(transaction, answer.outcome.room);
        return { answer, before };
      });
    },

    async find(id: string): Promise<StoredRoom | null> {
      const [row] = await db
        .select({ held: groupRooms.held })
        .from(groupRooms)
        .where(and(eq(groupRooms.id, id), isOpen));
      return row ? complete(row.held) : null;
    },

    /** The open room with that invite link; null when there is none. */
    async findByInvite(inviteId: string): Promise<StoredRoom | null> {
      const [row] = await db
        .select({ held: groupRooms.held })
        .from(groupRooms)
        .where(and(isOpen, sql`${groupRooms.held} -> 'invite' ->> 'id' = ${inviteId}`));
      return row ? complete(row.held) : null;
    },

    /** The open rooms with a device that begins with this. */
    async openRoomsOn(prefix: string): Promise<StoredRoom[]> {
      const rows = await db
        .select({ held: groupRooms.held })
        .from(groupRooms)
        .where(and(isOpen, namesDevice(groupRooms.held, prefix)));
      return rows.map(({ held }) => complete(held));
    },

    /** The open rooms that a user opened, or is to be the host of. */
    async openRoomsOpenedBy(userId: string): Promise<StoredRoom[]> {
      const rows = await db
        .select({ held: groupRooms.held })
        .from(groupRooms)
        .where(
          and(
            isOpen,
            or(eq(groupRooms.openedBy, userId), sql`${groupRooms.held} -> 'plan' ->> 'by' = ${userId}`),
          ),
        );
      return rows.map(({ held }) => complete(held));
    },

    /** The open rooms, of one user or of all. */
    async openRooms(userId?: string): Promise<StoredRoom[]> {
      const rows = await db
        .select({ held: groupRooms.held })
        .from(groupRooms)
        .where(and(isOpen, userId === undefined ? undefined : isMember(userId)))
        .orderBy(groupRooms.openedAt);
      return rows.map(({ held }) => complete(held));
    },
  };
}

export type StoredRooms = ReturnType<typeof createStoredRooms>;

type NewInRooms = 'topic' | 'plan' | 'isOneToMany' | 'recordedBy';

/** A room as read: a server of the version before, which may run beside this one, stores none of these. */
export const complete = (
  held: Omit<StoredRoom, NewInRooms> & Partial<Pick<StoredRoom, NewInRooms>>,
): StoredRoom => ({
  topic: null,
  plan: null,
  isOneToMany: false,
  recordedBy: null,
  ...held,
});

async function save(transaction: Transaction, room: StoredRoom): Promise<void> {
  await transaction
    .update(groupRooms)
    .set({ held: room, isClosed: room.isClosed })
    .where(eq(groupRooms.id, room.id));
  if (!room.isClosed) return;
  await transaction.delete(groupMessages).where(eq(groupMessages.roomId, room.id));
  await transaction.delete(roomReminders).where(eq(roomReminders.roomId, room.id));
}
