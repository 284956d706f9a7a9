import type { CallEffect, CallInput } from '../../mfe-calls/src/rtc/call/callTypes';
import { stepCall } from '../../mfe-calls/src/rtc/call/callMachine';
import { decided, endStoredCall } from '../../server/src/features/community/calls/oneToOne/rules/callRules';
import { explore } from './explore';
import type { Budget, Rules } from './modelState';
import { glare, initialState, oneCall, rules } from './scenarios';
import { serverRules } from './serverRules';

const two = ['A1', 'B1'];
const notConnected = 'two users agreed to a call and are not connected';
const noneLeft = 'no call is left, although nobody ended one';

/** Steps and changes the effects. */
const withEffects =
  (change: (effects: CallEffect[], input: CallInput) => CallEffect[]): Rules['step'] =>
  (machine, input) => {
    const { machine: next, effects } = stepCall(machine, input);
    return { machine: next, effects: change(effects, input) };
  };

const hangsUp = (effect: CallEffect) => effect.type === 'send' && effect.event === 'user-hanged-up';

/** Mistakes after which both sides agree, but the users do not get the call they want. */
const mistakes: [string, Partial<Budget>, Partial<Rules>, string][] = [
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
    { step: withEffects((effects) => effects.filter((one) => !('timer' in one && one.timer === 'restart'))) },
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
];

const leaving: CallInput = { type: 'hungUp', reason: 'no-path' };

it.each(mistakes)('the goals of a call find the mistake of %s', (_name, budget, mistake, message) => {
  const { violation } = explore(initialState(two, budget), { ...rules, ...mistake });
  expect(violation?.message).toBe(message);
});
