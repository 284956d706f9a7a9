import type { TrackKind } from '../media/LocalMedia';

export type Tracks = Record<TrackKind, MediaStreamTrack | null>;

/** Somebody else in the room, as far as a transport needs to know them. */
export interface RemotePerson {
  participant: string;
  peerId: string;
  order: number;
}

/** Where one's own part in the room begins. */
export interface OwnPlace {
  roomId: string;
  epoch: number;
  peerId: string;
  order: number;
}

export interface TransportListener {
  /** Somebody is to be received over this stream, whose picture is not there yet. */
  coming(participant: string, stream: MediaStream): void;
  /** Somebody's picture and voice have come, or null when they are gone. */
  stream(participant: string, stream: MediaStream | null): void;
}

/** Whether a way carries the room by itself, or beside one that it replaces or is replaced by. */
export type Stage = 'alone' | 'arriving' | 'leaving';

/**
 * One way for pictures to travel within a room. The server says which way it is; a room that moves from one to the other
 * has both for a moment.
 */
export interface GroupTransport {
  join(): Promise<void>;
  /** Sends these from now on, without negotiating. */
  publish(tracks: Tracks): void;
  /** Whoever else is in the room now. */
  subscribe(people: readonly RemotePerson[]): void;
  /** Where this way stands in a change of ways: as long as there are two, each sends less. */
  enter(stage: Stage): void;
  /** What is known of each person's voice. */
  stats(): Promise<Map<string, RTCStatsReport>>;
  /** Looks for a path anew, after the network changed. */
  restartIce(): void;
  leave(): void;
}
