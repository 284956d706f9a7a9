import { legGraceMs } from '@tayyib/shared/limits';
import { fewForMs } from './settleRoom';
import { roomAsBefore, roomRuled, withMember, type RoomRuling } from './RoomDecision';
import type { HeldRoom } from '../../../../../database/schema/HeldRoom';

/** A connection is lost: a member is waited for, somebody at the door is not. */
export function loseFromRoom(room: HeldRoom | null, device: string, now: number): RoomRuling {
  if (!room || room.isClosed) return roomAsBefore;
  const member = room.members.find((one) => one.device === device && one.lostAt === null);
  if (member) return roomRuled(withMember(room, member.participant, { lostAt: now }));
  const waiting = room.waiting.filter((one) => one.device !== device);
  return waiting.length < room.waiting.length ? roomRuled({ ...room, waiting }) : roomAsBefore;
}

/** What time does to a room: lost people are no longer waited for, and few people travel from each to each again. */
export function passRoomTime(room: HeldRoom | null, now: number): RoomRuling {
  if (!room || room.isClosed) return roomAsBefore;
  const isDue = ({ lostAt }: { lostAt: number | null }) => lostAt !== null && now - lostAt >= legGraceMs;
  const late = room.members.filter(isDue);
  const isFewLongEnough = room.fewSince !== null && now - room.fewSince >= fewForMs;
  if (late.length === 0 && !isFewLongEnough) return roomAsBefore;
  const members = room.members.filter((member) => !late.includes(member));
  return roomRuled(
    { ...room, members },
    late.map(({ device }) => ({ device, reason: 'lost' })),
  );
}

/** When time next decides something about a room; null when it does not. In milliseconds. */
export function roomDueAt({ isClosed, members, fewSince }: HeldRoom): number | null {
  if (isClosed) return null;
  const losses = members.flatMap(({ lostAt }) => (lostAt === null ? [] : [lostAt + legGraceMs]));
  const times = fewSince === null ? losses : [...losses, fewSince + fewForMs];
  return times.length === 0 ? null : Math.min(...times);
}
