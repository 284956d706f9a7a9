import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import { roomDecided, roomRefused, roomUnchanged, type RoomDecision } from './RoomDecision';

/** The host of a room of one to many says that they record their own microphone, or that they have stopped. */
export function recordRoom(room: StoredRoom | null, userId: string, isOn: boolean): RoomDecision {
  if (!room || room.isClosed) return roomRefused('no-such-room');
  if (!isOn) return room.recordedBy === userId ? roomDecided({ ...room, recordedBy: null }) : roomUnchanged;
  const isThere = room.members.some((member) => member.userId === userId && member.lostAt === null);
  if (!room.isOneToMany || room.hostId !== userId || !isThere) return roomRefused('not-host');
  return room.recordedBy === userId ? roomUnchanged : roomDecided({ ...room, recordedBy: userId });
}
