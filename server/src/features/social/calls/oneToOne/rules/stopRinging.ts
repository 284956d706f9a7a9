import { ruled, type Outcome, type Ruling } from './CallDecision';
import type { HeldCall } from '../../../../../database/schema/HeldCall';
import { toDevice } from './sendToDevice';

/** One connection cannot take it; the call is lost when none is left that can. */
export function stopsRinging(call: HeldCall, device: string, now: number): Ruling {
  const ringing = call.ringing.filter((other) => other !== device);
  if (ringing.length > 0) return ruled({ ...call, ringing }, []);
  const { call: ended, sends } = notAvailable(call, now);
  return ruled(ended, sends);
}

/** Nobody is there to take it: the caller hears the spec's answer, and it is kept as a missed call. */
export function notAvailable(call: HeldCall, now: number): Outcome {
  const said = { callId: call.id, answer: 'CALL_NOT_AVAILABLE' } as const;
  const ended: HeldCall = { ...call, phase: 'ended', ringing: [], endedAt: now, reason: 'not-available' };

  return { call: ended, sends: toDevice(call.caller.device, { event: 'pre-offer-answer', payload: said }) };
}
