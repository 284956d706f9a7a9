import type { FoundIceServers } from '../link/IceServerKeeper';
import { MeshTransport } from './MeshTransport';
import { ScriptedConnection, ScriptedStream, ScriptedTrack } from './scriptedConnections';
import { placeholders, ScriptedEndpoint, withScriptedPeers } from './scriptedPeers';

const own = { roomId: 'room', epoch: 0, peerId: 'me', order: 2 };
/** Came before us, and is called by us. */
const ann = { participant: 'Ann', peerId: 'ann', order: 1 };
/** Came after us, and calls us. */
const zoe = { participant: 'Zoe', peerId: 'zoe', order: 3 };
const relay = (username: string): FoundIceServers => ({
  iceServers: [{ urls: 'turn:turn.example', username, credential: 'c' }],
  goodForSeconds: 100,
});

withScriptedPeers();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

/** The endpoint that the present client is connected to. */
function endpoint(): ScriptedEndpoint {
  const last = ScriptedEndpoint.all.at(-1);
  if (!last) throw new Error('There is no client.');
  return last;
}

/** A transport whose client is let in, and whom it has shown so far; who is gone is shown as `-Ann`. */
async function joined(askIceServers = () => Promise.resolve<FoundIceServers | null>(null)) {
  const shown: string[] = [];
  const none = { audio: null, video: null };
  const transport = new MeshTransport(own, askIceServers, none, {
    coming: () => undefined,
    stream: (participant, stream) => shown.push(stream ? participant : `-${participant}`),
  });
  await transport.join();
  endpoint().opens();
  transport.subscribe([ann, zoe]);
  await seconds(0.1);
  return { transport, shown };
}

/** Brings the newest connection up, with a picture of the other side. */
async function comesUp(candidateType = 'host'): Promise<ScriptedConnection> {
  const connection = ScriptedConnection.all.at(-1);
  if (!connection) throw new Error('There is no connection.');
  connection.becomes('connected');
  connection.ontrack?.({ streams: [new ScriptedStream([new ScriptedTrack('video', 'theirs')])] });
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

async function isCalledBy(src: string, connectionId: string): Promise<void> {
  const sdp = { type: 'offer', sdp: 'theirs' };
  endpoint().says({ type: 'OFFER', src, payload: { type: 'media', connectionId, sdp } });
  await seconds(0.1);
}

it('calls those who came before, answers those who came later, and nobody else', async () => {
  const { transport, shown } = await joined();
  expect([endpoint().callsTo('ann').length, endpoint().callsTo('zoe').length]).toEqual([1, 0]);
  await comesUp();
  await isCalledBy('zoe', 'mc_1');
  await comesUp();
  expect(shown).toEqual(['Ann', 'Zoe']);
  expect(endpoint().answersTo('zoe')).toEqual(['mc_1']);
  // somebody whom the server did not name, and somebody whom we are to call
  await isCalledBy('stranger', 'mc_2');
  await isCalledBy('ann', 'mc_3');
  const data = { type: 'data', connectionId: 'dc_1', serialization: 'raw', sdp: { type: 'offer', sdp: '' } };
  endpoint().says({ type: 'OFFER', src: 'zoe', payload: data });
  await seconds(5);
  expect([endpoint().answersTo('stranger'), endpoint().answersTo('ann')]).toEqual([[], []]);
  const states = ScriptedConnection.all.map(({ connectionState }) => connectionState);
  expect(states.filter((state) => state !== 'closed')).toEqual(['connected', 'connected']);
  transport.leave();
});

it('calls somebody who is away six times quickly, then rarely, and quickly again once they were there', async () => {
  const { transport } = await joined();
  const calls = () => endpoint().callsTo('ann').length;
  const isAway = () => endpoint().says({ type: 'EXPIRE', src: 'ann', dst: 'me' });
  let isAnnAway = true;
  endpoint().onSaid = ({ type, dst }) => {
    if (type === 'OFFER' && dst === 'ann' && isAnnAway) setTimeout(isAway, 10);
  };
  isAway();
  await seconds(3);
  expect(calls()).toBe(7);
  await seconds(5);
  expect(calls()).toBe(7);
  await seconds(22);
  expect(calls()).toBe(10);
  isAnnAway = false;
  await seconds(9);
  expect(calls()).toBe(11);
  const connection = await comesUp();
  isAnnAway = true;
  connection.becomes('failed');
  await seconds(4);
  expect(calls()).toBe(18);
  transport.leave();
});

it('calls anew whom it had called when the link is lost, and waits for whoever had called', async () => {
  const { transport, shown } = await joined();
  const toAnn = await comesUp();
  await isCalledBy('zoe', 'mc_1');
  const toZoe = await comesUp();
  toAnn.becomes('failed');
  // that one may come back by itself, for a while
  toZoe.becomes('disconnected');
  await seconds(1.1);
  expect(shown).toEqual(['Ann', 'Zoe', '-Ann']);
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  expect(toAnn.connectionState).toBe('closed');
  await comesUp();
  await seconds(5);
  expect(shown).toEqual(['Ann', 'Zoe', '-Ann', 'Ann', '-Zoe']);
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  expect(endpoint().callsTo('zoe')).toEqual([]);
  await isCalledBy('zoe', 'mc_2');
  await comesUp();
  expect(endpoint().answersTo('zoe')).toEqual(['mc_1', 'mc_2']);
  expect(shown.at(-1)).toBe('Zoe');
  // whoever left is let go of, and not called again
  transport.subscribe([zoe]);
  await seconds(3);
  expect(shown.at(-1)).toBe('-Ann');
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  transport.leave();
});

it('renews a link through a relay, and keeps it until the next one is up', async () => {
  const names = ['first', 'second', 'third'];
  const { transport, shown } = await joined(() => Promise.resolve(relay(names.shift() ?? 'last')));
  const first = await comesUp('relay');
  await seconds(40);
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  expect(ScriptedConnection.all.at(-1)?.configuration.iceServers).toEqual(relay('second').iceServers);
  expect(first.connectionState).toBe('connected');
  const second = await comesUp('relay');
  expect(first.connectionState).toBe('connected');
  await seconds(4);
  expect([first.connectionState, second.connectionState]).toEqual(['closed', 'connected']);
  expect(shown).toEqual(['Ann', 'Ann']);
  transport.leave();
});

it('goes on over a link that works when the one that was to replace it does not come up', async () => {
  const { transport, shown } = await joined(() => Promise.resolve(relay('first')));
  const first = await comesUp('relay');
  await seconds(40);
  expect(endpoint().callsTo('ann')).toHaveLength(2);
  // their client is just looking for the endpoint
  endpoint().says({ type: 'EXPIRE', src: 'ann', dst: 'me' });
  await seconds(20);
  expect(first.connectionState).toBe('connected');
  expect(shown.filter((name) => name.startsWith('-'))).toEqual([]);
  // and when it is time again
  await seconds(20);
  expect(endpoint().callsTo('ann')).toHaveLength(3);
  await seconds(10);
  expect(first.connectionState).toBe('connected');
  expect(shown.filter((name) => name.startsWith('-'))).toEqual([]);
  transport.leave();
});

it('leaves a direct link alone when there are new credentials', async () => {
  const { transport } = await joined(() => Promise.resolve(relay('first')));
  await comesUp('host');
  await seconds(90);
  expect(endpoint().callsTo('ann')).toHaveLength(1);
  transport.leave();
});

it('finds the endpoint again, with its links as they are, and begins anew where it was turned away', async () => {
  const { transport, shown } = await joined();
  const connection = await comesUp();
  const before = endpoint();
  before.breaks();
  await seconds(1.1);
  expect(endpoint()).not.toBe(before);
  expect(endpoint().url).toContain('id=me');
  endpoint().opens();
  await seconds(2);
  expect(connection.connectionState).toBe('connected');
  expect(endpoint().callsTo('ann')).toEqual([]);
  expect(shown).toEqual(['Ann']);
  transport.leave();

  const other = new MeshTransport(
    own,
    () => Promise.resolve(null),
    { audio: null, video: null },
    {
      coming: () => undefined,
      stream: () => undefined,
    },
  );
  await other.join();
  const refused = endpoint();
  refused.says({ type: 'ID-TAKEN', payload: { msg: '' } });
  await seconds(5);
  expect(endpoint()).not.toBe(refused);
  other.leave();
});

it('closes everything when it leaves, and lets go of what stood in for camera and microphone', async () => {
  const { transport } = await joined(() => Promise.resolve(relay('first')));
  await comesUp('relay');
  await isCalledBy('zoe', 'mc_1');
  await comesUp('relay');
  // a renewed link has another on its way out
  await seconds(41);
  expect(ScriptedConnection.all.length).toBeGreaterThan(2);
  expect(placeholders.size).toBeGreaterThan(0);
  transport.leave();
  expect(ScriptedConnection.all.map(({ connectionState }) => connectionState)).toEqual(
    ScriptedConnection.all.map(() => 'closed'),
  );
  expect(placeholders.size).toBe(0);
  expect(endpoint().readyState).toBe(3);
  await seconds(2);
  expect(jest.getTimerCount()).toBe(0);
  expect(ScriptedEndpoint.all).toHaveLength(1);
});
