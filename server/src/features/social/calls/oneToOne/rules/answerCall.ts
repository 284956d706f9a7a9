import type { CallAnswer } from '@tayyib/shared/contracts';
import { endStoredCall } from './endStoredCall';
import { type CallDecision, decided, type Device, noSuchCall, sendToDevice, unchanged } from './CallDecision';
import type { StoredCall } from '../../../../../database/schema/social/StoredCall';
import { acceptedBy } from './acceptCall';
import { stopsRinging } from './stopRinging';

/**
 * The callee answers a ringing call. The first connection to accept takes the call; later answers change
 * nothing.
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
