import type { CallInput, ResumedAs } from './callInputs';
import type { Call } from './callState';

/** What a page that was loaded anew makes of how its call stands; null when it cannot go back, or not yet. */
export function rejoinedAs(call: Call, as: ResumedAs): CallInput[] | null {
  // the caller's connection is a new one; the callee hears of it with the caller's offer
  const generation = call.role === 'caller' ? call.generation + 1 : call.generation;
  const rejoined: CallInput = { type: 'rejoined', call: { ...call, generation } };
  if (as === 'accepted') return [rejoined];
  // the page was left before its yes was heard: it is said again
  if (as === 'ringing' && call.role === 'callee')
    return [rejoined, { type: 'resumed', callId: call.callId, as }];
  return null;
}
