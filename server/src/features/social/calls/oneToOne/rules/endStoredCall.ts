import type { CallEndReason } from '@tayyib/shared/contracts';
import type { CallOutcome, Send } from './CallDecision';
import type { StoredCall } from '../../../../../database/schema/social/StoredCall';

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
