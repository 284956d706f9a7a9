import type { LeaveReason } from '@tayyib/shared/contracts';
import { answerCall } from './answerCall';
import { endHeldCall } from './endStoredCall';
import { asBefore, noSuchCall, ruled, sideOf, type Device, type Ruling } from './CallDecision';
import type { HeldCall } from '../../../../../database/schema/HeldCall';

/** A side leaves. Only a side can, and saying so twice is as good as once. */
export function leaveHeldCall(call: HeldCall | null, by: Device, reason: LeaveReason, now: number): Ruling {
  if (!call || ![call.caller.userId, call.callee.userId].includes(by.userId)) return noSuchCall;
  if (call.phase === 'ended') return asBefore;
  if (call.phase === 'ringing' && call.callee.userId === by.userId) {
    return answerCall(call, by, 'CALL_REJECTED', now);
  }
  const side = sideOf(call, by);
  if (!side) return noSuchCall;
  const { call: ended, sends } = endHeldCall(
    call,
    call.phase === 'ringing' ? 'cancelled' : reason,
    now,
    call[side].device,
  );
  return ruled(ended, sends);
}
