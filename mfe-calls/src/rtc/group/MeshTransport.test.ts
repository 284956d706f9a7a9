import type { FoundIceServers } from '../link/IceServerRefresher';
import { MeshTransport } from './MeshTransport';
import { FakeConnection, FakeStream, FakeTrack } from './fakeConnections.testing';
import { placeholders, FakeEndpoint, withFakePeers } from './fakePeers.testing';

const own = { roomId: 'room', epoch: 0, peerId: 'me', order: 2 };
/** Joined before us: we call them. */
const ann = { participant: 'Ann', peerId: 'ann', order: 1 };
/** Joined after us: they call us. */
const zoe = { participant: 'Zoe', peerId: 'zoe', order: 3 };
const relay = (username: string): FoundIceServers => ({
  iceServers: [{ urls: 'turn:turn.example', username, credential: 'c' }],
  goodForSeconds: 100,
});

withFakePeers();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

/** The endpoint of the current client. */
function endpoint(): FakeEndpoint {
  const last = FakeEndpoint.all.at(-1);
  if (!last) throw new Error('There is no client.');
  return last;
}

/** A transport whose client is connected, and the participants it has shown and removed (`-Ann`). */
async function joined(requestIceServers = () => Promise.resolve<FoundIceServers | null>(null)) {
  const shown: string[] = [];
  const none = { audio: null, video: null, presenter: null };
  const transport = new MeshTransport(own, requestIceServers, none, {
    pending: () => undefined,
    stream: (participant, stream) => shown.push(stream ? participant : `-${participant}`),
  });
  await transport.join();
  endpoint().accept();
  transport.subscribe([ann, zoe]);
  await seconds(0.1);
  return { transport, shown };
}

/** Connects the newest connection, with video of the other side. */
async function connectNewest(candidateType = 'host'): Promise<FakeConnection> {
  const connection = FakeConnection.all.at(-1);
  if (!connection) throw new Error('There is no connection.');
  connection.setState('connected');
  connection.ontrack?.({ streams: [new FakeStream([new FakeTrack('video', 'theirs')])] });
  const count = async (framesDecoded: number) => {
    connection.report = new Map<string, Record<string, unknown>>([
      ['in', { type: 'inbound-rtp', kind: 'video', mid: '0', framesDecoded }],
      ['transport', { type: 'transport', selectedCandidatePairId: 'pair' }],
      ['pair', { type: 'candidate-pair', localCandidateId: 'here', remoteCandidateId: 'there' }],
      ['here', { type: 'local-candidate', candidateType }],
      ['there', { type: 'remote-candidate', candidateType: 'host' }],
    ]);
    await seconds(0.2);
  };
  await count(0);
  await count(2);
  return connection;
}

async function receiveCall(src: string, connectionId: string): Promise<void> {
  const sdp = { type: 'offer', sdp: 'theirs' };
  endpoint().emit({ type: 'OFFER', src, payload: { type: 'media', connectionId, sdp } });
  await seconds(0.1);
}

it('a mesh calls earlier participants, answers later ones, and nobody else', async () => {
  const { transport, shown } = await joined();
  expect([endpoint().callsTo('ann').length, endpoint().callsTo('zoe').length]).toEqual([1, 0]);
  await connectNewest();
  await receiveCall('zoe', 'mc_1');
  await connectNewest();
  expect(shown).toEqual(['Ann', 'Zoe']);
  expect(endpoint().answersTo('zoe')).toEqual(['mc_1']);
  // a peer that the server did not list, and one that we are to call
  await receiveCall('stranger', 'mc_2');
  await receiveCall('ann', 'mc_3');
  const data = { type: 'data', connectionId: 'dc_1', serialization: 'raw', sdp: { type: 'offer', sdp: '' } };
  endpoint().emit({ type: 'OFFER', src: 'zoe', payload: data });
  await seconds(5);
  expect([endpoint().answersTo('stranger'), endpoint().answersTo('ann')]).toEqual([[], []]);
  const states = FakeConnection.all.map(({ connectionState }) => connectionState);
  expect(states.filter((state) => state !== 'closed')).toEqual(['connected', 'connected']);
  transport.leave();
});

it('calls an unavailable peer six times quickly, then rarely, and quickly again once they were connected', async () => {
  const { transport } = await joined();
  const calls = () => endpoint().callsTo('ann').length;
  const expire = () => endpoint().emit({ type: 'EXPIRE', src: 'ann', dst: 'me' });
  let isAnnAway = true;
  endpoint().onClientMessage = ({ type, dst }) => {
    if (type === 'OFFER' && dst === 'ann' && isAnnAway) setTimeout(expire, 10);
  };
  expire();
  await seconds(3);
  expect(calls()).toBe(7);
  await seconds(5);
  expect(calls()).toBe(7);
  await seconds(22);
  expect(calls()).toBe(10);
  isAnnAway = false;
  await seconds(9);
  expect(calls()).toBe(11);
  const connection = await connectNewest();
  isAnnAway = true;
  connection.setState('failed');
  await seconds(4);
  expect(calls()).toBe(18);
  transport.leave();
});

it('opens no client before it knows the servers, and one then', async () => {
  let give: (found: FoundIceServers | null) => void = () => {};
  const servers = new Promise<FoundIceServers | null>((resolve) => (give = resolve));
  const none = { audio: null, video: null, presenter: null };
  const listener = { pending: () => undefined, stream: () => undefined };
  const transport = new MeshTransport(own, () => servers, none, listener);
  const joining = transport.join();
  transport.subscribe([ann]);
  await seconds(5);
  expect(FakeEndpoint.all).toEqual([]);
  give(null);
  await joining;
  expect(FakeEndpoint.all).toHaveLength(1);
  transport.leave();
});

it('a mesh calls again when a link it placed is lost, and waits when the other side had called', async () => {
  const { transport, shown } = await joined();
  const toAnn = await connectNewest();
  await receiveCall('zoe', 'mc_1');
  const toZoe = await connectNewest();
  toAnn.setState('failed');
  // this one may recover by itself for a while
  toZoe.setState('disconnected');
  await seconds(1.1);
  expect(shown).toEqual(['Ann', 'Zoe', '-Ann']);
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  expect(toAnn.connectionState).toBe('closed');
  await connectNewest();
  await seconds(5);
  expect(shown).toEqual(['Ann', 'Zoe', '-Ann', 'Ann', '-Zoe']);
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  expect(endpoint().callsTo('zoe')).toEqual([]);
  await receiveCall('zoe', 'mc_2');
  await connectNewest();
  expect(endpoint().answersTo('zoe')).toEqual(['mc_1', 'mc_2']);
  expect(shown.at(-1)).toBe('Zoe');
  // a participant who left is dropped, and not called again
  transport.subscribe([zoe]);
  await seconds(3);
  expect(shown.at(-1)).toBe('-Ann');
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  transport.leave();
});

it('replaces a relayed link when there are new credentials, and keeps it until the next one is up', async () => {
  const names = ['first', 'second', 'third'];
  const { transport, shown } = await joined(() => Promise.resolve(relay(names.shift() ?? 'last')));
  const first = await connectNewest('relay');
  await seconds(40);
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  expect(FakeConnection.all.at(-1)?.configuration.iceServers).toEqual(relay('second').iceServers);
  expect(first.connectionState).toBe('connected');
  const second = await connectNewest('relay');
  expect(first.connectionState).toBe('connected');
  await seconds(4);
  expect([first.connectionState, second.connectionState]).toEqual(['closed', 'connected']);
  expect(shown).toEqual(['Ann', 'Ann']);
  transport.leave();
});

it('a mesh falls back to a working link when its replacement does not come up', async () => {
  const { transport, shown } = await joined(() => Promise.resolve(relay('first')));
  const first = await connectNewest('relay');
  await seconds(40);
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  // their client is reconnecting to the endpoint
  endpoint().emit({ type: 'EXPIRE', src: 'ann', dst: 'me' });
  await seconds(20);
  expect(first.connectionState).toBe('connected');
  expect(shown.filter((name) => name.startsWith('-'))).toEqual([]);
  // and again at the next refresh
  await seconds(20);
  expect(endpoint().callsTo('ann')).toHaveLength(3);
  await seconds(10);
  expect(first.connectionState).toBe('connected');
  expect(shown.filter((name) => name.startsWith('-'))).toEqual([]);
  transport.leave();
});

it('leaves a direct link alone when there are new credentials', async () => {
  const { transport } = await joined(() => Promise.resolve(relay('first')));
  await connectNewest('host');
  await seconds(90);
  expect(endpoint().callsTo('ann')).toHaveLength(1);
  transport.leave();
});

it('reconnects to the endpoint with its links intact, and starts over where it was refused', async () => {
  const { transport, shown } = await joined();
  const connection = await connectNewest();
  const before = endpoint();
  before.drop();
  await seconds(1.1);
  expect(endpoint()).not.toBe(before);
  expect(endpoint().url).toContain('id=me');
  endpoint().accept();
  await seconds(2);
  expect(connection.connectionState).toBe('connected');
  expect(endpoint().callsTo('ann')).toEqual([]);
  expect(shown).toEqual(['Ann']);
  transport.leave();

  const other = new MeshTransport(
    own,
    () => Promise.resolve(null),
    { audio: null, video: null, presenter: null },
    {
      pending: () => undefined,
      stream: () => undefined,
    },
  );
  await other.join();
  const refused = endpoint();
  refused.emit({ type: 'ID-TAKEN', payload: { msg: '' } });
  await seconds(5);
  expect(endpoint()).not.toBe(refused);
  other.leave();
});

it('a mesh closes everything when it leaves, and releases placeholder tracks', async () => {
  const { transport } = await joined(() => Promise.resolve(relay('first')));
  await connectNewest('relay');
  await receiveCall('zoe', 'mc_1');
  await connectNewest('relay');
  // a refreshed link still has its predecessor
  await seconds(41);
  expect(FakeConnection.all.length).toBeGreaterThan(2);
  expect(placeholders.size).toBeGreaterThan(0);
  transport.leave();
  expect(FakeConnection.all.map(({ connectionState }) => connectionState)).toEqual(
    FakeConnection.all.map(() => 'closed'),
  );
  expect(placeholders.size).toBe(0);
  expect(endpoint().readyState).toBe(3);
  await seconds(2);
  expect(jest.getTimerCount()).toBe(0);
  expect(FakeEndpoint.all).toHaveLength(1);
});
