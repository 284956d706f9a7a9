import type { CallAnswer } from '@tayyib/shared/contracts';
import { endHeldCall } from './endStoredCall';
import { asBefore, noSuchCall, ruled, type Device, type Ruling } from './CallDecision';
import type { HeldCall } from '../../../../../database/schema/HeldCall';
import { acceptedBy } from './acceptCall';
import { stopsRinging } from './stopRinging';
import { toDevice } from './sendToDevice';

/** What the callee says to a ringing call. The first who accepts has it; later words change nothing. */
export function answerCall(call: HeldCall | null, by: Device, answer: CallAnswer, now: number): Ruling {
  if (call?.callee.userId !== by.userId) return noSuchCall;
  if (call.phase === 'accepted' && call.callee.device === by.device) return asBefore;
  if (call.phase !== 'ringing') return answer === 'CALL_ACCEPTED' ? noSuchCall : asBefore;
  switch (answer) {
    case 'CALL_ACCEPTED': {
      const { call: accepted, sends } = acceptedBy(call, by.device, now);
      return ruled(accepted, sends);
    }
    case 'CALL_REJECTED':
      return rejected(call, by.device, now);
    case 'CALL_NOT_AVAILABLE':
      return stopsRinging(call, by.device, now);
  }
}

function rejected(call: HeldCall, device: string, now: number): Ruling {
  const no = { callId: call.id, answer: 'CALL_REJECTED' } as const;
  const { call: ended, sends } = endHeldCall(call, 'rejected', now, device);
  const toOthers = sends.filter(({ to }) => to !== call.caller.device);
  const toCaller = toDevice(call.caller.device, { event: 'pre-offer-answer', payload: no });
  return ruled(ended, [...toCaller, ...toOthers]);
}
