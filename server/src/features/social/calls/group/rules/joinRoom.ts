import { roomAsBefore, roomRefused, roomRuled, withMember, type RoomRuling } from './RoomDecision';
import type { HeldRoom, Member } from '../../../../../database/schema/HeldRoom';

/** Somebody who asks to come in, with the ids that are theirs if they may. */
export interface Arrival {
  userId: string;
  username: string;
  device: string;
  participant: string;
  peerId: string;
}

/** More at the door than this, and the host can no longer tell who is who. */
const waitingMost = 20;

/**
 * Somebody asks to come in, or comes back after a lost connection. Whoever is in already goes on at the new connection; everyone else passes
 * the ban, the lock, the lobby and the capacity, each time.
 */
export function joinRoom(room: HeldRoom | null, arrival: Arrival): RoomRuling {
  if (!room || room.isClosed || room.banned.includes(arrival.userId)) return roomRefused('no-such-room');
  const own = room.members.find(({ userId }) => userId === arrival.userId);
  if (own) return comeBack(room, own, arrival);
  const waits = room.waiting.find(({ userId }) => userId === arrival.userId);
  if (waits) return waitOn(room, waits.participant, arrival);
  if (room.isLocked) return roomRefused('room-locked');
  if (room.members.length >= room.capacity) return roomRefused('room-full');
  if (!room.hasLobby) return roomRuled(withNewMember(room, arrival));
  if (room.waiting.length >= waitingMost) return roomRefused('room-full');
  const { userId, username, device, participant } = arrival;
  return roomRuled({
    ...room,
    waiting: [...room.waiting, { userId, username, device, participant }],
  });
}

/** The room with one more in it, who calls all that are there before them. */
export function withNewMember(room: HeldRoom, arrival: Arrival): HeldRoom {
  const { userId, username, device, participant, peerId } = arrival;
  const member: Member = {
    userId,
    username,
    device,
    participant,
    peerId,
    order: room.nextOrder,
    lostAt: null,
    handRaisedAt: null,
    isMicrophoneOn: true,
    isCameraOn: true,
    isSharingScreen: false,
    isMutedByHost: false,
  };
  return { ...room, members: [...room.members, member], nextOrder: room.nextOrder + 1 };
}

function comeBack(room: HeldRoom, own: Member, { device, peerId, username }: Arrival): RoomRuling {
  if (own.device === device) {
    return own.lostAt === null
      ? roomAsBefore
      : roomRuled(withMember(room, own.participant, { lostAt: null }));
  }
  // a new connection is called by nobody: it calls the others, as if it had just come
  const moved = withMember(room, own.participant, {
    device,
    peerId,
    username,
    order: room.nextOrder,
    lostAt: null,
  });
  return roomRuled({ ...moved, nextOrder: room.nextOrder + 1 }, [
    { device: own.device, reason: 'elsewhere' },
  ]);
}

function waitOn(room: HeldRoom, participant: string, { device, username }: Arrival): RoomRuling {
  const before = room.waiting.find((one) => one.participant === participant);
  if (before?.device === device) return roomAsBefore;
  const waiting = room.waiting.map((one) =>
    one.participant === participant ? { ...one, device, username } : one,
  );
  return roomRuled({ ...room, waiting }, before ? [{ device: before.device, reason: 'elsewhere' }] : []);
}
