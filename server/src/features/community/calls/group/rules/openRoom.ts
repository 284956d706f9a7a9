import { plannedRoomStaysMs } from '@tayyib/shared/limits';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import { withNewMember, type Arrival } from './joinRoom';

type NewRoom = Pick<StoredRoom, 'id' | 'title' | 'hasLobby' | 'capacity' | 'banned'> &
  Partial<Pick<StoredRoom, 'topic' | 'isPrivate' | 'isOneToMany'>>;

/** A new room with its host in it. */
export const openRoom = (room: NewRoom, host: Arrival): StoredRoom =>
  withNewMember(emptyRoom(room, host.userId), host);

/** A room for later: open with nobody in it, and closed if nobody is there for long after its time. */
export function planRoom(
  room: NewRoom,
  { userId: by, username }: Pick<Arrival, 'userId' | 'username'>,
  { startsAt, minutes = 0 }: { startsAt: number; minutes?: number },
): StoredRoom {
  const until = startsAt + minutes * 60_000 + plannedRoomStaysMs;
  return { ...emptyRoom(room, by), plan: { by, username, startsAt, until } };
}

function emptyRoom(
  { id, title, hasLobby, capacity, banned, topic = null, isPrivate = false, isOneToMany = false }: NewRoom,
  hostId: string,
): StoredRoom {
  return {
    id,
    title,
    topic,
    plan: null,
    isOneToMany,
    recordedBy: null,
    hasLobby,
    capacity,
    version: 1,
    isLocked: false,
    isClosed: false,
    hostId,
    members: [],
    waiting: [],
    banned,
    isPrivate,
    invited: [],
    invite: null,
    nextOrder: 0,
    topology: { kind: 'mesh', epoch: 0 },
    forwarder: null,
    fewSince: null,
  };
}
