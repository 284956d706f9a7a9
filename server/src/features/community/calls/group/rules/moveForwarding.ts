import { roomUnchanged, roomDecided, type RoomDecision } from './RoomDecision';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';

/**
 * The forwarding server of a room is lost: the room moves to a new media route through the named server. A
 * second report changes nothing.
 */
export function moveForwarding(room: StoredRoom | null, lostEpoch: number, forwarder: string): RoomDecision {
  if (!room || !isLost(room, lostEpoch)) return roomUnchanged;
  return roomDecided({ ...room, forwarder, topology: { kind: 'sfu', epoch: lostEpoch + 1 } });
}

/**
 * Nobody can forward the room any more: it becomes a mesh, whatever its size, and nobody joins beyond what a
 * mesh carries.
 */
export function endForwarding(room: StoredRoom | null, lostEpoch: number): RoomDecision {
  if (!room || !isLost(room, lostEpoch)) return roomUnchanged;
  return roomDecided({ ...room, forwarder: null, topology: { kind: 'mesh', epoch: lostEpoch + 1 } });
}

/** Forwarding is available again: a room of this size is forwarded again. */
export function resumeForwarding(room: StoredRoom | null, forwardFrom: number): RoomDecision {
  const isTooLarge = room && !room.isClosed && room.members.length >= forwardFrom;
  return isTooLarge && room.topology.kind === 'mesh' ? roomDecided(room) : roomUnchanged;
}

const isLost = ({ isClosed, topology: { kind, epoch } }: StoredRoom, lostEpoch: number) =>
  !isClosed && kind === 'sfu' && epoch === lostEpoch;
