import type { TrackKind } from '../media/LocalMedia';

export type Tracks = Record<TrackKind, MediaStreamTrack | null>;

/** Another participant of the room, as far as a transport needs to know them. */
export interface RemoteParticipant {
  participant: string;
  peerId: string;
  order: number;
}

/** The local participant, and the epoch of the media route. */
export interface LocalParticipant {
  roomId: string;
  epoch: number;
  peerId: string;
  order: number;
}

export interface TransportListener {
  /** A participant will be received over this stream; no media has arrived yet. */
  pending(participant: string, stream: MediaStream): void;
  /** Media of a participant has arrived; null when it is gone. */
  stream(participant: string, stream: MediaStream | null): void;
}

/** Whether a media route is the only one, or runs beside one that it replaces or is replaced by. */
export type RouteStage = 'single' | 'starting' | 'ending';

/**
 * One media route of a room. The server chooses the route; a room that changes from one to another has both for a moment.
 */
export interface GroupTransport {
  join(): Promise<void>;
  /** Sends these tracks, without renegotiation. */
  publish(tracks: Tracks): void;
  /** Sets the other participants of the room. */
  subscribe(people: readonly RemoteParticipant[]): void;
  /** Sets the stage of this route: while there are two, each sends less. */
  setStage(stage: RouteStage): void;
  /** The receiver statistics of each participant's audio. */
  stats(): Promise<Map<string, RTCStatsReport>>;
  /** Restarts ICE, after the network changed. */
  restartIce(): void;
  leave(): void;
}
