import { FakeConnection, withFakeConnections } from '../fakeConnections.testing';
import { streamOfKind } from '../../media/streamOfKind';
import { IncomingLink } from './IncomingLink';

withFakeConnections();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A link, its connection, and the events it reported. */
function linkSetup() {
  const answers: string[] = [];
  const shown: string[] = [];
  const gone: string[] = [];
  const candidates: string[] = [];
  /** What is received of each participant, shown or not. */
  const streams = new Map<string, MediaStream>();
  const link = new IncomingLink([{ urls: 'stun:stun.example' }], {
    answer: (sdp) => answers.push(sdp),
    candidate: ({ candidate }) => candidates.push(candidate),
    pending: (participant, stream) => streams.set(participant, stream),
    stream: (participant, stream) => (stream ? shown : gone).push(participant),
  });
  const connection = FakeConnection.all.at(-1);
  if (!connection) throw new Error('There is no connection.');
  return { link, connection, answers, shown, gone, candidates, streams };
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

it('answers one offer after the other, and shows each participant once their video arrives', async () => {
  const { link, connection, answers, shown } = linkSetup();
  expect(connection.configuration.iceServers).toEqual([{ urls: 'stun:stun.example' }]);
  expect(link.hasOffer).toBe(false);
  connection.receiveTrack('video', '0');
  connection.receiveTrack('video', '1');
  link.handleOffer(offer('first', 'ann'));
  link.handleOffer(offer('second', 'ann', 'bob'));
  expect(link.hasOffer).toBe(true);
  await moments(1);
  expect(connection.remoteDescriptions).toEqual(['first', 'second']);
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
  // and stops polling
  expect(jest.getTimerCount()).toBe(0);
  link.close();
});

it('survives an offer that cannot be applied, and drops participants that the next one lacks', async () => {
  const { link, connection, answers, shown, gone } = linkSetup();
  connection.receiveTrack('video', '0');
  connection.receiveTrack('video', '1');
  link.handleOffer(offer('first', 'ann', 'bob'));
  await moments(200);
  connection.report = new Map([counted('0', 5), counted('1', 5)]);
  await moments(200);
  connection.report = new Map([counted('0', 9), counted('1', 9)]);
  await moments(200);
  expect(shown).toEqual(['ann', 'bob']);
  link.handleOffer(offer('broken', 'ann'));
  link.handleOffer(offer('third', 'ann'));
  await moments(1);
  expect(answers).toHaveLength(2);
  expect(gone).toEqual(['bob']);
  link.close();
});

it('an incoming link reports candidates and audio statistics, and nothing after it is closed', async () => {
  const { link, connection, candidates, answers } = linkSetup();
  connection.receiveTrack('audio', '0');
  connection.receiveTrack('video', '1');
  link.handleOffer({
    ...offer('first', 'ann'),
    lines: ['0', '1'].map((mid) => ({ mid, participant: 'ann' })),
  });
  await moments(1);
  connection.onicecandidate?.({
    candidate: { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'u' },
  });
  connection.onicecandidate?.({ candidate: null });
  expect(candidates).toEqual(['candidate:1']);
  expect([...(await link.stats()).keys()]).toEqual(['ann']);
  link.close();
  link.handleOffer(offer('late', 'ann'));
  await moments(1000);
  expect(answers).toHaveLength(1);
  expect(connection.connectionState).toBe('closed');
  expect(jest.getTimerCount()).toBe(0);
});

it('an incoming link detects when only a new connection helps', async () => {
  const { link, connection } = linkSetup();
  expect(link.isLost(Date.now() + 60_000)).toBe(false);
  link.handleOffer(offer('first', 'ann'));
  expect(link.isLost(Date.now() + 7000)).toBe(false);
  expect(link.isLost(Date.now() + 9000)).toBe(true);
  connection.setState('connected');
  expect(link.isLost(Date.now() + 9000)).toBe(false);
  connection.setState('disconnected');
  expect(link.isLost(Date.now() + 2000)).toBe(false);
  expect(link.isLost(Date.now() + 4000)).toBe(true);
  connection.setState('connected');
  expect(link.isLost(Date.now() + 4000)).toBe(false);
  connection.setState('failed');
  expect(link.isLost(Date.now())).toBe(true);
  link.close();
});

it('knows the camera beside a screen by what the server says of its line, also where the line carried another before', async () => {
  const { link, connection, streams } = linkSetup();
  const tracks = [
    connection.receiveTrack('audio', '0'),
    connection.receiveTrack('video', '1'),
    connection.receiveTrack('video', '2'),
  ].map(({ receiver }) => receiver.track);
  const lines = (participant: string, presenter: string) =>
    ['0', '1', '2'].map((mid) => ({ mid, participant, isPresenter: mid === presenter }));
  link.handleOffer({ ...offer('first'), lines: lines('ann', '1') });
  await moments(1);
  const shownOf = (participant: string, kind: 'video' | 'presenter') => {
    const stream = streams.get(participant);
    return stream && streamOfKind(stream, kind).getTracks();
  };
  expect(shownOf('ann', 'video')).toEqual([tracks[2]]);
  expect(shownOf('ann', 'presenter')).toEqual([tracks[1]]);
  link.handleOffer({ ...offer('second'), lines: lines('bob', '2') });
  await moments(1);
  expect(shownOf('bob', 'video')).toEqual([tracks[1]]);
  expect(shownOf('bob', 'presenter')).toEqual([tracks[2]]);
  link.close();
});
