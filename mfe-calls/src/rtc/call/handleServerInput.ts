import type { CallInput } from './callInputs';
import { callOf, type Call, type CallMachine } from './callState';
import {
  acceptRing,
  addToHistory,
  beginLink,
  callTimes,
  endCall,
  goTo,
  ignored,
  notifyHangUp,
  rebuildLink,
  sendAnswer,
  type Step,
} from './callTransitions';

type ServerInput = Extract<
  CallInput,
  { type: 'answered' | 'endedByServer' | 'merged' | 'refused' | 'peerResumed' | 'resumed' }
>;

/** Messages of the server about the current call. */
export function handleServerInput(machine: CallMachine, call: Call, input: ServerInput): Step {
  const { phase } = machine.state;
  switch (input.type) {
    case 'answered':
      if (phase !== 'dialling') return ignored(machine);
      if (input.answer === 'CALL_ACCEPTED') return beginLink(machine, call);
      return endCall(machine, call, input.answer === 'CALL_REJECTED' ? 'rejected' : 'not-available');
    case 'endedByServer':
      return endCall(machine, call, input.reason);
    case 'merged':
      return phase === 'dialling'
        ? beginLink(machine, { ...call, callId: input.into, role: 'callee' })
        : ignored(machine);
    case 'refused':
      return endCall(machine, call, 'not-available');
    case 'peerResumed':
      if (phase === 'dialling' || phase === 'ringing') return ignored(machine);
      // the callee waits for the offer of the caller, who receives the same message or has noticed already
      return call.role === 'caller' ? rebuildLink(machine, call, call.generation + 1) : ignored(machine);
    case 'resumed':
      return handleResumed(machine, call, input.as);
  }
}

/** After a reconnect the server's view replaces messages that were lost meanwhile. */
function handleResumed(
  machine: CallMachine,
  call: Call,
  as: Extract<ServerInput, { type: 'resumed' }>['as'],
): Step {
  const { phase } = machine.state;
  if (as === 'ended') return endCall(machine, call, 'peer-lost');
  if (as === 'accepted' && phase === 'dialling') return beginLink(machine, call);
  const answerWasLost = as === 'ringing' && phase === 'connecting' && call.role === 'callee';
  if (!answerWasLost) return ignored(machine);
  return { machine, effects: [sendAnswer(call.callId, call.peer.socketId, 'CALL_ACCEPTED')] };
}

/** A ring is shown when we are free, ignored when the call is known, and otherwise answered as the specification says. */
export function handleRing(machine: CallMachine, { ring }: Extract<CallInput, { type: 'rang' }>): Step {
  const { callId, caller, media } = ring;
  const current = callOf(machine.state);
  if (current?.callId === callId || machine.history.includes(callId)) return ignored(machine);
  if (machine.state.phase === 'available') {
    const call: Call = { callId, role: 'callee', peer: caller, media, generation: 0 };
    return goTo(machine, { phase: 'ringing', call }, [
      { type: 'start', timer: 'ring', callId, ms: callTimes.ring },
    ]);
  }
  // glare: both call each other, and ours yields to theirs
  const isGlare = machine.state.phase === 'dialling' && current?.peer.socketId === caller.socketId;
  if (isGlare)
    return yieldToTheirs(machine, current, { callId, role: 'callee', peer: caller, media, generation: 0 });
  return { machine, effects: [sendAnswer(callId, caller.socketId, 'CALL_NOT_AVAILABLE')] };
}

/** We accept theirs with the devices that are open already, and withdraw ours, which the server may not have merged into theirs. */
function yieldToTheirs(machine: CallMachine, ours: Call, theirs: Call): Step {
  const { callId, peer } = ours;
  const withdrawn = notifyHangUp(machine, { callId, socketId: peer.socketId, reason: 'yielded' });
  const history = addToHistory(machine.history, callId);
  const { machine: begun, effects } = acceptRing({ ...withdrawn.machine, history }, theirs);
  return { machine: begun, effects: [...withdrawn.effects, ...effects] };
}
