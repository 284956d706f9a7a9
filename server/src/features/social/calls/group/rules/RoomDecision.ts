import type { RoomEndReason } from '@tayyib/shared/contracts';
import type { HeldRoom, Member } from '../../../../../database/schema/HeldRoom';
import type { Device } from '../../oneToOne/rules/CallDecision';

/** Somebody who is no longer in the room or at its door. */
export interface Ended {
  device: string;
  reason: RoomEndReason;
}

/** What a rule decided: the room as it is to be kept, and who is out of it. */
export interface RoomOutcome {
  room: HeldRoom;
  ended: readonly Ended[];
}

/** `no-such-room` is said alike of a room that does not exist, is over, or is closed to the asker. */
export type RoomRefusal = 'no-such-room' | 'room-locked' | 'room-full' | 'not-host' | 'already-in-room';

export type RoomRuling = { ok: true; outcome: RoomOutcome | null } | { ok: false; refusal: RoomRefusal };

export const roomRefused = (refusal: RoomRefusal): RoomRuling & { ok: false } => ({ ok: false, refusal });
/** Right, and nothing to do. */
export const roomAsBefore: RoomRuling & { ok: true } = { ok: true, outcome: null };
export const roomRuled = (room: HeldRoom, ended: readonly Ended[] = []): RoomRuling & { ok: true } => ({
  ok: true,
  outcome: { room, ended },
});

/** The member a connection speaks for; null for everyone else. */
export function memberOn(room: HeldRoom | null, { userId, device }: Device): Member | null {
  if (!room || room.isClosed) return null;
  return room.members.find((member) => member.userId === userId && member.device === device) ?? null;
}

/** The room with a member changed. */
export function withMember(room: HeldRoom, participant: string, change: Partial<Member>): HeldRoom {
  const members = room.members.map((member) =>
    member.participant === participant ? { ...member, ...change } : member,
  );
  return { ...room, members };
}
