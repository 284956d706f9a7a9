import type { LeaveReason } from '@tayyib/shared/contracts';
import { answerCall } from './answerCall';
import { endStoredCall } from './endStoredCall';
import { unchanged, noSuchCall, decided, sideOf, type Device, type CallDecision } from './CallDecision';
import type { StoredCall } from '../../../../../database/schema/social/StoredCall';

/** A side hangs up. Nobody else can; hanging up twice has no further effect. */
export function leaveStoredCall(
  call: StoredCall | null,
  by: Device,
  reason: LeaveReason,
  now: number,
): CallDecision {
  if (!call || ![call.caller.userId, call.callee.userId].includes(by.userId)) return noSuchCall;
  if (call.phase === 'ended') return unchanged;
  if (call.phase === 'ringing' && call.callee.userId === by.userId) {
    return answerCall(call, by, 'CALL_REJECTED', now);
  }
  const side = sideOf(call, by);
  if (!side) return noSuchCall;
  const { call: ended, sends } = endStoredCall(
    call,
    call.phase === 'ringing' ? 'cancelled' : reason,
    now,
    call[side].device,
  );
  return decided(ended, sends);
}
