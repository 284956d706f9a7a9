import { roomAsBefore, roomRuled, type RoomRuling } from './RoomDecision';
import type { HeldRoom } from '../../../../../database/schema/HeldRoom';

/** The forwarding server of a room is lost: a new way through the one that is named. Whoever notices second changes nothing. */
export function moveForwarding(room: HeldRoom | null, lostEpoch: number, forwarder: string): RoomRuling {
  if (!room || !isLost(room, lostEpoch)) return roomAsBefore;
  return roomRuled({ ...room, forwarder, topology: { kind: 'sfu', epoch: lostEpoch + 1 } });
}

/** Nobody forwards the room any more: from each to each again, however many they are, and nobody comes in beyond what that carries. */
export function endForwarding(room: HeldRoom | null, lostEpoch: number): RoomRuling {
  if (!room || !isLost(room, lostEpoch)) return roomAsBefore;
  return roomRuled({ ...room, forwarder: null, topology: { kind: 'mesh', epoch: lostEpoch + 1 } });
}

/** Somebody can forward rooms: one of so many people goes that way again. */
export function resumeForwarding(room: HeldRoom | null, forwardFrom: number): RoomRuling {
  const isTooLarge = room && !room.isClosed && room.members.length >= forwardFrom;
  return isTooLarge && room.topology.kind === 'mesh' ? roomRuled(room) : roomAsBefore;
}

const isLost = ({ isClosed, topology: { kind, epoch } }: HeldRoom, lostEpoch: number) =>
  !isClosed && kind === 'sfu' && epoch === lostEpoch;
