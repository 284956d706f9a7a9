import type { CallInput } from './callInputs';
import { callOf, type Call, type CallMachine } from './callState';
import { callTimes } from './callTimes';
import { acceptRing } from './acceptRing';
import { endCall, leaveCall } from './endCall';
import { beginLink, rebuildLink } from './openLink';
import { goTo, ignored, type Step } from './Step';

type ServerInput = Extract<
  CallInput,
  { type: 'answered' | 'endedThere' | 'merged' | 'refused' | 'peerResumed' | 'resumed' }
>;

/** What the server says about the call we are in. */
export function takeServerInput(machine: CallMachine, call: Call, input: ServerInput): Step {
  const { phase } = machine.state;
  switch (input.type) {
    case 'answered':
      if (phase !== 'dialling') return ignored(machine);
      if (input.answer === 'CALL_ACCEPTED') return beginLink(machine, call);
      return endCall(machine, call, input.answer === 'CALL_REJECTED' ? 'rejected' : 'not-available');
    case 'endedThere':
      return endCall(machine, call, input.reason);
    case 'merged':
      return phase === 'dialling'
        ? beginLink(machine, { ...call, callId: input.into, role: 'callee' })
        : ignored(machine);
    case 'refused':
      return endCall(machine, call, 'not-available');
    case 'peerResumed':
      if (phase === 'dialling' || phase === 'ringing') return ignored(machine);
      // the callee waits for the offer of the caller, who hears the same or has noticed already
      return call.role === 'caller' ? rebuildLink(machine, call, call.generation + 1) : ignored(machine);
    case 'resumed':
      return takeResumed(machine, call, input.as);
  }
}

/** The server's view after a lost connection mends what was lost with it. */
function takeResumed(
  machine: CallMachine,
  call: Call,
  as: Extract<ServerInput, { type: 'resumed' }>['as'],
): Step {
  const { phase } = machine.state;
  if (as === 'ended') return endCall(machine, call, 'peer-lost');
  if (as === 'accepted' && phase === 'dialling') return beginLink(machine, call);
  const answerWasLost = as === 'ringing' && phase === 'connecting' && call.role === 'callee';
  if (!answerWasLost) return ignored(machine);
  const yes = { callId: call.callId, callerSocketId: call.peer.socketId, answer: 'CALL_ACCEPTED' } as const;
  return { machine, effects: [{ type: 'say', event: 'pre-offer-answer', ...yes }] };
}

/** A ring is taken when we are free, let pass when it is one we know, and else answered with the spec's words. */
export function takeRing(machine: CallMachine, { ring }: Extract<CallInput, { type: 'rang' }>): Step {
  const { callId, caller, media } = ring;
  const present = callOf(machine.state);
  if (present?.callId === callId || machine.past.includes(callId)) return ignored(machine);
  if (machine.state.phase === 'available') {
    const call: Call = { callId, role: 'callee', peer: caller, media, generation: 0 };
    return goTo(machine, { phase: 'ringing', call }, [
      { type: 'start', timer: 'ring', callId, ms: callTimes.ring },
    ]);
  }
  // both call each other, and both want to talk: ours makes way for theirs
  const isGlare = machine.state.phase === 'dialling' && present?.peer.socketId === caller.socketId;
  if (isGlare)
    return makeWay(machine, present, { callId, role: 'callee', peer: caller, media, generation: 0 });
  const no = { callId, callerSocketId: caller.socketId, answer: 'CALL_NOT_AVAILABLE' } as const;
  return { machine, effects: [{ type: 'say', event: 'pre-offer-answer', ...no }] };
}

/** The server makes one call of the two when it can; what it no longer can, we end ourselves. */
function makeWay(machine: CallMachine, ours: Call, theirs: Call): Step {
  const { machine: left, effects: bye } = leaveCall(machine, ours, 'cancelled', 'hung-up');
  const { machine: begun, effects } = acceptRing(left, theirs);
  return { machine: begun, effects: [...bye, ...effects] };
}
