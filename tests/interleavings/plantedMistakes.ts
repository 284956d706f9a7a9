import type { CallEffect, CallInput, CallTimer } from '../../mfe-calls/src/rtc/call/callTypes';
import { stepCall } from '../../mfe-calls/src/rtc/call/callMachine';
import { callOf } from '../../mfe-calls/src/rtc/call/callTransitions';
import { decided, endStoredCall } from '../../server/src/features/community/calls/oneToOne/rules/callRules';
import type { Budget, Rules } from './modelState';
import { glare, oneCall } from './scenarios';
import { serverRules } from './serverRules';

const notConnected = 'two users agreed to a call and are not connected';
const noneLeft = 'no call is left, although nobody ended one';

/** Steps and changes the effects. */
const withEffects =
  (change: (effects: CallEffect[], input: CallInput) => CallEffect[]): Rules['step'] =>
  (machine, input) => {
    const { machine: next, effects } = stepCall(machine, input);
    return { machine: next, effects: change(effects, input) };
  };

/** Steps as if these inputs had not arrived. */
const ignoring =
  (isIgnored: (input: CallInput, phase: string) => boolean): Rules['step'] =>
  (machine, input) =>
    isIgnored(input, machine.state.phase) ? { machine, effects: [] } : stepCall(machine, input);

const isTimer = (effect: CallEffect, ...names: readonly CallTimer[]) =>
  'timer' in effect && names.includes(effect.timer);

const hangsUp = (effect: CallEffect) => effect.type === 'send' && effect.event === 'user-hanged-up';

/** Plausible mistakes, each with what the checker must say of it. Together they fall short of every goal. */
export const plantedMistakes: [string, Partial<Budget>, Partial<Rules>, string, string[]?][] = [
  [
    'a browser that hangs up the merged call when it yields',
    glare,
    {
      step: (machine, input) => {
        const { machine: next, effects } = stepCall(machine, input);
        const pendingHangUps = next.pendingHangUps.map((one) => ({ ...one, reason: 'hung-up' as const }));
        return {
          machine: { ...next, pendingHangUps },
          effects: effects.map((one) =>
            one.type === 'send' && one.event === 'user-hanged-up' ? { ...one, reason: 'hung-up' } : one,
          ),
        };
      },
    },
    noneLeft,
  ],
  [
    'a browser that releases its camera when it yields',
    glare,
    {
      step: withEffects((effects, input) =>
        input.type === 'rang' && effects.some(hangsUp) ? [...effects, { type: 'resetMedia' }] : effects,
      ),
    },
    'B1 is connecting without its camera',
  ],
  [
    'a browser that ignores a dial while the call of that user rings',
    glare,
    {
      step: (machine, input) =>
        input.type === 'dialled' && machine.state.phase === 'ringing'
          ? { machine, effects: [] }
          : stepCall(machine, input),
    },
    notConnected,
  ],
  [
    'a server that ignores the hang-up of a dial that was merged',
    { ...glare, hangUps: 1, disconnects: 1 },
    {
      server: {
        ...serverRules,
        leaveStoredCall: (call, by, hangUp, now) =>
          serverRules.leaveStoredCall(
            call,
            by,
            call?.alias === hangUp.callId ? { ...hangUp, reason: 'yielded' } : hangUp,
            now,
          ),
      },
    },
    'A1 rings for nobody',
  ],
  [
    'a caller that leaves as soon as the call is accepted',
    oneCall,
    { step: (machine, input) => stepCall(machine, input.type === 'answered' ? leaving : input) },
    noneLeft,
  ],
  [
    'a server that finds every callee busy',
    oneCall,
    {
      server: {
        ...serverRules,
        placeCall: (placed, ...rest) =>
          serverRules.placeCall({ ...placed, callee: { ...placed.callee, devices: [] } }, ...rest),
      },
    },
    noneLeft,
  ],
  [
    'a server that lets no reloaded page rejoin',
    { ...oneCall, reloads: 1 },
    {
      server: {
        ...serverRules,
        resumeCall: () => ({ ok: true, as: 'ended', decision: { ok: true, outcome: null } }),
      },
    },
    notConnected,
  ],
  [
    'a caller that does not restart a connection that is down',
    { ...oneCall, linkLosses: 1 },
    { step: withEffects((effects) => effects.filter((one) => !isTimer(one, 'restart'))) },
    notConnected,
  ],
  [
    'a server that ends a call because one side lost it, while media flows',
    { ...oneCall, disconnects: 1, timeouts: 1 },
    {
      server: {
        ...serverRules,
        applyTimeouts: (call, now) => {
          const { call: ended, sends } = endStoredCall(call, 'peer-lost', now);
          const isLost =
            call.phase === 'accepted' && [call.caller, call.callee].some(({ lostAt }) => lostAt !== null);
          return isLost ? decided(ended, sends) : serverRules.applyTimeouts(call, now);
        },
      },
    },
    noneLeft,
  ],
  [
    'a browser that hangs up when the other side lost the server, while media flows',
    { ...oneCall, disconnects: 1, timeouts: 1 },
    { step: (machine, input) => stepCall(machine, input.type === 'peerAway' ? leaving : input) },
    noneLeft,
  ],
  [
    'a server that connects an answer to a caller who is lost',
    { ...oneCall, disconnects: 1 },
    {
      server: {
        ...serverRules,
        answerCall: (call, ...rest) =>
          serverRules.answerCall(call && { ...call, caller: { ...call.caller, lostAt: null } }, ...rest),
      },
    },
    'B1 was connected to a lost caller',
  ],
  [
    'a caller who reads that the callee is the cause of the own ring limit',
    { dials: { A1: 2 }, rings: 1 },
    {
      step: (machine, input) =>
        stepCall(
          machine,
          input.type === 'refused'
            ? { type: 'answered', callId: input.callId, answer: 'CALL_NOT_AVAILABLE' }
            : input,
        ),
    },
    'A1 reads that the callee was the cause of a refusal',
  ],
  [
    'a server that starts two calls when two users call each other',
    glare,
    {
      server: {
        ...serverRules,
        placeCall: (placed, known, _active, now) => serverRules.placeCall(placed, known, [], now),
      },
    },
    'A is in 2 calls at once',
  ],
  [
    'a browser that keeps the connection of a call that has ended',
    { ...oneCall, hangUps: 1 },
    { step: withEffects((effects) => effects.filter(({ type }) => type !== 'closeLink')) },
    'B1 is available with a peer connection',
  ],
  [
    'a browser that opens the connection of its own dial when it yields',
    glare,
    {
      step: (machine, input) => {
        const before = callOf(machine.state);
        const { machine: next, effects } = stepCall(machine, input);
        const isYielding = input.type === 'rang' && before !== null;
        return {
          machine: next,
          effects: effects.map((one) =>
            isYielding && one.type === 'openLink' ? { ...one, callId: before.callId } : one,
          ),
        };
      },
    },
    'B1 has the connection of another call',
  ],
  [
    'a browser that does not read that its hang-up was confirmed',
    { ...oneCall, hangUps: 1 },
    { step: ignoring((input) => input.type === 'hangUpConfirmed') },
    'A1 has an unconfirmed hang-up',
  ],
  [
    'a browser that does not read that the other side hung up',
    { ...oneCall, hangUps: 1 },
    { step: ignoring((input) => input.type === 'endedByServer') },
    'B1 is ringing in a call that is over',
  ],
  [
    'a caller that does not read the acceptance',
    oneCall,
    { step: ignoring((input) => input.type === 'answered') },
    'A1 dials although its call is accepted',
  ],
  [
    'a tab that goes on accepting a call that another tab has',
    oneCall,
    {
      step: ignoring(
        (input, phase) =>
          phase === 'connecting' && (input.type === 'endedByServer' || input.type === 'refused'),
      ),
    },
    'B1 is connecting in a call that is over',
    ['A1', 'B1', 'B2'],
  ],
  [
    'a caller that connects before it is answered',
    oneCall,
    {
      step: (machine, input) => {
        const { machine: dialled, effects } = stepCall(machine, input);
        if (input.type !== 'dialled') return { machine: dialled, effects };
        const { callId } = input;
        const answered = stepCall(dialled, { type: 'answered', callId, answer: 'CALL_ACCEPTED' });
        return { machine: answered.machine, effects: [...effects, ...answered.effects] };
      },
    },
    'A1 is connecting before the call is accepted',
  ],
  [
    'a server that only waits for a side whose session has ended',
    { ...oneCall, sessionEnds: 1 },
    { server: { ...serverRules, departDevice: serverRules.loseDevice } },
    'the server stores A1-1, although A1 has left',
  ],
  [
    'a browser that forgets unconfirmed hang-ups after a lost connection',
    { ...oneCall, hangUps: 1, disconnects: 1 },
    {
      step: (machine, input) =>
        stepCall(input.type === 'online' ? { ...machine, pendingHangUps: [] } : machine, input),
    },
    'the server stores A1-1, which A1 does not know',
  ],
  [
    'a page that can be called after its user left',
    { ...oneCall, leaves: 1 },
    {
      step: (machine, input) => {
        const { machine: next, effects } = stepCall(machine, input);
        const isLeft = input.type === 'left';
        return { machine: isLeft ? { ...next, state: { phase: 'available', ended: null } } : next, effects };
      },
    },
    'A1 is available after it left',
  ],
  [
    'a browser that neither restarts a connection that is down nor gives it up',
    { ...oneCall, linkLosses: 1 },
    { step: withEffects((effects) => effects.filter((one) => !isTimer(one, 'restart', 'give-up'))) },
    'A1 stays reconnecting forever',
  ],
  [
    'a browser that stops no timer',
    { ...oneCall, hangUps: 1 },
    { step: withEffects((effects) => effects.filter(({ type }) => type !== 'stop')) },
    'A1 keeps waiting for ring',
  ],
  [
    'a browser that rings for a call that it knows to be over',
    { ...oneCall, hangUps: 1, reorders: 1 },
    { step: (machine, input) => stepCall({ ...machine, history: [] }, input) },
    'B1 is ringing in a call that is over',
  ],
  [
    'a caller that rejoins a call after a reload without a new connection',
    { ...oneCall, reloads: 1 },
    {
      step: (machine, input) =>
        stepCall(
          machine,
          input.type === 'rejoined' ? { ...input, call: { ...input.call, role: 'callee' } } : input,
        ),
    },
    "A1' is in a call of another device",
  ],
  [
    'a server that gives an accepted call to the second tab',
    oneCall,
    {
      server: {
        ...serverRules,
        answerCall: (call, by, answer, now) =>
          serverRules.answerCall(
            call && call.phase === 'accepted' ? { ...call, phase: 'ringing' } : call,
            by,
            answer,
            now,
          ),
      },
    },
    'B1 exchanged descriptions in a call it has no part in',
    ['A1', 'B1', 'B2'],
  ],
];

const leaving: CallInput = { type: 'hungUp', reason: 'no-path' };
