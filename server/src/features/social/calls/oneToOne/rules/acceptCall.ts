import type { Outcome, Send } from './CallDecision';
import type { HeldCall } from '../../../../../database/schema/HeldCall';
import { toDevice } from './sendToDevice';

/** The callee's other connections stop ringing, the caller begins. */
export function acceptedBy(call: HeldCall, device: string, now: number): Outcome {
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
      ...toDevice(call.caller.device, { event: 'pre-offer-answer', payload: yes }),
      ...others.map((to): Send => ({ to, event: 'user-hanged-up', payload: stop })),
    ],
  };
}
