import type { Device } from '../../oneToOne/rules/callRules';
import {
  memberOn,
  roomUnchanged,
  roomRefused,
  roomDecided,
  type Ended,
  type RoomDecision,
} from './RoomDecision';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';

/**
 * A member leaves the room, or a waiting user stops waiting. Nobody can leave for another user; leaving twice
 * has no further effect.
 */
export function leaveRoom(room: StoredRoom | null, by: Device): RoomDecision {
  if (!room) return roomRefused('no-such-room');
  const isTheirs = ({ userId, device }: Device) => userId === by.userId && device === by.device;
  const members = room.members.filter((member) => !isTheirs(member));
  const waiting = room.waiting.filter((one) => !isTheirs(one));
  const isGone = members.length < room.members.length || waiting.length < room.waiting.length;
  return isGone ? roomDecided({ ...room, members, waiting }) : roomUnchanged;
}

/** The host closes the room for everyone, as does who planned it, from wherever they are. */
export function closeRoom(room: StoredRoom | null, by: Device): RoomDecision {
  const member = memberOn(room, by);
  if (room && !room.isClosed && !member && room.plan?.by === by.userId)
    return roomDecided(closed(room), endAll(room, 'closed-by-host'));
  if (!room || !member) return roomRefused('no-such-room');
  if (member.userId !== room.hostId) return roomRefused('not-host');
  const ended = endAll(room, 'closed-by-host').filter(({ device }) => device !== by.device);
  return roomDecided(closed(room), ended);
}

/** What is stored of a closed room: no names, no accounts, and no way in. */
export function closed(room: StoredRoom): StoredRoom {
  return {
    ...room,
    isClosed: true,
    members: [],
    waiting: [],
    banned: [],
    invited: [],
    invite: null,
    plan: null,
    recordedBy: null,
  };
}

export function endAll(room: StoredRoom, reason: Ended['reason']): Ended[] {
  return [...room.members, ...room.waiting].map(({ device }) => ({ device, reason }));
}
