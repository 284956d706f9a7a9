import type { CallServerEvents } from '@tayyib/shared/contracts';
import type { StoredCall } from '../../../../../database/schema/social/StoredCall';

/** One connection of a signed-in user. */
export interface Device {
  userId: string;
  device: string;
}

/** A message for one connection. */
export type Send = {
  [Event in keyof CallServerEvents]: {
    to: string;
    event: Event;
    payload: Parameters<CallServerEvents[Event]>[0];
  };
}[keyof CallServerEvents];

/** The outcome of a rule: the call to store, and the messages to send. */
export interface CallOutcome {
  call: StoredCall;
  sends: Send[];
}

/** The same for a call that does not exist and for one of other users. */
export type CallRefusal = 'no-such-call' | 'already-in-call';

/** The result of a rule: the outcome, or the reason for a refusal. */
export type CallDecision = { ok: true; outcome: CallOutcome | null } | { ok: false; refusal: CallRefusal };

export const noSuchCall: CallDecision & { ok: false } = { ok: false, refusal: 'no-such-call' };
/** Handled before: valid, and nothing to do. */
export const unchanged: CallDecision & { ok: true } = { ok: true, outcome: null };
export const decided = (call: StoredCall, sends: Send[]): CallDecision => ({
  ok: true,
  outcome: { call, sends },
});

/** The side a connection belongs to; null for everyone else. */
export function sideOf(call: StoredCall, { userId, device }: Device): 'caller' | 'callee' | null {
  if (call.caller.userId === userId && call.caller.device === device) return 'caller';
  if (call.callee.userId === userId && call.callee.device === device) return 'callee';
  return null;
}

/** An answer for the caller's connection, if there is one. */
export function sendToDevice(
  to: string | null,
  message: Omit<Extract<Send, { event: 'pre-offer-answer' }>, 'to'>,
): Send[] {
  return to === null ? [] : [{ to, ...message }];
}
