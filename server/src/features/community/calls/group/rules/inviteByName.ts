import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import type { Device } from '../../oneToOne/rules/callRules';
import { memberOn, roomDecided, roomRefused, roomUnchanged, type RoomDecision } from './RoomDecision';

/** Whether a member may ask users in by name: each may, but in a room of one to many only its host. */
export const mayInvite = ({ isOneToMany, hostId }: StoredRoom, { userId }: Device): boolean =>
  !isOneToMany || hostId === userId;

/**
 * A member asks a user in by name, who may then join a private room, past its lobby. Everyone finds any other in the
 * list.
 */
export function inviteByName(room: StoredRoom | null, by: Device, userId: string): RoomDecision {
  if (!room || !memberOn(room, by)) return roomRefused('no-such-room');
  if (!mayInvite(room, by)) return roomRefused('not-host');
  if (!room.isPrivate || room.invited.includes(userId)) return roomUnchanged;
  return roomDecided({ ...room, invited: [...room.invited, userId] });
}
