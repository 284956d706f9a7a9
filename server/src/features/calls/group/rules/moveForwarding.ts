import { roomAsBefore, roomRuled, type HeldRoom, type RoomRuling } from './HeldRoom';

/** The forwarding server of a room is lost: a new way through the one that is named. Whoever notices second changes nothing. */
export function moveForwarding(room: HeldRoom | null, lostEpoch: number, forwarder: string): RoomRuling {
  if (!room || room.isClosed) return roomAsBefore;
  const { kind, epoch } = room.topology;
  if (kind !== 'sfu' || epoch !== lostEpoch) return roomAsBefore;
  return roomRuled({ ...room, forwarder, topology: { kind, epoch: epoch + 1 } });
}
