import { legGraceMs } from '@tayyib/shared/limits';
import { fewForMs } from './settleRoom';
import { roomUnchanged, roomDecided, withMember, type RoomDecision } from './RoomDecision';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';

/** A connection is lost: a member may return within a grace period, a waiting user is removed. */
export function loseFromRoom(room: StoredRoom | null, device: string, now: number): RoomDecision {
  if (!room || room.isClosed) return roomUnchanged;
  const member = room.members.find((one) => one.device === device && one.lostAt === null);
  if (member) return roomDecided(withMember(room, member.participant, { lostAt: now }));
  const waiting = room.waiting.filter((one) => one.device !== device);
  return waiting.length < room.waiting.length ? roomDecided({ ...room, waiting }) : roomUnchanged;
}

/**
 * Applies expired deadlines to a room: lost members are removed, an invite link expires, a small room becomes a
 * mesh again, and a planned room to which nobody came closes.
 */
export function applyRoomTimeouts(room: StoredRoom | null, now: number): RoomDecision {
  if (!room || room.isClosed) return roomUnchanged;
  const isDue = ({ lostAt }: { lostAt: number | null }) => lostAt !== null && now - lostAt >= legGraceMs;
  const late = room.members.filter(isDue);
  const isFewLongEnough = room.fewSince !== null && now - room.fewSince >= fewForMs;
  const hasInviteExpired = room.invite && now >= room.invite.expiresAt;
  const isOver = room.plan !== null && room.members.length === 0 && now >= room.plan.until;
  if (late.length === 0 && !isFewLongEnough && !hasInviteExpired && !isOver) return roomUnchanged;
  const members = room.members.filter((member) => !late.includes(member));
  return roomDecided(
    { ...room, members, invite: hasInviteExpired ? null : room.invite },
    late.map(({ device }) => ({ device, reason: 'lost' })),
  );
}

/** The next deadline of a room in milliseconds; null without one. */
export function roomDueAt({ isClosed, members, fewSince, invite, plan }: StoredRoom): number | null {
  if (isClosed) return null;
  const times = members.flatMap(({ lostAt }) => (lostAt === null ? [] : [lostAt + legGraceMs]));
  if (fewSince !== null) times.push(fewSince + fewForMs);
  if (invite) times.push(invite.expiresAt);
  if (plan && members.length === 0) times.push(plan.until);
  return times.length === 0 ? null : Math.min(...times);
}
