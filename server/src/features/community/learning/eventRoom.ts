import { eventRoomOpensMs } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/client';
import type { Viewer } from '../../../plugins/session/Viewer';
import { lockOwn } from './changeEvents';
import { noteLearning, type DeskWork } from './deskOf';
import { findRoomOf, hasSeat, lockEvent, updateEvent, type EventRow } from './eventRepository';
import {
  eventIsCancelled,
  hasNoRoom,
  isOver,
  noSuchEvent,
  opensLater,
  roomNotOpen,
} from './learningProblems';

/**
 * The room in which an event takes place live: who announced it, or staff, opens it from ten minutes before the start, and those with a
 * seat come in as listeners.
 */
export function eventRoom({ db, liveRooms }: Pick<FastifyInstance, 'db' | 'liveRooms'>) {
  const openIn = async (transaction: Transaction, event: EventRow, host: Viewer, work: DeskWork) => {
    const speaker = { userId: host.userId, username: `${host.firstName} ${host.lastName}`.trim() };
    if (event.roomId !== null && (await liveRooms.isOpen(event.roomId))) {
      await liveRooms.handOver(event.roomId, speaker);
      return event.roomId;
    }
    const roomId = await liveRooms.open(event, speaker);
    await updateEvent(transaction, event.id, { roomId });
    await noteLearning(transaction, work, { did: 'opened the room of', learningEvent: event.id });
    return roomId;
  };

  return {
    /** Opens the room, unless it is open, and returns its address. */
    async open(id: string, host: Viewer, work: DeskWork): Promise<string> {
      const roomId = await db.transaction(async (transaction) => {
        const event = await lockOwn(transaction, id, work);
        if (event.cancelledAt !== null) throw eventIsCancelled();
        if (!event.hasRoom) throw hasNoRoom();
        if (event.startsAt.getTime() - work.at.getTime() > eventRoomOpensMs) throw opensLater();
        if (work.at.getTime() >= endOf(event)) throw isOver();
        return openIn(transaction, event, host, work);
      });
      const address = await liveRooms.addressFor(roomId, host.userId);
      if (address === null) throw roomNotOpen();
      return address;
    },

    /** The address of the open room, for a user with a seat. */
    async join(id: string, userId: string): Promise<string> {
      const found = await db.transaction(async (transaction) => {
        const event = await lockEvent(transaction, id);
        return event && (await hasSeat(transaction, id, userId)) ? event : undefined;
      });
      if (!found) throw noSuchEvent();
      if (found.cancelledAt !== null) throw eventIsCancelled();
      if (!found.hasRoom) throw hasNoRoom();
      const address = found.roomId === null ? null : await liveRooms.addressFor(found.roomId, userId);
      if (address === null) throw roomNotOpen();
      return address;
    },

    /** Closes the room of an event that moved or is cancelled. */
    async close(id: string): Promise<void> {
      const roomId = await findRoomOf(db, id);
      if (roomId !== null) await liveRooms.close(roomId);
    },

    /** A user who gave their seat back has to be let in like any other. */
    async leaveSeat(id: string, userId: string): Promise<void> {
      const roomId = await findRoomOf(db, id);
      if (roomId !== null) await liveRooms.uninvite(roomId, userId);
    },
  };
}

const endOf = ({ startsAt, minutes }: EventRow): number => startsAt.getTime() + minutes * 60_000;
