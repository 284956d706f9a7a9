import type {
  CallAnswer,
  CallEndReason,
  CallMedia,
  CallPeer,
  CallServerEvents,
  LeaveReason,
} from '@tayyib/shared/contracts';

/** The call this tab is in, from either end. */
export interface Call {
  callId: string;
  /** The caller makes the first offer and every rebuilt one, so that two offers never cross. */
  role: 'caller' | 'callee';
  peer: CallPeer;
  media: CallMedia;
  /** Which peer connection of the call is in use. */
  generation: number;
}

/** A call that has ended, and why; shown until the next one begins. */
export interface EndedCall {
  callId: string;
  role: Call['role'];
  peer: CallPeer;
  reason: CallEndReason;
  /** The server's own words, where it refused a message about the call. */
  message?: string;
}

/**
 * `unavailable` -> `available` -> `dialling` | `ringing` -> `connecting` -> `connected` <-> `reconnecting`, and from each back to `available`.
 */
export type CallState =
  | { phase: 'unavailable' }
  | { phase: 'available'; ended: EndedCall | null }
  | { phase: 'dialling' | 'ringing' | 'connecting' | 'connected' | 'reconnecting'; call: Call };

/** The whole state of the machine. */
export interface CallMachine {
  state: CallState;
  /**
   * Whether we are connected to the server. Nothing is sent or queued while we are not: old messages would be
   * replayed.
   */
  isOnline: boolean;
  /** Calls that ended here and whose end the server has not confirmed yet. */
  pendingHangUps: readonly PendingHangUp[];
  /** Ids of the last calls that ended here, newest last: late messages about them are ignored. */
  history: readonly string[];
}

/** A hang-up the server has not confirmed yet. */
export interface PendingHangUp {
  callId: string;
  socketId: string;
  reason: LeaveReason;
}

/** The states the spec names; everything else about a call is ours. */
export type SpecCallState = 'CALL_AVAILABLE' | 'CALL_REQUESTED' | 'CALL_IN_PROGRESS';

/** Timers of the machine; each fires once unless it is stopped. */
export type CallTimer = 'ring' | 'connect' | 'restart' | 'give-up';

/** The server's state of a call after we reconnected. */
export type ResumedAs = 'ringing' | 'accepted' | 'ended';

type Payload<Event extends keyof CallServerEvents> = Parameters<CallServerEvents[Event]>[0];

/** Everything that can happen to a call, at this end. */
export type CallInput =
  // the user
  | { type: 'mediaReady' }
  | { type: 'mediaLost' }
  | { type: 'dialled'; callId: string; peer: CallPeer; media: CallMedia }
  | { type: 'accepted'; callId: string }
  | { type: 'rejected'; callId: string }
  | { type: 'hungUp'; reason: Exclude<LeaveReason, 'yielded'> }
  /** They go offline for calls, whatever the call is doing: they left or signed out, or calls were switched off. */
  | { type: 'left' }
  /** The page is closed or reloaded; a reloaded one may rejoin its call, but nobody waits for an answer any more. */
  | { type: 'pageHidden' }
  // the server
  | { type: 'rang'; ring: Payload<'pre-offer'> }
  | { type: 'answered'; callId: string; answer: CallAnswer }
  | { type: 'endedByServer'; callId: string; reason: CallEndReason }
  /** Our pre-offer crossed theirs: we are the callee of their call, and it is accepted. */
  | { type: 'merged'; callId: string; into: string; socketId: string }
  /** The server rejected our message about the call. */
  | { type: 'refused'; callId: string; message: string }
  /** The server has recorded that we left the call. */
  | { type: 'hangUpConfirmed'; callId: string }
  | { type: 'peerResumed'; callId: string }
  /** The other side lost its connection to the server a while ago; media may flow all the same. */
  | { type: 'peerAway'; callId: string }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'resumed'; callId: string; as: ResumedAs }
  /** A reloaded page rejoins the call it was in. */
  | { type: 'rejoined'; call: Call }
  // the peer connection
  | { type: 'linkUp'; callId: string; generation: number }
  | { type: 'linkDown'; callId: string; generation: number }
  /** It cannot recover by itself: the caller rebuilds it. */
  | { type: 'linkStuck'; callId: string; generation: number }
  /** The other side started a rebuilt connection. */
  | { type: 'offerReceived'; callId: string; generation: number }
  // time
  | { type: 'timeout'; timer: CallTimer; callId: string };

/** What the driver has to do after a step. */
export type CallEffect =
  | { type: 'send'; event: 'pre-offer'; call: { callId: string; peer: CallPeer; media: CallMedia } }
  | { type: 'send'; event: 'pre-offer-answer'; callId: string; callerSocketId: string; answer: CallAnswer }
  | { type: 'send'; event: 'user-hanged-up'; callId: string; socketId: string; reason: LeaveReason }
  | { type: 'send'; event: 'call-resume'; callId: string }
  /** Open the peer connection of this generation, replacing an older one; the caller's side sends the offer. */
  | { type: 'openLink'; callId: string; generation: number; offers: boolean }
  | { type: 'closeLink' }
  | { type: 'restartIce' }
  /** Camera and microphone on, screen sharing off: no device state is carried into the next call. */
  | { type: 'resetMedia' }
  | { type: 'start'; timer: CallTimer; callId: string; ms: number }
  | { type: 'stop'; timer: CallTimer };
