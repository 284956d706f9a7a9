import type { Call, CallEffect, CallInput, CallMachine } from './callTypes';
import {
  acceptRing,
  addToHistory,
  beginLink,
  callOf,
  callTimes,
  endCall,
  goTo,
  ignored,
  leaveCall,
  notifyHangUp,
  rebuildLink,
  sendAnswer,
  stopRinging,
  type Step,
} from './callTransitions';

type UserInput = Extract<
  CallInput,
  {
    type:
      | 'mediaReady'
      | 'mediaLost'
      | 'dialled'
      | 'accepted'
      | 'rejected'
      | 'hungUp'
      | 'left'
      | 'pageHidden'
      | 'rejoined';
  }
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
      if (!machine.isOnline) return ignored(machine);
      if (state.phase === 'available') return dial(machine, input);
      // calling the user who rings accepts: glare, or their call came while our devices opened
      return state.phase === 'ringing' && state.call.peer.socketId === input.peer.socketId
        ? acceptRing(machine, state.call)
        : ignored(machine);
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
    case 'left': {
      const { machine: left, effects } = call ? leaveForGood(machine, call) : ignored(machine);
      return goTo(left, { phase: 'unavailable' }, effects);
    }
    case 'pageHidden':
      return call && state.phase === 'dialling'
        ? leaveCall(machine, call, 'cancelled', 'hung-up')
        : ignored(machine);
  }
}

/** Ends whatever the call is doing. A call that rings here may go on ringing on the user's other tabs. */
function leaveForGood(machine: CallMachine, call: Call): Step {
  if (machine.state.phase === 'ringing') return stopRinging(machine, call);
  return leaveCall(machine, call, machine.state.phase === 'dialling' ? 'cancelled' : 'hung-up', 'hung-up');
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

type ServerInput = Extract<
  CallInput,
  { type: 'answered' | 'endedByServer' | 'merged' | 'refused' | 'peerResumed' | 'peerAway' | 'resumed' }
>;

/** Messages from the server about the current call. */
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
      return endCall(machine, call, 'not-available', input.message);
    case 'peerResumed':
      if (phase === 'dialling' || phase === 'ringing') return ignored(machine);
      // the callee waits for the offer of the caller, who receives the same message or has noticed already
      return call.role === 'caller' ? rebuildLink(machine, call, call.generation + 1) : ignored(machine);
    case 'peerAway':
      // media decides: it does not need the server
      return phase === 'connecting' || phase === 'reconnecting'
        ? leaveCall(machine, call, 'peer-lost', 'peer-lost')
        : ignored(machine);
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

/**
 * We accept theirs with the devices that are open already, and withdraw ours, which the server may not have merged
 * into theirs.
 */
function yieldToTheirs(machine: CallMachine, ours: Call, theirs: Call): Step {
  const { callId, peer } = ours;
  const withdrawn = notifyHangUp(machine, { callId, socketId: peer.socketId, reason: 'yielded' });
  const history = addToHistory(machine.history, callId);
  const { machine: begun, effects } = acceptRing({ ...withdrawn.machine, history }, theirs);
  return { machine: begun, effects: [...withdrawn.effects, ...effects] };
}

type LinkInput = Extract<CallInput, { type: 'linkUp' | 'linkDown' | 'linkStuck' | 'offerReceived' }>;

/** State changes of the peer connection, and offers that require a new one. */
export function handleLinkInput(machine: CallMachine, call: Call, input: LinkInput): Step {
  const { phase } = machine.state;
  if (phase === 'dialling' || phase === 'ringing') return ignored(machine);
  if (input.type === 'offerReceived') {
    return call.role === 'callee' && input.generation > call.generation
      ? rebuildLink(machine, call, input.generation)
      : ignored(machine);
  }
  if (input.generation !== call.generation) return ignored(machine);
  switch (input.type) {
    case 'linkUp':
      return goTo(machine, { phase: 'connected', call }, [
        { type: 'stop', timer: 'connect' },
        { type: 'stop', timer: 'restart' },
        { type: 'stop', timer: 'give-up' },
      ]);
    case 'linkDown':
      return phase === 'connected' ? loseLink(machine, call) : ignored(machine);
    case 'linkStuck':
      return call.role === 'caller' ? rebuildLink(machine, call, call.generation + 1) : ignored(machine);
  }
}

/** Only the caller restarts, so that two restarts never cross; both give up in the end. */
function loseLink(machine: CallMachine, call: Call): Step {
  const { callId } = call;
  const restart: CallEffect[] =
    call.role === 'caller' ? [{ type: 'start', timer: 'restart', callId, ms: callTimes.restart }] : [];
  return goTo(machine, { phase: 'reconnecting', call }, [
    ...restart,
    { type: 'start', timer: 'give-up', callId, ms: callTimes['give-up'] },
  ]);
}
