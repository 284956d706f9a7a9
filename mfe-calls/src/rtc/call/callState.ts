import type { CallEndReason, CallMedia, CallPeer, LeaveReason } from '@tayyib/shared/contracts';

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

/** A call that is over, and why; shown until the next one begins. */
export interface EndedCall {
  callId: string;
  role: Call['role'];
  peer: CallPeer;
  reason: CallEndReason;
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
  /** Whether we are connected to the server. Nothing is sent or queued while we are not: old messages would be replayed. */
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

/** The spec's name for the state of a call; null while there is no local stream. */
export function specStateOf({ phase }: CallState): SpecCallState | null {
  if (phase === 'unavailable') return null;
  if (phase === 'available') return 'CALL_AVAILABLE';
  return phase === 'ringing' ? 'CALL_REQUESTED' : 'CALL_IN_PROGRESS';
}

/** The current call; null when there is none. */
export function callOf(state: CallState): Call | null {
  return 'call' in state ? state.call : null;
}

export const newMachine: CallMachine = {
  state: { phase: 'unavailable' },
  isOnline: true,
  pendingHangUps: [],
  history: [],
};
