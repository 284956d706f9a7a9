import { randomUUID } from 'node:crypto';
import { roomTitleMaxLength } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { createBlockRepository } from '../records/blockRepository';
import type { GroupRooms } from './groupRooms';
import { enterLive, handLiveOver } from './rules/enterLive';
import { closed, endAll } from './rules/leaveRoom';
import { planRoom } from './rules/openRoom';
import { recordRoom } from './rules/recordRoom';
import { roomDecided, roomUnchanged } from './rules/RoomDecision';

/** What takes place in a room. */
interface LiveEvent {
  title: string;
  startsAt: Date;
  minutes: number;
}

/** Who speaks, under the name of their account. */
interface Speaker {
  userId: string;
  username: string;
}

/** Rooms in which one speaks and others listen, until the speaker lets them speak too. */
export function createLiveRooms(app: FastifyInstance, rooms: GroupRooms) {
  const blocks = createBlockRepository(app.db);
  const isOpen = (room: StoredRoom | null): room is StoredRoom => room !== null && !room.isClosed;

  /** The address that leads this user into the room; null once it is closed to them. */
  const addressFor = async (roomId: string, userId: string): Promise<string | null> => {
    const apartFrom = await blocks.apartFrom(userId);
    const fresh = { inviteId: rooms.newInviteId(), apartFrom, now: app.clock.now().getTime() };
    const room = await rooms.decide(roomId, (current) => enterLive(current, userId, fresh));
    if (typeof room === 'string' || !isOpen(room) || !room.invite) return null;
    return `/video_chart?room=${rooms.inviteCode(room.invite.id)}`;
  };

  return {
    /** How many can listen at once. */
    places: () => rooms.capacity() - 1,

    addressFor,

    async isOpen(roomId: string): Promise<boolean> {
      return isOpen(await rooms.find(roomId));
    },

    /** Opens a room with nobody in it, and returns its id. */
    async open({ title, startsAt, minutes }: LiveEvent, { userId, username }: Speaker): Promise<string> {
      const id = randomUUID();
      const banned = await blocks.apartFrom(userId);
      const room = planRoom(
        {
          id,
          title: Array.from(title).slice(0, roomTitleMaxLength).join(''),
          topic: title,
          hasLobby: true,
          isPrivate: true,
          isOneToMany: true,
          capacity: rooms.capacity(),
          banned,
        },
        { userId, username },
        { startsAt: startsAt.getTime(), minutes },
      );
      await rooms.openLive(room);
      return id;
    },

    /** Somebody else who may speak comes in as the host, unless the one who opened it is there. */
    async handOver(roomId: string, { userId, username }: Speaker): Promise<void> {
      await rooms.decide(roomId, (room) => handLiveOver(room, { by: userId, username }));
    },

    /** This user no longer comes in without asking. Who is in it stays. */
    async uninvite(roomId: string, userId: string): Promise<void> {
      await rooms.decide(roomId, (room) =>
        isOpen(room)
          ? roomDecided({ ...room, invited: room.invited.filter((one) => one !== userId) })
          : roomUnchanged,
      );
    },

    /** Shows everybody in the room whether its host records; false where this user is not its host, or not in it. */
    async record(roomId: string, userId: string, isOn: boolean): Promise<boolean> {
      const decided = await rooms.decide(roomId, (room) => recordRoom(room, userId, isOn));
      return typeof decided !== 'string';
    },

    async close(roomId: string): Promise<void> {
      await rooms.decide(roomId, (room) =>
        isOpen(room) ? roomDecided(closed(room), endAll(room, 'closed-by-host')) : roomUnchanged,
      );
    },
  };
}

export type LiveRooms = ReturnType<typeof createLiveRooms>;
