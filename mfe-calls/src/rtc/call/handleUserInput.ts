import type { CallInput } from './callInputs';
import { callOf, type Call, type CallMachine } from './callState';
import {
  acceptRing,
  beginLink,
  callTimes,
  endCall,
  goTo,
  ignored,
  leaveCall,
  sendAnswer,
  type Step,
} from './callTransitions';

type UserInput = Extract<
  CallInput,
  { type: 'mediaReady' | 'mediaLost' | 'dialled' | 'accepted' | 'rejected' | 'hungUp' | 'rejoined' }
>;

/** Actions of the user at this end. */
export function handleUserInput(machine: CallMachine, input: UserInput): Step {
  const { state } = machine;
  const call = callOf(state);
  switch (input.type) {
    case 'mediaReady':
      return state.phase === 'unavailable'
        ? goTo(machine, { phase: 'available', ended: null }, [])
        : ignored(machine);
    case 'mediaLost':
      return state.phase === 'available' ? goTo(machine, { phase: 'unavailable' }, []) : ignored(machine);
    case 'dialled':
      return state.phase === 'available' && machine.isOnline ? dial(machine, input) : ignored(machine);
    case 'rejoined':
      return state.phase === 'available' ? beginLink(machine, input.call) : ignored(machine);
    case 'accepted':
      return state.phase === 'ringing' && call?.callId === input.callId && machine.isOnline
        ? acceptRing(machine, call)
        : ignored(machine);
    case 'rejected':
      return state.phase === 'ringing' && call?.callId === input.callId
        ? reject(machine, call)
        : ignored(machine);
    case 'hungUp':
      if (!call) return ignored(machine);
      if (state.phase === 'ringing') return reject(machine, call);
      return leaveCall(machine, call, state.phase === 'dialling' ? 'cancelled' : input.reason, input.reason);
  }
}

function dial(machine: CallMachine, input: Extract<UserInput, { type: 'dialled' }>): Step {
  const { callId, peer, media } = input;
  const call: Call = { callId, peer, media, role: 'caller', generation: 0 };
  return goTo(machine, { phase: 'dialling', call }, [
    { type: 'send', event: 'pre-offer', call: { callId, peer, media } },
    { type: 'start', timer: 'ring', callId, ms: callTimes.ring },
  ]);
}

/** Sent as an answer while we are online; otherwise stored as a hang-up, which the server treats as a rejection. */
function reject(machine: CallMachine, call: Call): Step {
  if (!machine.isOnline) return leaveCall(machine, call, 'rejected', 'hung-up');
  const { machine: ended, effects } = endCall(machine, call, 'rejected');
  return {
    machine: ended,
    effects: [sendAnswer(call.callId, call.peer.socketId, 'CALL_REJECTED'), ...effects],
  };
}
