import type { CallAnswer, CallEndReason, CallServerEvents, UserHangedUp } from '@tayyib/shared/contracts';
import type { StoredCall } from '../../../../../database/schema/community/StoredCall';

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
export type CallRefusal = 'no-such-call' | 'already-in-call' | 'rung-too-often' | 'advisor-by-plan';

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

/**
 * The callee answers a ringing call. The first connection to accept takes the call; later answers change
 * nothing. A call whose caller is lost cannot be accepted: it ends, and the callee gets the reason.
 */
export function answerCall(
  call: StoredCall | null,
  by: Device,
  answer: CallAnswer,
  now: number,
): CallDecision {
  if (call?.callee.userId !== by.userId) return noSuchCall;
  if (call.phase === 'accepted' && call.callee.device === by.device) return unchanged;
  if (call.phase !== 'ringing') return answer === 'CALL_ACCEPTED' ? noSuchCall : unchanged;
  switch (answer) {
    case 'CALL_ACCEPTED': {
      if (call.caller.lostAt !== null) {
        const { call: ended, sends } = endStoredCall(call, 'peer-lost', now);
        return decided(ended, sends);
      }
      const { call: accepted, sends } = acceptedBy(call, by.device, now);
      return decided(accepted, sends);
    }
    case 'CALL_REJECTED':
      return rejected(call, by.device, now);
    case 'CALL_NOT_AVAILABLE':
      return stopsRinging(call, by.device, now);
  }
}

function rejected(call: StoredCall, device: string, now: number): CallDecision {
  const no = { callId: call.id, answer: 'CALL_REJECTED' } as const;
  const { call: ended, sends } = endStoredCall(call, 'rejected', now, device);
  const toOthers = sends.filter(({ to }) => to !== call.caller.device);
  const toCaller = sendToDevice(call.caller.device, { event: 'pre-offer-answer', payload: no });
  return decided(ended, [...toCaller, ...toOthers]);
}

/** The callee's other connections stop ringing, and the caller starts the connection. */
export function acceptedBy(call: StoredCall, device: string, now: number): CallOutcome {
  const others = call.ringing.filter((other) => other !== device);
  const stop = { callId: call.id, reason: 'answered-elsewhere' } as const;
  const yes = { callId: call.id, answer: 'CALL_ACCEPTED' } as const;
  return {
    call: {
      ...call,
      phase: 'accepted',
      ringing: [],
      acceptedAt: now,
      callee: { ...call.callee, device, lostAt: null },
    },
    sends: [
      ...sendToDevice(call.caller.device, { event: 'pre-offer-answer', payload: yes }),
      ...others.map((to): Send => ({ to, event: 'user-hanged-up', payload: stop })),
    ],
  };
}

/**
 * One connection cannot take the call; it ends when none is left that can.
 * @param reason that is stored: a connection that is lost has rung until then
 */
export function stopsRinging(
  call: StoredCall,
  device: string,
  now: number,
  reason: 'not-available' | 'timeout' = 'not-available',
): CallDecision {
  const ringing = call.ringing.filter((other) => other !== device);
  if (ringing.length > 0) return decided({ ...call, ringing }, []);
  const { call: ended, sends } = notAvailable(call, now, reason);
  return decided(ended, sends);
}

/** Nobody can take the call: the caller receives the spec's answer. */
export function notAvailable(
  call: StoredCall,
  now: number,
  reason: 'not-available' | 'timeout' = 'not-available',
): CallOutcome {
  const message = { callId: call.id, answer: 'CALL_NOT_AVAILABLE' } as const;
  const ended: StoredCall = { ...call, phase: 'ended', ringing: [], endedAt: now, reason };

  return {
    call: ended,
    sends: sendToDevice(call.caller.device, { event: 'pre-offer-answer', payload: message }),
  };
}

/**
 * A side hangs up. Nobody else can; hanging up twice has no further effect.
 * @param hangUp `callId` may be that of a dial that was merged into the call
 */
export function leaveStoredCall(
  call: StoredCall | null,
  by: Device,
  { callId, reason }: Pick<UserHangedUp, 'callId' | 'reason'>,
  now: number,
): CallDecision {
  if (!call || ![call.caller.userId, call.callee.userId].includes(by.userId)) return noSuchCall;
  if (call.phase === 'ended') return unchanged;
  const isYielded = reason === 'yielded';
  // the dial was over when it was merged into this call, which its caller answers
  if (isYielded && call.id !== callId) return unchanged;
  if (call.phase === 'ringing' && call.callee.userId === by.userId) {
    return answerCall(call, by, 'CALL_REJECTED', now);
  }
  const side = sideOf(call, by);
  if (!side) return noSuchCall;
  const { call: ended, sends } = endStoredCall(
    call,
    call.phase === 'ringing' || isYielded ? 'cancelled' : reason,
    now,
    call[side].device,
  );
  return decided(ended, sends);
}

/** Ends a call and notifies every connection that takes part in it, except the one that ended it. */
export function endStoredCall(
  call: StoredCall,
  reason: CallEndReason,
  now: number,
  except: string | null = null,
): CallOutcome {
  const sends = devicesOf(call)
    .filter((device) => device !== except)
    .map((to): Send => ({ to, event: 'user-hanged-up', payload: { callId: call.id, reason } }));
  return { call: { ...call, phase: 'ended', ringing: [], endedAt: now, reason }, sends };
}

/** Every connection that shows the call, as caller, as callee or by ringing. */
export function devicesOf({ caller, callee, ringing }: StoredCall): string[] {
  return [...new Set([caller.device, callee.device, ...ringing])].filter((device) => device !== null);
}

/** An answer for the caller's connection, if there is one. */
function sendToDevice(
  to: string | null,
  message: Omit<Extract<Send, { event: 'pre-offer-answer' }>, 'to'>,
): Send[] {
  return to === null ? [] : [{ to, ...message }];
}
