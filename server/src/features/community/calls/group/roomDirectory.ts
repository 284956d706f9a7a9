import type { RealtimeServer, RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { callersRoom } from '../callers';
import type { StoredRooms } from './storedRooms';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { roomListed } from './rules/roomAsSeen';

/** All connections of one account on the calls pages; clients never name a socket room. */
export const accountRoom = (userId: string) => `caller:${userId}`;

/** Sends a room as it is listed for one user, or for those who see what everyone sees; nothing when it looks the same. */
function sendListed(
  to: Pick<RealtimeServer, 'emit'>,
  before: StoredRoom | null,
  room: StoredRoom,
  viewerId?: string,
): void {
  const was = before && roomListed(before, viewerId);
  const is = roomListed(room, viewerId);
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  to.emit('broadcast', {
    event: 'GROUP_CALL_ROOMS',
    isAll: false,
    groupCallRooms: is ? [is] : [],
    closed: is ? [] : [room.id],
  });
}

/** Who planned a room, and who was invited to it by name. */
const viewersOf = ({ plan, invited }: StoredRoom): readonly string[] => [
  ...(plan ? [plan.by] : []),
  ...invited,
];

/** Sends users who are online for calls the open group rooms: all of them at first, then changes. */
export function createRoomDirectory(io: RealtimeServer, rooms: StoredRooms) {
  return {
    async sendAllTo(socket: RealtimeSocket): Promise<void> {
      const { userId } = socket.data.viewer;
      const visible = (await rooms.openRooms()).filter(({ banned }) => !banned.includes(userId));
      const groupCallRooms = visible
        .map((room) => roomListed(room, userId))
        .filter((listed) => listed !== null);
      socket.emit('broadcast', { event: 'GROUP_CALL_ROOMS', isAll: true, groupCallRooms, closed: [] });
    },

    changed(before: StoredRoom | null, room: StoredRoom): void {
      const banned = room.banned.filter((userId) => !before?.banned.includes(userId));
      // users who never saw the room are not notified that it exists
      if (before && banned.length > 0) {
        const forgotten = { isAll: false, groupCallRooms: [], closed: [room.id] };
        io.to(banned.map(accountRoom)).emit('broadcast', { event: 'GROUP_CALL_ROOMS', ...forgotten });
      }
      // they see what others do not
      const known = new Set([room, before].flatMap((each) => (each ? viewersOf(each) : [])));
      const unseenBy = new Set([...room.banned, ...(before?.banned ?? [])]);
      const apart = [...unseenBy, ...known].map(accountRoom);
      sendListed(io.to(callersRoom).except(apart), before, room);
      for (const viewerId of known)
        if (!unseenBy.has(viewerId)) sendListed(io.to(accountRoom(viewerId)), before, room, viewerId);
    },
  };
}
