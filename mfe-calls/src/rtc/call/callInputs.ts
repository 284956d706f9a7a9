import type {
  CallAnswer,
  CallEndReason,
  CallMedia,
  CallPeer,
  CallServerEvents,
  LeaveReason,
} from '@tayyib/shared/contracts';
import type { Call } from './callState';

/** What the machine waits for; each runs out once unless it is stopped. */
export type CallTimer = 'ring' | 'connect' | 'restart' | 'give-up';

/** How the server sees a call after our connection came back. */
export type ResumedAs = 'ringing' | 'accepted' | 'ended';

type Payload<Event extends keyof CallServerEvents> = Parameters<CallServerEvents[Event]>[0];

/** Everything that can happen to a call, at this end. */
export type CallInput =
  // the person
  | { type: 'mediaReady' }
  | { type: 'mediaLost' }
  | { type: 'dialled'; callId: string; peer: CallPeer; media: CallMedia }
  | { type: 'accepted'; callId: string }
  | { type: 'rejected'; callId: string }
  | { type: 'hungUp'; reason: LeaveReason }
  // the server
  | { type: 'rang'; ring: Payload<'pre-offer'> }
  | { type: 'answered'; callId: string; answer: CallAnswer }
  | { type: 'endedThere'; callId: string; reason: CallEndReason }
  /** Our pre-offer met theirs: we are the callee of their call, and it is accepted. */
  | { type: 'merged'; callId: string; into: string; socketId: string }
  /** The server would not take what we said about the call. */
  | { type: 'refused'; callId: string }
  /** The server knows that we left the call. */
  | { type: 'settled'; callId: string }
  | { type: 'peerResumed'; callId: string }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'resumed'; callId: string; as: ResumedAs }
  /** A page loaded anew goes back into the call it was in. */
  | { type: 'rejoined'; call: Call }
  // the peer connection
  | { type: 'linkUp'; callId: string; generation: number }
  | { type: 'linkDown'; callId: string; generation: number }
  /** It will not come back by itself: built anew by the caller. */
  | { type: 'linkStuck'; callId: string; generation: number }
  /** The other side began a rebuilt connection. */
  | { type: 'offerHeard'; callId: string; generation: number }
  // time
  | { type: 'timeout'; timer: CallTimer; callId: string };

/** What the machine asks of the world. */
export type CallEffect =
  | { type: 'say'; event: 'pre-offer'; call: { callId: string; peer: CallPeer; media: CallMedia } }
  | { type: 'say'; event: 'pre-offer-answer'; callId: string; callerSocketId: string; answer: CallAnswer }
  | { type: 'say'; event: 'user-hanged-up'; callId: string; socketId: string; reason: LeaveReason }
  | { type: 'say'; event: 'call-resume'; callId: string }
  /** Make the peer connection of this generation, in place of an older one; the caller's side sends the offer. */
  | { type: 'openLink'; callId: string; generation: number; offers: boolean }
  | { type: 'closeLink' }
  | { type: 'restartIce' }
  /** Camera and microphone on, screen sharing off: what a call leaves behind is not carried into the next. */
  | { type: 'resetMedia' }
  | { type: 'start'; timer: CallTimer; callId: string; ms: number }
  | { type: 'stop'; timer: CallTimer };
