import type { CallServerEvents } from '@tayyib/shared/contracts';
import type { HeldCall } from '../../../../../database/schema/HeldCall';

/** One connection of a signed-in person. */
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

/** What a rule decided: the call as it is to be kept, and who is to be told. */
export interface Outcome {
  call: HeldCall;
  sends: Send[];
}

/** Said alike of a call that does not exist and of one that is not the asker's. */
export type CallRefusal = 'no-such-call' | 'already-in-call';

/** What a rule answers: the outcome, or why not. */
export type Ruling = { ok: true; outcome: Outcome | null } | { ok: false; refusal: CallRefusal };

export const noSuchCall: Ruling & { ok: false } = { ok: false, refusal: 'no-such-call' };
/** Heard before: right, and nothing to do. */
export const asBefore: Ruling & { ok: true } = { ok: true, outcome: null };
export const ruled = (call: HeldCall, sends: Send[]): Ruling => ({ ok: true, outcome: { call, sends } });

/** The side a connection speaks for; null for everyone else. */
export function sideOf(call: HeldCall, { userId, device }: Device): 'caller' | 'callee' | null {
  if (call.caller.userId === userId && call.caller.device === device) return 'caller';
  if (call.callee.userId === userId && call.callee.device === device) return 'callee';
  return null;
}
