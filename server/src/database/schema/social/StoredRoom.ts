import type { GroupCallStatus, Topology } from '@tayyib/shared/contracts';

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
interface Waiting {
  participant: string;
  userId: string;
  username: string;
  device: string;
}

/** A group room as the server holds it. */
export interface StoredRoom {
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
