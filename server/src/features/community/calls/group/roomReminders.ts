import type { RoomReminder, RoomReminderBody } from '@tayyib/shared/contracts';
import { maxRoomReminders, roomReminderMs } from '@tayyib/shared/limits';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { groupRooms, roomReminders } from '../../../../database/schema/community/groupTables';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { createBlockRepository } from '../records/blockRepository';
import type { GroupRooms } from './groupRooms';
import { roomProblem } from './roomProblem';
import { isPlanned, mayBeReminded } from './rules/mayBeReminded';
import { complete } from './storedRooms';

const tooManyReminders = () =>
  new ProblemError(
    409,
    'too-many-reminders',
    `You are reminded of ${String(maxRoomReminders)} rooms already. Withdraw one first.`,
  );
const beginsSoon = () =>
  new ProblemError(409, 'begins-soon', 'It begins in a few minutes, or has begun: a reminder would be late.');

const isOpen = eq(groupRooms.isClosed, false);

/** Stores who is to be reminded of which planned rooms. */
export function createRoomReminders(app: FastifyInstance, rooms: GroupRooms) {
  const { db } = app;
  const blocks = createBlockRepository(db);

  /** The room that is meant, and the link by which the user knows it. */
  const findMeant = async (body: RoomReminderBody) => {
    if ('roomId' in body) return { room: await rooms.find(body.roomId), inviteId: null };
    const invited = await rooms.invitedTo(body.code);
    return { room: invited?.room ?? null, inviteId: invited?.inviteId ?? null };
  };

  return {
    /** Of open rooms, in the order in which the user asked for them. */
    async list(userId: string): Promise<RoomReminder[]> {
      const rows = await db
        .select({ id: roomReminders.id, held: groupRooms.held })
        .from(roomReminders)
        .innerJoin(groupRooms, eq(groupRooms.id, roomReminders.roomId))
        .where(and(eq(roomReminders.userId, userId), isOpen))
        .orderBy(asc(roomReminders.askedAt));
      return rows.map(({ id, held }) => toWire(id, held));
    },

    /** The reminder of a room that the user asked for; null without one. */
    async find(userId: string, roomId: string): Promise<string | null> {
      const [row] = await db
        .select({ id: roomReminders.id })
        .from(roomReminders)
        .where(and(eq(roomReminders.userId, userId), eq(roomReminders.roomId, roomId)));
      return row?.id ?? null;
    },

    /** Stores the one reminder of a user of this room. A room that they may not see is answered like one that does not exist. */
    async add(userId: string, body: RoomReminderBody): Promise<RoomReminder> {
      const noSuchRoom = () => roomProblem('roomId' in body ? 'no-such-room' : 'no-such-invite', 404);
      const { room: meant, inviteId } = await findMeant(body);
      if (!meant) throw noSuchRoom();
      const apartFrom = await blocks.apartFrom(userId);
      const at = app.clock.now();
      return db.transaction(async (transaction) => {
        // counts those that the user asks for at the same moment
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`room-reminders:${userId}`}))`);
        // a room that closes at this moment takes the reminder with it
        const [row] = await transaction
          .select({ held: groupRooms.held })
          .from(groupRooms)
          .where(and(eq(groupRooms.id, meant.id), isOpen))
          .for('share');
        const room = row ? complete(row.held) : null;
        if (!isPlanned(room)) throw noSuchRoom();
        const isApart = apartFrom.includes(room.plan.by);
        if (!mayBeReminded(room, { userId, inviteId, isApart }, at.getTime())) throw noSuchRoom();
        if (room.plan.startsAt - roomReminderMs <= at.getTime()) throw beginsSoon();
        const others = await transaction
          .select({ id: roomReminders.id })
          .from(roomReminders)
          .innerJoin(groupRooms, eq(groupRooms.id, roomReminders.roomId))
          .where(and(eq(roomReminders.userId, userId), ne(roomReminders.roomId, room.id), isOpen));
        if (others.length >= maxRoomReminders) throw tooManyReminders();
        const [stored] = await transaction
          .insert(roomReminders)
          .values({ roomId: room.id, userId, inviteId, askedAt: at })
          .onConflictDoUpdate({
            target: [roomReminders.userId, roomReminders.roomId],
            set: { inviteId },
          })
          .returning({ id: roomReminders.id });
        if (!stored) throw new Error('PostgreSQL stored a reminder without returning it.');
        return toWire(stored.id, room);
      });
    },

    /** False when that user has no such reminder. */
    async withdraw(userId: string, id: string): Promise<boolean> {
      const withdrawn = await db
        .delete(roomReminders)
        .where(and(eq(roomReminders.id, id), eq(roomReminders.userId, userId)))
        .returning({ id: roomReminders.id });
      return withdrawn.length > 0;
    },
  };
}

export type RoomReminders = ReturnType<typeof createRoomReminders>;

const toWire = (id: string, room: Pick<StoredRoom, 'id' | 'isPrivate'>): RoomReminder => ({
  id,
  roomId: room.isPrivate ? null : room.id,
});
