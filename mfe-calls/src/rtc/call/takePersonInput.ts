import type { CallInput } from './callInputs';
import { callOf, type Call, type CallMachine } from './callState';
import { callTimes } from './callTimes';
import { endCall, leaveCall } from './endCall';
import { acceptRing } from './acceptRing';
import { beginLink } from './openLink';
import { goTo, ignored, type Step } from './Step';

type PersonInput = Extract<
  CallInput,
  { type: 'mediaReady' | 'mediaLost' | 'dialled' | 'accepted' | 'rejected' | 'hungUp' | 'rejoined' }
>;

/** What the person at this end does. */
export function takePersonInput(machine: CallMachine, input: PersonInput): Step {
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

function dial(machine: CallMachine, input: Extract<PersonInput, { type: 'dialled' }>): Step {
  const { callId, peer, media } = input;
  const call: Call = { callId, peer, media, role: 'caller', generation: 0 };
  return goTo(machine, { phase: 'dialling', call }, [
    { type: 'say', event: 'pre-offer', call: { callId, peer, media } },
    { type: 'start', timer: 'ring', callId, ms: callTimes.ring },
  ]);
}

/** Said as an answer while the server hears us; else left as a hang-up, which it takes as a rejection. */
function reject(machine: CallMachine, call: Call): Step {
  if (!machine.isOnline) return leaveCall(machine, call, 'rejected', 'hung-up');
  const { machine: ended, effects } = endCall(machine, call, 'rejected');
  const no = { callId: call.callId, callerSocketId: call.peer.socketId, answer: 'CALL_REJECTED' } as const;
  return { machine: ended, effects: [{ type: 'say', event: 'pre-offer-answer', ...no }, ...effects] };
}
