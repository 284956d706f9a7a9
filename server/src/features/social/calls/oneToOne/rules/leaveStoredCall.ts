import type { UserHangedUp } from '@tayyib/shared/contracts';
import { answerCall } from './answerCall';
import { endStoredCall } from './endStoredCall';
import { unchanged, noSuchCall, decided, sideOf, type Device, type CallDecision } from './CallDecision';
import type { StoredCall } from '../../../../../database/schema/social/StoredCall';

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
