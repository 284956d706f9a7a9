import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import { withNewMember, type Arrival } from './joinRoom';

/** A new room with its host in it. */
export function openRoom(
  {
    id,
    title,
    hasLobby,
    capacity,
    banned,
  }: Pick<StoredRoom, 'id' | 'title' | 'hasLobby' | 'capacity' | 'banned'>,
  host: Arrival,
): StoredRoom {
  const empty: StoredRoom = {
    id,
    title,
    hasLobby,
    capacity,
    version: 1,
    isLocked: false,
    isClosed: false,
    hostId: host.userId,
    members: [],
    waiting: [],
    banned,
    isPrivate: false,
    invited: [],
    invite: null,
    nextOrder: 0,
    topology: { kind: 'mesh', epoch: 0 },
    forwarder: null,
    fewSince: null,
  };
  return withNewMember(empty, host);
}
