import { type CallOutcome, type Send, sendToDevice } from './CallDecision';
import type { StoredCall } from '../../../../../database/schema/social/StoredCall';

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
