import { type CallDecision, type CallOutcome, decided, sendToDevice } from './CallDecision';
import type { StoredCall } from '../../../../../database/schema/social/StoredCall';

/** One connection cannot take the call; it ends when none is left that can. */
export function stopsRinging(call: StoredCall, device: string, now: number): CallDecision {
  const ringing = call.ringing.filter((other) => other !== device);
  if (ringing.length > 0) return decided({ ...call, ringing }, []);
  const { call: ended, sends } = notAvailable(call, now);
  return decided(ended, sends);
}

/** Nobody can take the call: the caller receives the spec's answer, and it is stored as a missed call. */
export function notAvailable(call: StoredCall, now: number): CallOutcome {
  const message = { callId: call.id, answer: 'CALL_NOT_AVAILABLE' } as const;
  const ended: StoredCall = { ...call, phase: 'ended', ringing: [], endedAt: now, reason: 'not-available' };

  return {
    call: ended,
    sends: sendToDevice(call.caller.device, { event: 'pre-offer-answer', payload: message }),
  };
}
