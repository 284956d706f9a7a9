import { act } from '@testing-library/react';
import { FakeSocket } from '@tayyib/shared/testing';
import type { FoundIceServers } from '../../link/IceServerRefresher';
import { FakeConnection, FakeTrack, withFakeConnections } from '../fakeConnections.testing';
import { ForwardedTransport } from './ForwardedTransport';

const roomId = '00000000-0000-4000-8000-0000000000aa';
const route = { roomId, epoch: 3 };
const relay = (username: string): FoundIceServers => ({
  iceServers: [{ urls: 'turn:turn.example', username, credential: 'c' }],
  goodForSeconds: 100,
});
const people = [{ participant: 'ann', peerId: 'ann', order: 1 }];

withFakeConnections();
let socket: FakeSocket;
beforeEach(() => {
  jest.useFakeTimers();
  socket = new FakeSocket();
  socket.connect();
  socket.replyTo('group-sfu-publish', () => ({ ok: true, answer: { type: 'answer', sdp: 'answer' } }));
  socket.replyTo('group-sfu-subscribe', () => ({ ok: true }));
  socket.replyTo('group-sfu-answer', () => ({ ok: true }));
});
afterEach(() => {
  act(() => socket.disconnect());
  jest.useRealTimers();
});

/** A transport that has joined, and the participants it has shown. */
async function joined(requestIceServers = () => Promise.resolve<FoundIceServers | null>(null)) {
  const shown: string[] = [];
  const none = { audio: null, video: null, presenter: null };
  const own = { ...route, peerId: 'me', order: 2 };
  const transport = new ForwardedTransport(own, requestIceServers, none, {
    pending: () => undefined,
    stream: (participant, stream) => stream && shown.push(participant),
  });
  await transport.join();
  transport.subscribe(people);
  return { transport, shown };
}

/** The payloads of sent messages, without their reply callbacks. */
const sentPayloads = (name: string) =>
  socket.sent.filter(([event]) => event === name).map(([, payload]) => payload);
const attempts = () => sentPayloads('group-sfu-publish').length;
/** The connections of the newest attempt. */
function connections() {
  const [outgoing, incoming] = FakeConnection.all.slice(-2);
  if (!outgoing || !incoming) throw new Error('There is no attempt.');
  return { outgoing, incoming };
}
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const emitOffer = (attempt: number, epoch = 3) =>
  socket.serverEmits('group-sfu-offer', {
    roomId,
    epoch,
    attempt,
    offer: { type: 'offer', sdp: `theirs ${String(attempt)}` },
    lines: [{ mid: '0', participant: 'ann' }],
  });

it('a forwarded transport publishes, subscribes, and answers only the offers for this attempt', async () => {
  const { transport, shown } = await joined();
  const { outgoing, incoming } = connections();
  expect(sentPayloads('group-sfu-publish')).toEqual([
    { ...route, attempt: 1, offer: { type: 'offer', sdp: 'offer 1' } },
  ]);
  expect(sentPayloads('group-sfu-subscribe')).toEqual([{ ...route, attempt: 1 }]);
  expect(outgoing.remoteDescriptions).toEqual(['answer']);
  incoming.receiveTrack('video', '0');
  emitOffer(2);
  emitOffer(1, 4);
  emitOffer(1);
  await seconds(0.2);
  expect(incoming.remoteDescriptions).toEqual(['theirs 1']);
  expect(sentPayloads('group-sfu-answer')).toEqual([
    { ...route, attempt: 1, answer: { type: 'answer', sdp: 'answer 1' } },
  ]);
  incoming.report = new Map([['in', { type: 'inbound-rtp', kind: 'video', mid: '0', framesDecoded: 0 }]]);
  await seconds(0.2);
  incoming.report = new Map([['in', { type: 'inbound-rtp', kind: 'video', mid: '0', framesDecoded: 2 }]]);
  await seconds(0.2);
  expect(shown).toEqual(['ann']);
  transport.leave();
  expect(sentPayloads('group-sfu-leave')).toEqual([route]);
  expect([outgoing.connectionState, incoming.connectionState]).toEqual(['closed', 'closed']);
  expect(jest.getTimerCount()).toBe(0);
});

it('subscribes before the ICE servers are known, and handles the offers received meanwhile', async () => {
  let find: (servers: FoundIceServers) => void = () => undefined;
  const found = new Promise<FoundIceServers>((resolve) => (find = resolve));
  const joining = joined(() => found);
  expect(sentPayloads('group-sfu-subscribe')).toEqual([{ ...route, attempt: 1 }]);
  expect(FakeConnection.all).toEqual([]);
  emitOffer(1);
  emitOffer(1, 4);
  find(relay('first'));
  const { transport } = await joining;
  await seconds(0.2);
  expect(connections().incoming.remoteDescriptions).toEqual(['theirs 1']);
  expect(sentPayloads('group-sfu-subscribe')).toHaveLength(1);
  transport.leave();
});

it('sends another track without an offer: a camera scaled down, a screen in full size', async () => {
  const { transport } = await joined();
  const [audio, video] = connections().outgoing.transceivers;
  const sent = () => [video?.sender.track, video?.sender.getParameters().encodings];
  const send = (track: FakeTrack | null) => {
    const tracks = Object.assign({ audio: null, video: null, presenter: null }, { video: track });
    transport.publish(tracks);
    return seconds(0.01);
  };
  expect(sent()).toEqual([null, [{ scaleResolutionDownBy: 1.5, maxFramerate: 16 }]]);
  const screen = new FakeTrack('video', 'screen', 'detail');
  await send(screen);
  expect(sent()).toEqual([screen, [{ scaleResolutionDownBy: 1 }]]);
  const camera = new FakeTrack('video', 'camera');
  await send(camera);
  expect(sent()).toEqual([camera, [{ scaleResolutionDownBy: 1.5, maxFramerate: 16 }]]);
  // fewer frames while another route is starting
  transport.setStage('ending');
  await seconds(0.01);
  expect(sent()).toEqual([camera, [{ scaleResolutionDownBy: 1.5, maxFramerate: 8 }]]);
  await send(screen);
  expect(sent()).toEqual([screen, [{ scaleResolutionDownBy: 1, maxFramerate: 8 }]]);
  await send(null);
  expect([video?.sender.track, audio?.sender.track]).toEqual([null, null]);
  expect(attempts()).toBe(1);
  transport.leave();
});

it('starts over when it is refused, when no offer comes, and when either connection is lost', async () => {
  socket.replyTo('group-sfu-publish', () => ({ ok: false, code: 'not-forwarded', message: '' }));
  const { transport } = await joined();
  expect(attempts()).toBe(1);
  socket.replyTo('group-sfu-publish', () => ({ ok: true, answer: { type: 'answer', sdp: 'answer' } }));
  await seconds(1.1);
  expect(attempts()).toBe(2);
  // connected, but without an offer
  connections().outgoing.setState('connected');
  await seconds(7);
  expect(attempts()).toBe(2);
  await seconds(2);
  expect(attempts()).toBe(3);
  emitOffer(3);
  connections().outgoing.setState('connected');
  connections().incoming.setState('connected');
  await seconds(20);
  expect(attempts()).toBe(3);
  connections().incoming.setState('failed');
  await seconds(1.1);
  expect(attempts()).toBe(4);
  transport.leave();
  await seconds(30);
  expect(attempts()).toBe(4);
});

it('replaces a relayed connection when there are new credentials, and leaves a direct one alone', async () => {
  const names = ['first', 'second', 'third'];
  const { transport } = await joined(() => Promise.resolve(relay(names.shift() ?? 'last')));
  const connectOver = (candidateType: string) => {
    const { outgoing, incoming } = connections();
    emitOffer(attempts());
    for (const connection of [outgoing, incoming]) {
      connection.setState('connected');
      connection.report = new Map([
        ['transport', { type: 'transport', selectedCandidatePairId: 'pair' }],
        ['pair', { type: 'candidate-pair', localCandidateId: 'here', remoteCandidateId: 'there' }],
        ['here', { type: 'local-candidate', candidateType }],
        ['there', { type: 'remote-candidate', candidateType: 'host' }],
      ]);
    }
  };
  expect(connections().incoming.configuration.iceServers).toEqual(relay('first').iceServers);
  connectOver('host');
  await seconds(41);
  expect(attempts()).toBe(1);
  connectOver('relay');
  await seconds(40);
  expect(attempts()).toBe(2);
  expect(connections().outgoing.configuration.iceServers).toEqual(relay('third').iceServers);
  transport.leave();
  expect(jest.getTimerCount()).toBe(0);
});
