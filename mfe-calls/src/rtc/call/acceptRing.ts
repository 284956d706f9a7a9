import type { Call, CallMachine } from './callState';
import { beginLink } from './openLink';
import type { Step } from './Step';

/** Says yes to a call that rings here, and waits for the caller's offer. */
export function acceptRing(machine: CallMachine, call: Call): Step {
  const { machine: begun, effects } = beginLink(machine, call);
  const yes = { callId: call.callId, callerSocketId: call.peer.socketId, answer: 'CALL_ACCEPTED' } as const;
  return { machine: begun, effects: [{ type: 'say', event: 'pre-offer-answer', ...yes }, ...effects] };
}
