import type { RealtimeServer, RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { callersRoom } from '../callers';
import type { HeldRooms } from './storedRooms';
import type { HeldRoom } from '../../../../database/schema/HeldRoom';
import { roomListed } from './rules/roomAsSeen';

/** All connections of one account on the calls pages; a client never names a room. */
export const accountRoom = (userId: string) => `caller:${userId}`;

/** Tells those who are online for calls which group rooms are open: all of them at first, then what changes. */
export function createRoomDirectory(io: RealtimeServer, rooms: HeldRooms) {
  return {
    async tellAll(socket: RealtimeSocket): Promise<void> {
      const { userId } = socket.data.viewer;
      const visible = (await rooms.openRooms()).filter(({ banned }) => !banned.includes(userId));
      const groupCallRooms = visible.map(roomListed).filter((listed) => listed !== null);
      socket.emit('broadcast', { event: 'GROUP_CALL_ROOMS', isAll: true, groupCallRooms, closed: [] });
    },

    /** Says nothing when the list looks as before. */
    changed(before: HeldRoom | null, room: HeldRoom): void {
      const [was, is] = [before && roomListed(before), roomListed(room)];
      const banned = room.banned.filter((userId) => !before?.banned.includes(userId));
      // those who never saw the room are not told that there is one
      if (before && banned.length > 0) {
        const forgotten = { isAll: false, groupCallRooms: [], closed: [room.id] };
        io.to(banned.map(accountRoom)).emit('broadcast', { event: 'GROUP_CALL_ROOMS', ...forgotten });
      }
      if (JSON.stringify(was) === JSON.stringify(is)) return;
      io.to(callersRoom)
        .except([...room.banned, ...(before?.banned ?? [])].map(accountRoom))
        .emit('broadcast', {
          event: 'GROUP_CALL_ROOMS',
          isAll: false,
          groupCallRooms: is ? [is] : [],
          closed: is ? [] : [room.id],
        });
    },
  };
}
