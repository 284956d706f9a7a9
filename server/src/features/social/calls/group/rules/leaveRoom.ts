import type { Device } from '../../oneToOne/rules/CallDecision';
import { memberOn, roomAsBefore, roomRefused, roomRuled, type Ended, type RoomRuling } from './RoomDecision';
import type { HeldRoom } from '../../../../../database/schema/HeldRoom';

/** Somebody leaves the room, or its door. Only they themselves can; saying so twice is as good as once. */
export function leaveRoom(room: HeldRoom | null, by: Device): RoomRuling {
  if (!room) return roomRefused('no-such-room');
  const isTheirs = ({ userId, device }: Device) => userId === by.userId && device === by.device;
  const members = room.members.filter((member) => !isTheirs(member));
  const waiting = room.waiting.filter((one) => !isTheirs(one));
  const isGone = members.length < room.members.length || waiting.length < room.waiting.length;
  return isGone ? roomRuled({ ...room, members, waiting }) : roomAsBefore;
}

/** The host ends the room for everyone. */
export function closeRoom(room: HeldRoom | null, by: Device): RoomRuling {
  const member = memberOn(room, by);
  if (!room || !member) return roomRefused('no-such-room');
  if (member.userId !== room.hostId) return roomRefused('not-host');
  const ended = endAll(room, 'closed-by-host').filter(({ device }) => device !== by.device);
  return roomRuled(closed(room), ended);
}

/** What is left of a room that is over: no names, no accounts. */
export function closed(room: HeldRoom): HeldRoom {
  return { ...room, isClosed: true, members: [], waiting: [], banned: [] };
}

export function endAll(room: HeldRoom, reason: Ended['reason']): Ended[] {
  return [...room.members, ...room.waiting].map(({ device }) => ({ device, reason }));
}
