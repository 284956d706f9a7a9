import type { RealtimeServer, RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { callersRoom } from '../callers';
import type { StoredRooms } from './storedRooms';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { roomListed } from './rules/roomAsSeen';

/** All connections of one account on the calls pages; clients never name a socket room. */
export const accountRoom = (userId: string) => `caller:${userId}`;

/** Sends users who are online for calls the open group rooms: all of them at first, then changes. */
export function createRoomDirectory(io: RealtimeServer, rooms: StoredRooms) {
  return {
    async sendAllTo(socket: RealtimeSocket): Promise<void> {
      const { userId } = socket.data.viewer;
      const visible = (await rooms.openRooms()).filter(({ banned }) => !banned.includes(userId));
      const groupCallRooms = visible.map(roomListed).filter((listed) => listed !== null);
      socket.emit('broadcast', { event: 'GROUP_CALL_ROOMS', isAll: true, groupCallRooms, closed: [] });
    },

    /** Sends nothing when the list looks the same. */
    changed(before: StoredRoom | null, room: StoredRoom): void {
      const was = before && roomListed(before);
      const is = roomListed(room);
      const banned = room.banned.filter((userId) => !before?.banned.includes(userId));
      // users who never saw the room are not notified that it exists
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
