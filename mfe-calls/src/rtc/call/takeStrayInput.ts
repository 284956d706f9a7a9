import type { CallInput } from './callInputs';
import { callOf, type CallMachine } from './callState';
import { leaveCall } from './endCall';
import { remember } from './remember';
import { sayBye } from './sayBye';
import { ignored, type Step } from './Step';

/** A word about a call that is not the present one. Most come too late; two of them still mean something. */
export function takeStrayInput(machine: CallMachine, input: CallInput): Step {
  switch (input.type) {
    // its ring may be on the way behind it
    case 'endedThere':
      return ignored({ ...machine, past: remember(machine.past, input.callId) });
    case 'merged':
      return takeStrayMerge(machine, input.into, input.socketId);
    default:
      return ignored(machine);
  }
}

/** We gave up our call just before it was made one with theirs, which the server holds as accepted by us. We are not in it. */
function takeStrayMerge(machine: CallMachine, into: string, socketId: string): Step {
  const call = callOf(machine.state);
  if (call?.callId !== into) {
    const { machine: left, effects } = sayBye(machine, { callId: into, socketId, reason: 'hung-up' });
    return { machine: { ...left, past: remember(left.past, into) }, effects };
  }
  return machine.state.phase === 'ringing'
    ? leaveCall(machine, call, 'cancelled', 'hung-up')
    : ignored(machine);
}
