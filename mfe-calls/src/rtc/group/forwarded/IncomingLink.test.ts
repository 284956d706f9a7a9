import { ScriptedConnection, withScriptedConnections } from '../scriptedConnections';
import { IncomingLink } from './IncomingLink';

withScriptedConnections();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A link, the connection under it, and what it told. */
function aLink() {
  const answers: string[] = [];
  const shown: string[] = [];
  const gone: string[] = [];
  const candidates: string[] = [];
  const link = new IncomingLink([{ urls: 'stun:stun.example' }], {
    answer: (sdp) => answers.push(sdp),
    candidate: ({ candidate }) => candidates.push(candidate),
    coming: () => undefined,
    stream: (participant, stream) => (stream ? shown : gone).push(participant),
  });
  const connection = ScriptedConnection.all.at(-1);
  if (!connection) throw new Error('There is no connection.');
  return { link, connection, answers, shown, gone, candidates };
}

const offer = (sdp: string, ...participants: readonly string[]) => ({
  offer: { type: 'offer' as const, sdp },
  lines: participants.map((participant, mid) => ({ mid: String(mid), participant })),
});
const moments = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const counted = (mid: string, framesDecoded: number): [string, Record<string, unknown>] => [
  `in-${mid}`,
  { type: 'inbound-rtp', kind: 'video', mid, framesDecoded },
];

it('answers one offer after the other, and shows each person once their pictures come', async () => {
  const { link, connection, answers, shown } = aLink();
  expect(connection.configuration.iceServers).toEqual([{ urls: 'stun:stun.example' }]);
  expect(link.hasOffer).toBe(false);
  connection.line('video', '0');
  connection.line('video', '1');
  link.take(offer('first', 'ann'));
  link.take(offer('second', 'ann', 'bob'));
  expect(link.hasOffer).toBe(true);
  await moments(1);
  expect(connection.taken).toEqual(['first', 'second']);
  expect(answers).toEqual(['answer 1', 'answer 2']);
  connection.report = new Map([counted('0', 0), counted('1', 0)]);
  await moments(200);
  expect(shown).toEqual([]);
  connection.report = new Map([counted('0', 3), counted('1', 0)]);
  await moments(200);
  expect(shown).toEqual(['ann']);
  connection.report = new Map([counted('0', 9), counted('1', 1)]);
  await moments(200);
  expect(shown).toEqual(['ann', 'bob']);
  // and looks no more
  expect(jest.getTimerCount()).toBe(0);
  link.close();
});

it('goes on after an offer that cannot be taken, and drops whoever is not in the next', async () => {
  const { link, connection, answers, shown, gone } = aLink();
  connection.line('video', '0');
  connection.line('video', '1');
  link.take(offer('first', 'ann', 'bob'));
  await moments(200);
  connection.report = new Map([counted('0', 5), counted('1', 5)]);
  await moments(200);
  connection.report = new Map([counted('0', 9), counted('1', 9)]);
  await moments(200);
  expect(shown).toEqual(['ann', 'bob']);
  link.take(offer('broken', 'ann'));
  link.take(offer('third', 'ann'));
  await moments(1);
  expect(answers).toHaveLength(2);
  expect(gone).toEqual(['bob']);
  link.close();
});

it('hands on the ways to reach it, says how loud each person is, and nothing more once it is closed', async () => {
  const { link, connection, candidates, answers } = aLink();
  connection.line('audio', '0');
  connection.line('video', '1');
  link.take({ ...offer('first', 'ann'), lines: ['0', '1'].map((mid) => ({ mid, participant: 'ann' })) });
  await moments(1);
  connection.onicecandidate?.({
    candidate: { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'u' },
  });
  connection.onicecandidate?.({ candidate: null });
  expect(candidates).toEqual(['candidate:1']);
  expect([...(await link.stats()).keys()]).toEqual(['ann']);
  link.close();
  link.take(offer('late', 'ann'));
  await moments(1000);
  expect(answers).toHaveLength(1);
  expect(connection.connectionState).toBe('closed');
  expect(jest.getTimerCount()).toBe(0);
});

it('knows when only a new connection helps', async () => {
  const { link, connection } = aLink();
  expect(link.isLost(Date.now() + 60_000)).toBe(false);
  link.take(offer('first', 'ann'));
  expect(link.isLost(Date.now() + 7000)).toBe(false);
  expect(link.isLost(Date.now() + 9000)).toBe(true);
  connection.becomes('connected');
  expect(link.isLost(Date.now() + 9000)).toBe(false);
  connection.becomes('disconnected');
  expect(link.isLost(Date.now() + 2000)).toBe(false);
  expect(link.isLost(Date.now() + 4000)).toBe(true);
  connection.becomes('connected');
  expect(link.isLost(Date.now() + 4000)).toBe(false);
  connection.becomes('failed');
  expect(link.isLost(Date.now())).toBe(true);
  link.close();
});
