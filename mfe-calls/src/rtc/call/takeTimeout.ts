import type { CallTimer } from './callInputs';
import type { Call, CallMachine } from './callState';
import { callTimes } from './callTimes';
import { endCall, leaveCall } from './endCall';
import { ignored, type Step } from './Step';

/** A timer that ran out. One of a phase that has passed means nothing any more. */
export function takeTimeout(machine: CallMachine, call: Call, timer: CallTimer): Step {
  const { phase } = machine.state;
  switch (timer) {
    case 'ring':
      if (phase === 'dialling') return leaveCall(machine, call, 'timeout', 'hung-up');
      return phase === 'ringing' ? stopRinging(machine, call) : ignored(machine);
    case 'connect':
      return phase === 'connecting' ? leaveCall(machine, call, 'no-path', 'no-path') : ignored(machine);
    case 'give-up':
      return phase === 'reconnecting' ? leaveCall(machine, call, 'peer-lost', 'peer-lost') : ignored(machine);
    case 'restart':
      return phase === 'reconnecting' && call.role === 'caller' ? tryAgain(machine, call) : ignored(machine);
  }
}

/** No restart while the server does not hear us: the offer could not reach the other side. */
function tryAgain(machine: CallMachine, { callId }: Call): Step {
  const again = { type: 'start', timer: 'restart', callId, ms: callTimes.restart } as const;
  return { machine, effects: machine.isOnline ? [{ type: 'restartIce' }, again] : [again] };
}

/** The server waits a little less long than we do: it hears of it only if it did not. */
function stopRinging(machine: CallMachine, call: Call): Step {
  const { machine: ended, effects } = endCall(machine, call, 'timeout');
  if (!machine.isOnline) return { machine: ended, effects };
  const no = {
    callId: call.callId,
    callerSocketId: call.peer.socketId,
    answer: 'CALL_NOT_AVAILABLE',
  } as const;
  return { machine: ended, effects: [{ type: 'say', event: 'pre-offer-answer', ...no }, ...effects] };
}
