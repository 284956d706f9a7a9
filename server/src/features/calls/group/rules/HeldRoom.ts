import type { GroupCallStatus, RoomEndReason, Topology } from '@tayyib/shared/contracts';
import type { Device } from '../../rules/HeldCall';

/** Someone in a room. Times in milliseconds. */
export interface Member extends Omit<GroupCallStatus, 'roomId' | 'hasRaisedHand'> {
  participant: string;
  userId: string;
  username: string;
  /** The connection they are in the room with. */
  device: string;
  /** What `/peer` knows that connection as. */
  peerId: string;
  order: number;
  /** When the connection was lost; null while it is there. */
  lostAt: number | null;
  handRaisedAt: number | null;
  isMutedByHost: boolean;
}

/** Someone at the door. */
export interface Waiting {
  participant: string;
  userId: string;
  username: string;
  device: string;
}

/** A group room as the server holds it. */
export interface HeldRoom {
  id: string;
  /** Grows with each change. */
  version: number;
  title: string;
  hasLobby: boolean;
  isLocked: boolean;
  isClosed: boolean;
  hostId: string;
  members: readonly Member[];
  waiting: readonly Waiting[];
  /** Accounts that neither see the room nor come in: removed by the host, or blocked by or blocking them when it opened. */
  banned: readonly string[];
  nextOrder: number;
  capacity: number;
  topology: Topology;
  /** The server whose Janus forwards the room, or did last; null while none ever has. */
  forwarder: string | null;
  /** Since when the room has so few people that pictures may go from each to each again; null while it does not. */
  fewSince: number | null;
}

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
