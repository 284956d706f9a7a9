import { stepCall } from '../../mfe-calls/src/rtc/call/callMachine';
import { explore } from './explore';
import type { Budget, Rules } from './modelState';
import { glare, initialState, oneCall, rules } from './scenarios';
import { serverRules } from './serverRules';

describe.each([
  ['one call, hung up by either', ['A1', 'B1'], { ...oneCall, hangUps: 2, duplicates: 1, reorders: 1 }],
  ['glare', ['A1', 'B1'], { ...glare, hangUps: 1, duplicates: 1, reorders: 1 }],
  ['glare with a lost connection', ['A1', 'B1'], { ...glare, disconnects: 1, hangUps: 1 }],
  ['lost connections', ['A1', 'B1'], { ...oneCall, disconnects: 2, hangUps: 1, reorders: 1 }],
  ['media that flows without the server', ['A1', 'B1'], { ...oneCall, disconnects: 2, timeouts: 2 }],
  [
    'a caller who has to stop ringing',
    ['A1', 'B1'],
    { dials: { A1: 2 }, rings: 1, hangUps: 1, disconnects: 1 },
  ],
  ['time running out', ['A1', 'B1'], { ...oneCall, timeouts: 2, hangUps: 1, disconnects: 1 }],
  ['media that stops', ['A1', 'B1'], { ...oneCall, linkLosses: 1, timeouts: 2, disconnects: 1 }],
  ['a reloaded page', ['A1', 'B1'], { ...oneCall, reloads: 1, hangUps: 1, disconnects: 1 }],
  ['both pages reloaded', ['A1', 'B1'], { ...oneCall, reloads: 2, hangUps: 1 }],
  ['two tabs that ring', ['A1', 'B1', 'B2'], { ...oneCall, hangUps: 1, disconnects: 1 }],
  ['a user who leaves', ['A1', 'B1'], { ...oneCall, leaves: 1, disconnects: 1, hangUps: 1 }],
  ['both users leaving', ['A1', 'B1'], { ...oneCall, leaves: 2, duplicates: 1 }],
  ['glare and a user who leaves', ['A1', 'B1'], { ...glare, leaves: 1 }],
  ['a tab that leaves while both ring', ['A1', 'B1', 'B2'], { ...oneCall, leaves: 1 }],
  ['a session that ends', ['A1', 'B1'], { ...oneCall, sessionEnds: 1, disconnects: 1, hangUps: 1 }],
  ['glare and a session that ends', ['A1', 'B1'], { ...glare, sessionEnds: 1, duplicates: 1 }],
  ['a third caller', ['A1', 'B1', 'C1'], { dials: { A1: 1, C1: 1 }, hangUps: 1 }],
])('%s', (_name, devices, budget) => {
  it('leaves both sides in agreement, in every order of events', () => {
    const { states, violation } = explore(initialState(devices, budget), rules);
    expect([violation?.message, ...(violation?.path ?? [])]).toEqual([undefined]);
    expect(states).toBeGreaterThan(1000);
  });
});

/** Plausible mistakes, each replacing a correct part. */
const mistakes: [string, string[], Partial<Budget>, Partial<Rules>][] = [
  [
    'a browser that rings for a call that it knows to be over',
    ['A1', 'B1'],
    { ...oneCall, hangUps: 1, reorders: 1 },
    { step: (machine, input) => stepCall({ ...machine, history: [] }, input) },
  ],
  [
    'a browser that forgets unconfirmed hang-ups after a lost connection',
    ['A1', 'B1'],
    { ...oneCall, hangUps: 1, disconnects: 1 },
    {
      step: (machine, input) =>
        stepCall(input.type === 'online' ? { ...machine, pendingHangUps: [] } : machine, input),
    },
  ],
  [
    'a caller that rejoins a call after a reload without a new connection',
    ['A1', 'B1'],
    { ...oneCall, reloads: 1 },
    {
      step: (machine, input) =>
        stepCall(
          machine,
          input.type === 'rejoined' ? { ...input, call: { ...input.call, role: 'callee' } } : input,
        ),
    },
  ],
  [
    'a server that gives an accepted call to the second tab',
    ['A1', 'B1', 'B2'],
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
  ],
  [
    'a server that starts two calls when two users call each other',
    ['A1', 'B1'],
    glare,
    {
      server: {
        ...serverRules,
        placeCall: (placed, known, _active, now) => serverRules.placeCall(placed, known, [], now),
      },
    },
  ],
  [
    'a server that only waits for a side whose session has ended',
    ['A1', 'B1'],
    { ...oneCall, sessionEnds: 1 },
    { server: { ...serverRules, departDevice: serverRules.loseDevice } },
  ],
];

it.each(mistakes)('every order of events finds the mistake of %s', (_name, devices, budget, mistake) => {
  const { violation } = explore(initialState(devices, budget), { ...rules, ...mistake });
  expect(violation?.path.length).toBeGreaterThan(2);
});
