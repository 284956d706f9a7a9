import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import { joinRoom, type Arrival } from './joinRoom';
import { roomRefused, type RoomDecision } from './RoomDecision';

/** An invite link that a user opened, and what is known of them. */
export interface OpenedInvite {
  inviteId: string;
  /** Accounts that have blocked this user or are blocked by them. */
  apartFrom: readonly string[];
  /** In milliseconds. */
  now: number;
}

/** Whether an invite link leads this user into the room now. */
export function isInvited(
  room: StoredRoom | null,
  userId: string,
  { inviteId, apartFrom, now }: OpenedInvite,
): room is StoredRoom {
  if (!room?.invite || room.isClosed) return false;
  if (room.invite.id !== inviteId || now >= room.invite.expiresAt) return false;
  return !room.banned.includes(userId) && !apartFrom.includes(room.hostId);
}

/** A user with an invite link asks to join. They wait for the host in every room: a link can be passed on. */
export function joinByInvite(room: StoredRoom | null, arrival: Arrival, opened: OpenedInvite): RoomDecision {
  if (!isInvited(room, arrival.userId, opened)) return roomRefused('no-such-invite');
  return joinRoom(room, arrival, { apartFrom: opened.apartFrom, mustAsk: true });
}
