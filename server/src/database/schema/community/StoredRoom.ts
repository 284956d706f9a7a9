import type { GroupCallStatus, Topology } from '@tayyib/shared/contracts';

/** A participant of a room. Times in milliseconds. */
export interface Member extends Omit<GroupCallStatus, 'roomId' | 'hasRaisedHand'> {
  participant: string;
  userId: string;
  username: string;
  /** Their socket in the room. */
  device: string;
  /** The id of that socket at `/peer`. */
  peerId: string;
  order: number;
  /** When the socket was lost; null while it is connected. */
  lostAt: number | null;
  handRaisedAt: number | null;
  isMutedByHost: boolean;
}

/** Someone waiting to be admitted. */
interface Waiting {
  participant: string;
  userId: string;
  username: string;
  device: string;
  /** The id at `/peer` of a user who comes in as soon as the host is there; null for one whom the host has to let in. */
  peerId: string | null;
}

/** For when a room is planned, and by whom. Until then, and a while after it, the room is open with nobody in it. Times in milliseconds. */
interface RoomPlan {
  /** The account of who planned it, who is the host whenever they come in. */
  by: string;
  username: string;
  startsAt: number;
  /** When the room closes if nobody is in it. */
  until: number;
}

/** An invite link as stored: without what the link is opened with. */
interface RoomInvite {
  id: string;
  /** In milliseconds. */
  expiresAt: number;
}

/** A group room as stored. */
export interface StoredRoom {
  id: string;
  /** Incremented by each change. */
  version: number;
  title: string;
  /** What it is about; who has the invite link reads it too. */
  topic: string | null;
  plan: RoomPlan | null;
  /** Who joins listens only, until the host lets them speak; and no listener becomes the host. */
  isOneToMany: boolean;
  /** The account of the host while they record their own microphone. */
  recordedBy: string | null;
  hasLobby: boolean;
  isLocked: boolean;
  isClosed: boolean;
  hostId: string;
  members: readonly Member[];
  waiting: readonly Waiting[];
  /** Accounts that cannot see or join the room: removed by the host, or blocked by or blocking the host when it opened. */
  banned: readonly string[];
  /** In no list: only who is asked in, by name or by an invite link, can join. */
  isPrivate: boolean;
  /** Accounts that members asked in by name. */
  invited: readonly string[];
  /** The invite link that is valid; one at most. */
  invite: RoomInvite | null;
  nextOrder: number;
  capacity: number;
  topology: Topology;
  /** The server whose Janus forwards the room, or did last; null if none did. */
  forwarder: string | null;
  /** Since when the room has been small enough to return to mesh; null while it is not. */
  fewSince: number | null;
}
