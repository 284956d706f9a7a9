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

/** A call that is over, and why; kept until the next begins, for the person to read. */
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

/** Everything the machine remembers. */
export interface CallMachine {
  state: CallState;
  /** Whether the server hears us. Nothing is sent while it does not: old messages would be replayed. */
  isOnline: boolean;
  /** Calls ended here of which the server has not yet said that it knows. */
  owed: readonly Owed[];
  /** The last calls that were over here, newest last: a late word about one of them is not heard. */
  past: readonly string[];
}

/** What is still to be said to the server about a call that is over here. */
export interface Owed {
  callId: string;
  socketId: string;
  reason: LeaveReason;
}

/** The states the spec names; everything else about a call is ours. */
export type SpecCallState = 'CALL_AVAILABLE' | 'CALL_REQUESTED' | 'CALL_IN_PROGRESS';

/** The spec's name for where a call stands; null while there is no local stream. */
export function specStateOf({ phase }: CallState): SpecCallState | null {
  if (phase === 'unavailable') return null;
  if (phase === 'available') return 'CALL_AVAILABLE';
  return phase === 'ringing' ? 'CALL_REQUESTED' : 'CALL_IN_PROGRESS';
}

/** The call that is going on; null when there is none. */
export function callOf(state: CallState): Call | null {
  return 'call' in state ? state.call : null;
}

export const newMachine: CallMachine = {
  state: { phase: 'unavailable' },
  isOnline: true,
  owed: [],
  past: [],
};
