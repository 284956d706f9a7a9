import type { CallAnswer, CallEndReason, LeaveReason } from '@tayyib/shared/contracts';
import { legGraceMs, ringTimeoutMs } from '@tayyib/shared/limits';
import type {
  Call,
  CallEffect,
  CallInput,
  CallMachine,
  CallState,
  CallTimer,
  PendingHangUp,
  ResumedAs,
} from './callTypes';

/** The current call; null when there is none. */
export function callOf(state: CallState): Call | null {
  return 'call' in state ? state.call : null;
}

export const newMachine: CallMachine = {
  state: { phase: 'unavailable' },
  isOnline: true,
  pendingHangUps: [],
  history: [],
};

/** The machine after an input, and the effects to run. */
export interface Step {
  machine: CallMachine;
  effects: CallEffect[];
}

/**
 * The server ends an unanswered call after `ringTimeoutMs`; the client does so this much later if that message is
 * lost.
 */
const slackMs = 5000;

/** Duration of each timer, in milliseconds. */
export const callTimes = {
  ring: ringTimeoutMs + slackMs,
  /** From the answer, or a rebuilt connection, to the first media. Ten times what a poor network needs. */
  connect: 15_000,
  /** Between two ICE restarts while a connection is down. Measured: media is back 0.2 to 1 s after the network. */
  restart: 2000,
  /** A connection that is down this long is given up. Longer than the server waits for a lost side. */
  'give-up': legGraceMs + 25_000,
} as const;

const timers: readonly CallTimer[] = ['ring', 'connect', 'restart', 'give-up'];

/** Far more than can be under way at once. */
const maxHistory = 8;

/** No change and no effects: the input was late, a duplicate, or about another call. */
export const ignored = (machine: CallMachine): Step => ({ machine, effects: [] });

export const goTo = (machine: CallMachine, state: CallState, effects: CallEffect[]): Step => ({
  machine: { ...machine, state },
  effects,
});

/** The effect that answers a ringing call. */
export const sendAnswer = (callId: string, callerSocketId: string, answer: CallAnswer): CallEffect => ({
  type: 'send',
  event: 'pre-offer-answer',
  callId,
  callerSocketId,
  answer,
});

/** Marks a call as over, so that a late message about it is ignored. */
export function addToHistory(history: readonly string[], callId: string): readonly string[] {
  return history.includes(callId) ? history : [...history, callId].slice(-maxHistory);
}

/** Notifies the server that a call has ended here, and repeats that after each reconnect until the server confirms. */
export function notifyHangUp(machine: CallMachine, hangUp: PendingHangUp): Step {
  const effects: CallEffect[] = machine.isOnline
    ? [{ type: 'send', event: 'user-hanged-up', ...hangUp }]
    : [];
  return { machine: { ...machine, pendingHangUps: [...machine.pendingHangUps, hangUp] }, effects };
}

/** Releases everything a call uses; the user can call again at once. */
export function endCall(machine: CallMachine, call: Call, reason: CallEndReason, message?: string): Step {
  const { callId, role, peer } = call;
  const ended = { callId, role, peer, reason, ...(message !== undefined && { message }) };
  return {
    machine: {
      ...machine,
      state: { phase: 'available', ended },
      history: addToHistory(machine.history, callId),
    },
    effects: [
      { type: 'closeLink' },
      { type: 'resetMedia' },
      ...timers.map((timer): CallEffect => ({ type: 'stop', timer })),
    ],
  };
}

/** Ends the call and notifies the server, now or after the next reconnect. */
export function leaveCall(machine: CallMachine, call: Call, reason: CallEndReason, sent: LeaveReason): Step {
  const { callId, peer } = call;
  const notified = notifyHangUp(machine, { callId, socketId: peer.socketId, reason: sent });
  const { machine: ended, effects } = endCall(notified.machine, call, reason);
  return { machine: ended, effects: [...notified.effects, ...effects] };
}

/** This tab cannot take the call that rings here; others of the user may. */
export function stopRinging(machine: CallMachine, call: Call): Step {
  const { machine: ended, effects } = endCall(machine, call, 'timeout');
  if (!machine.isOnline) return { machine: ended, effects };
  return {
    machine: ended,
    effects: [sendAnswer(call.callId, call.peer.socketId, 'CALL_NOT_AVAILABLE'), ...effects],
  };
}

/** Accepts a call that rings here and waits for the caller's offer. */
export function acceptRing(machine: CallMachine, call: Call): Step {
  const { machine: begun, effects } = beginLink(machine, call);
  return {
    machine: begun,
    effects: [sendAnswer(call.callId, call.peer.socketId, 'CALL_ACCEPTED'), ...effects],
  };
}

/** Both sides have agreed: the caller offers, the callee waits for the offer. */
export function beginLink(machine: CallMachine, call: Call): Step {
  return goTo(machine, { phase: 'connecting', call }, [
    { type: 'stop', timer: 'ring' },
    openEffect(call),
    { type: 'start', timer: 'connect', callId: call.callId, ms: callTimes.connect },
  ]);
}

/** Replaces an unusable peer connection. A call that never had media continues to wait for its first. */
export function rebuildLink(machine: CallMachine, old: Call, generation: number): Step {
  const call = { ...old, generation };
  const { callId } = call;
  if (machine.state.phase === 'connecting')
    return goTo(machine, { phase: 'connecting', call }, [openEffect(call)]);
  return goTo(machine, { phase: 'reconnecting', call }, [
    openEffect(call),
    { type: 'stop', timer: 'restart' },
    { type: 'start', timer: 'give-up', callId, ms: callTimes['give-up'] },
  ]);
}

/** The inputs with which a reloaded page rejoins its call; null when it cannot rejoin, or not yet. */
export function rejoinInputs(call: Call, as: ResumedAs): CallInput[] | null {
  // the caller opens a new connection; the callee learns of it from the caller's offer
  const generation = call.role === 'caller' ? call.generation + 1 : call.generation;
  const rejoined: CallInput = { type: 'rejoined', call: { ...call, generation } };
  if (as === 'accepted') return [rejoined];
  // the page was reloaded before the server received its acceptance: it is sent again
  if (as === 'ringing' && call.role === 'callee')
    return [rejoined, { type: 'resumed', callId: call.callId, as }];
  return null;
}

function openEffect({ callId, generation, role }: Call): CallEffect {
  return { type: 'openLink', callId, generation, offers: role === 'caller' };
}
