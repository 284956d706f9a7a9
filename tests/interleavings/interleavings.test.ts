import { stepCall } from '../../mfe-calls/src/rtc/call/callMachine';
import { explore } from './explore';
import { serverRules } from './serverRules';
import { atRest, type Budget, type Rules, type World } from './world';

const rules: Rules = { step: stepCall, server: serverRules };
const nothing: Budget = {
  dials: {},
  hangUps: 0,
  disconnects: 0,
  duplicates: 0,
  reorders: 0,
  timeouts: 0,
  linkLosses: 0,
  reloads: 0,
};

/** Browsers with their cameras on, at rest, and what may happen to them. */
function worldOf(devices: string[], budget: Partial<Budget>): World {
  return {
    browsers: Object.fromEntries(devices.map((device) => [device, atRest])),
    calls: {},
    left: [],
    budget: { ...nothing, ...budget },
  };
}

const oneCall = { dials: { A1: 1 } };
const glare = { dials: { A1: 1, B1: 1 } };

describe.each([
  ['one call, hung up by either', ['A1', 'B1'], { ...oneCall, hangUps: 2, duplicates: 1, reorders: 1 }],
  ['glare', ['A1', 'B1'], { ...glare, hangUps: 1, duplicates: 1, reorders: 1 }],
  ['glare with a lost connection', ['A1', 'B1'], { ...glare, disconnects: 1, hangUps: 1 }],
  ['lost connections', ['A1', 'B1'], { ...oneCall, disconnects: 2, hangUps: 1, reorders: 1 }],
  ['time running out', ['A1', 'B1'], { ...oneCall, timeouts: 2, hangUps: 1, disconnects: 1 }],
  ['a picture that stops', ['A1', 'B1'], { ...oneCall, linkLosses: 1, timeouts: 2, disconnects: 1 }],
  ['a page loaded anew', ['A1', 'B1'], { ...oneCall, reloads: 1, hangUps: 1, disconnects: 1 }],
  ['both pages loaded anew', ['A1', 'B1'], { ...oneCall, reloads: 2, hangUps: 1 }],
  ['two tabs that ring', ['A1', 'B1', 'B2'], { ...oneCall, hangUps: 1, disconnects: 1 }],
  ['a third caller', ['A1', 'B1', 'C1'], { dials: { A1: 1, C1: 1 }, hangUps: 1 }],
])('%s', (_name, devices, budget) => {
  it('leaves both ends agreed, in every order of events', () => {
    const { worlds, violation } = explore(worldOf(devices, budget), rules);
    expect([violation?.sentence, ...(violation?.way ?? [])]).toEqual([undefined]);
    expect(worlds).toBeGreaterThan(1000);
  });
});

/** Mistakes that are easily made, each put in place of a part that is right. */
const mistakes: [string, string[], Partial<Budget>, Partial<Rules>][] = [
  [
    'a browser that rings for a call it has heard the end of',
    ['A1', 'B1'],
    { ...oneCall, hangUps: 1, reorders: 1 },
    { step: (machine, input) => stepCall({ ...machine, past: [] }, input) },
  ],
  [
    'a browser that forgets what it owes after a lost connection',
    ['A1', 'B1'],
    { ...oneCall, hangUps: 1, disconnects: 1 },
    {
      step: (machine, input) => stepCall(input.type === 'online' ? { ...machine, owed: [] } : machine, input),
    },
  ],
  [
    'a caller that comes back to a reloaded call without a new connection',
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
    'a server that lets the second tab have an accepted call',
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
    'a server that makes two calls of two people who call each other',
    ['A1', 'B1'],
    glare,
    {
      server: {
        ...serverRules,
        placeCall: (placed, known, _active, now) => serverRules.placeCall(placed, known, [], now),
      },
    },
  ],
];

it.each(mistakes)('finds %s', (_name, devices, budget, mistake) => {
  const { violation } = explore(worldOf(devices, budget), { ...rules, ...mistake });
  expect(violation?.way.length).toBeGreaterThan(2);
});
