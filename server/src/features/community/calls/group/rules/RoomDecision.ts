import type { RoomEndReason } from '@tayyib/shared/contracts';
import type { StoredRoom, Member } from '../../../../../database/schema/community/StoredRoom';
import type { Device } from '../../oneToOne/rules/callRules';

/** A user who is no longer in the room or waiting to join it. */
export interface Ended {
  device: string;
  reason: RoomEndReason;
}

/** The outcome of a rule: the room to store, and who was removed from it. */
export interface RoomOutcome {
  room: StoredRoom;
  ended: readonly Ended[];
}

/**
 * `no-such-room` is the same for a room that does not exist, has ended, or is hidden from the user; `no-such-invite` for an invite link
 * that was made up, has expired, was withdrawn, or leads into such a room.
 */
export type RoomRefusal =
  | 'no-such-room'
  | 'no-such-invite'
  | 'room-locked'
  | 'room-full'
  | 'not-host'
  | 'already-in-room'
  | 'too-many-planned';

export type RoomDecision = { ok: true; outcome: RoomOutcome | null } | { ok: false; refusal: RoomRefusal };

export const roomRefused = (refusal: RoomRefusal): RoomDecision & { ok: false } => ({ ok: false, refusal });
/** Valid, and nothing to do. */
export const roomUnchanged: RoomDecision & { ok: true } = { ok: true, outcome: null };
export const roomDecided = (room: StoredRoom, ended: readonly Ended[] = []): RoomDecision & { ok: true } => ({
  ok: true,
  outcome: { room, ended },
});

/** The member a connection belongs to; null for everyone else. */
export function memberOn(room: StoredRoom | null, { userId, device }: Device): Member | null {
  if (!room || room.isClosed) return null;
  return room.members.find((member) => member.userId === userId && member.device === device) ?? null;
}

/** The room with a member changed. */
export function withMember(room: StoredRoom, participant: string, change: Partial<Member>): StoredRoom {
  const members = room.members.map((member) =>
    member.participant === participant ? { ...member, ...change } : member,
  );
  return { ...room, members };
}
