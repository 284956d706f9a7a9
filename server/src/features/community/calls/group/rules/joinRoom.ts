import { roomUnchanged, roomRefused, roomDecided, withMember, type RoomDecision } from './RoomDecision';
import type { StoredRoom, Member } from '../../../../../database/schema/community/StoredRoom';

/** A user who asks to join, with the ids they get if admitted. */
export interface Arrival {
  userId: string;
  username: string;
  device: string;
  participant: string;
  peerId: string;
}

/** On which terms a user asks to join. */
export interface JoinTerms {
  /** Accounts that have blocked this user or are blocked by them. */
  apartFrom: readonly string[];
  /** Whether they wait for the host in a room without a lobby too. */
  mustAsk?: boolean;
}

/** With more users waiting than this, the host can no longer tell them apart. */
const maxWaiting = 20;

/**
 * A user asks to join, or returns after a lost connection. A member continues on the new connection, and who planned the room
 * becomes its host; everyone else passes the ban, the lock, the lobby and the capacity each time, and waits while there is no host.
 */
export function joinRoom(
  room: StoredRoom | null,
  arrival: Arrival,
  { apartFrom, mustAsk = false }: JoinTerms,
): RoomDecision {
  if (!room || room.isClosed || room.banned.includes(arrival.userId)) return roomRefused('no-such-room');
  const own = room.members.find(({ userId }) => userId === arrival.userId);
  if (own) return comeBack(room, own, arrival);
  if (room.plan?.by === arrival.userId) return roomDecided(withHost(room, arrival));
  if (apartFrom.includes(room.hostId) || (room.plan && apartFrom.includes(room.plan.by)))
    return roomRefused('no-such-room');
  const waits = room.waiting.find(({ userId }) => userId === arrival.userId);
  if (waits) return waitOn(room, waits.participant, arrival);
  const isInvitedByName = room.isPrivate && room.invited.includes(arrival.userId);
  if (room.isPrivate && !isInvitedByName && !mustAsk) return roomRefused('no-such-room');
  if (room.isLocked) return roomRefused('room-locked');
  if (room.members.length >= placesOf(room)) return roomRefused('room-full');
  const needsNoAnswer = isInvitedByName || (!room.hasLobby && !mustAsk);
  if (needsNoAnswer && hasHost(room)) return roomDecided(withNewMember(room, arrival));
  if (room.waiting.length >= maxWaiting) return roomRefused('room-full');
  const { userId, username, device, participant } = arrival;
  const peerId = needsNoAnswer ? arrival.peerId : null;
  return roomDecided({
    ...room,
    waiting: [...room.waiting, { userId, username, device, participant, peerId }],
  });
}

const isIn = ({ members }: StoredRoom, userId: string) => members.some((member) => member.userId === userId);
const hasHost = (room: StoredRoom) => isIn(room, room.hostId);

/** How many members the room can have at the moment: there is always a place for who planned it. */
export const placesOf = (room: StoredRoom): number =>
  room.capacity - (room.plan && !isIn(room, room.plan.by) ? 1 : 0);

/** The room with its host in it, and those who waited only for the host. */
function withHost(room: StoredRoom, host: Arrival): StoredRoom {
  const hosted = withNewMember({ ...room, hostId: host.userId }, host);
  return room.waiting.reduce<StoredRoom>((current, one) => {
    const { peerId } = one;
    if (peerId === null || current.members.length >= current.capacity) return current;
    const waiting = current.waiting.filter((each) => each !== one);
    return withNewMember({ ...current, waiting }, { ...one, peerId });
  }, hosted);
}

/** The room with one more member, who calls all members before them. */
export function withNewMember(room: StoredRoom, arrival: Arrival): StoredRoom {
  const { userId, username, device, participant, peerId } = arrival;
  const listens = room.isOneToMany && userId !== room.hostId;
  const member: Member = {
    userId,
    username,
    device,
    participant,
    peerId,
    order: room.nextOrder,
    lostAt: null,
    handRaisedAt: null,
    isMicrophoneOn: !listens,
    isCameraOn: !listens,
    isSharingScreen: false,
    isMutedByHost: listens,
  };
  return { ...room, members: [...room.members, member], nextOrder: room.nextOrder + 1 };
}

function comeBack(room: StoredRoom, own: Member, { device, peerId, username }: Arrival): RoomDecision {
  if (own.device === device) {
    return own.lostAt === null
      ? roomUnchanged
      : roomDecided(withMember(room, own.participant, { lostAt: null }));
  }
  // nobody calls a new connection: it calls the others, like a new member
  const moved = withMember(room, own.participant, {
    device,
    peerId,
    username,
    order: room.nextOrder,
    lostAt: null,
  });
  return roomDecided({ ...moved, nextOrder: room.nextOrder + 1 }, [
    { device: own.device, reason: 'elsewhere' },
  ]);
}

function waitOn(room: StoredRoom, participant: string, { device, username }: Arrival): RoomDecision {
  const before = room.waiting.find((one) => one.participant === participant);
  if (before?.device === device) return roomUnchanged;
  const waiting = room.waiting.map((one) =>
    one.participant === participant ? { ...one, device, username } : one,
  );
  return roomDecided({ ...room, waiting }, before ? [{ device: before.device, reason: 'elsewhere' }] : []);
}
