import type { CallEffect, CallInput, CallTimer, Call, CallMachine } from './callTypes';
import {
  callOf,
  addToHistory,
  callTimes,
  ignored,
  leaveCall,
  notifyHangUp,
  stopRinging,
  type Step,
} from './callTransitions';
import { handleLinkInput, handleRing, handleServerInput, handleUserInput } from './callHandlers';

type ConnectionInput = Extract<CallInput, { type: 'offline' | 'online' | 'hangUpConfirmed' }>;

/**
 * One step of a one-to-one call. Pure: messages to send, connections to open and timers to start are returned as effects. An
 * input about a call other than the current one changes nothing, except a ring, which is answered.
 */
export function stepCall(machine: CallMachine, input: CallInput): Step {
  switch (input.type) {
    case 'mediaReady':
    case 'mediaLost':
    case 'dialled':
    case 'rejoined':
    case 'accepted':
    case 'rejected':
    case 'hungUp':
    case 'left':
    case 'pageHidden':
      return handleUserInput(machine, input);
    case 'offline':
    case 'online':
    case 'hangUpConfirmed':
      return handleConnectionInput(machine, input);
    case 'rang':
      return handleRing(machine, input);
    default:
  }
  const call = callOf(machine.state);
  if (call?.callId !== input.callId) return handleOtherCallInput(machine, input);
  switch (input.type) {
    case 'linkUp':
    case 'linkDown':
    case 'linkStuck':
    case 'offerReceived':
      return handleLinkInput(machine, call, input);
    case 'timeout':
      return handleTimeout(machine, call, input.timer);
    default:
      return handleServerInput(machine, call, input);
  }
}

/** Our connection to the server. Media does not depend on it: a call continues while it is down. */
function handleConnectionInput(machine: CallMachine, input: ConnectionInput): Step {
  switch (input.type) {
    case 'offline':
      return { machine: { ...machine, isOnline: false }, effects: [] };
    case 'hangUpConfirmed': {
      const pendingHangUps = machine.pendingHangUps.filter(({ callId }) => callId !== input.callId);
      return { machine: { ...machine, pendingHangUps }, effects: [] };
    }
    case 'online': {
      const call = callOf(machine.state);
      const hangUps = machine.pendingHangUps.map((hangUp): CallEffect => ({
        type: 'send',
        event: 'user-hanged-up',
        ...hangUp,
      }));
      const resume: CallEffect[] = call ? [{ type: 'send', event: 'call-resume', callId: call.callId }] : [];
      return { machine: { ...machine, isOnline: true }, effects: [...hangUps, ...resume] };
    }
  }
}

/** An input about a call that is not the current one. Most are late; two of them still matter. */
function handleOtherCallInput(machine: CallMachine, input: CallInput): Step {
  switch (input.type) {
    // its ring may still arrive after it
    case 'endedByServer':
      return ignored({ ...machine, history: addToHistory(machine.history, input.callId) });
    case 'merged':
      return handleOtherCallMerge(machine, input.into, input.socketId);
    default:
      return ignored(machine);
  }
}

/** We gave up our call just before it was merged into theirs, which the server now counts as accepted by us: we leave it. */
function handleOtherCallMerge(machine: CallMachine, into: string, socketId: string): Step {
  const call = callOf(machine.state);
  if (call?.callId !== into) {
    const { machine: left, effects } = notifyHangUp(machine, { callId: into, socketId, reason: 'hung-up' });
    return { machine: { ...left, history: addToHistory(left.history, into) }, effects };
  }
  return machine.state.phase === 'ringing'
    ? leaveCall(machine, call, 'cancelled', 'hung-up')
    : ignored(machine);
}

/** A timer that ran out. One that belongs to an earlier phase is ignored. */
function handleTimeout(machine: CallMachine, call: Call, timer: CallTimer): Step {
  const { phase } = machine.state;
  switch (timer) {
    case 'ring':
      if (phase === 'dialling') return leaveCall(machine, call, 'timeout', 'hung-up');
      // the server's own timeout is a little shorter: the answer only matters if that one failed
      return phase === 'ringing' ? stopRinging(machine, call) : ignored(machine);
    case 'connect':
      return phase === 'connecting' ? leaveCall(machine, call, 'no-path', 'no-path') : ignored(machine);
    case 'give-up':
      return phase === 'reconnecting' ? leaveCall(machine, call, 'peer-lost', 'peer-lost') : ignored(machine);
    case 'restart':
      return phase === 'reconnecting' && call.role === 'caller'
        ? restartLink(machine, call)
        : ignored(machine);
  }
}

/** No restart while we are offline: the offer could not reach the other side. */
function restartLink(machine: CallMachine, { callId }: Call): Step {
  const restart = { type: 'start', timer: 'restart', callId, ms: callTimes.restart } as const;
  return { machine, effects: machine.isOnline ? [{ type: 'restartIce' }, restart] : [restart] };
}
