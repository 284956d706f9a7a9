import type { CallEndReason } from '@tayyib/shared/contracts';
import type { Outcome, Send } from './CallDecision';
import type { HeldCall } from '../../../../../database/schema/HeldCall';

/** Ends a call and tells every connection that has a part in it, save the one that ended it. */
export function endHeldCall(
  call: HeldCall,
  reason: CallEndReason,
  now: number,
  except: string | null = null,
): Outcome {
  const sends = devicesOf(call)
    .filter((device) => device !== except)
    .map((to): Send => ({ to, event: 'user-hanged-up', payload: { callId: call.id, reason } }));
  return { call: { ...call, phase: 'ended', ringing: [], endedAt: now, reason }, sends };
}

/** Every connection that shows the call, as caller, as callee or by ringing. */
export function devicesOf({ caller, callee, ringing }: HeldCall): string[] {
  return [...new Set([caller.device, callee.device, ...ringing])].filter((device) => device !== null);
}
