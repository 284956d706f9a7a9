import { act } from '@testing-library/react';
import { FakeSocket } from '@tayyib/shared/testing';
import type { FoundIceServers } from '../../link/IceServerKeeper';
import { ScriptedConnection, ScriptedTrack, withScriptedConnections } from '../scriptedConnections';
import { ForwardedTransport } from './ForwardedTransport';

const roomId = '00000000-0000-4000-8000-0000000000aa';
const way = { roomId, epoch: 3 };
const relay = (username: string): FoundIceServers => ({
  iceServers: [{ urls: 'turn:turn.example', username, credential: 'c' }],
  goodForSeconds: 100,
});
const people = [{ participant: 'ann', peerId: 'ann', order: 1 }];

withScriptedConnections();
let socket: FakeSocket;
beforeEach(() => {
  jest.useFakeTimers();
  socket = new FakeSocket();
  socket.connect();
  socket.replyTo('group-sfu-publish', () => ({ ok: true, answer: { type: 'answer', sdp: 'taken' } }));
  socket.replyTo('group-sfu-subscribe', () => ({ ok: true }));
  socket.replyTo('group-sfu-answer', () => ({ ok: true }));
});
afterEach(() => {
  act(() => socket.disconnect());
  jest.useRealTimers();
});

/** A transport that has joined, and what it did since. */
async function joined(askIceServers = () => Promise.resolve<FoundIceServers | null>(null)) {
  const shown: string[] = [];
  const none = { audio: null, video: null };
  const own = { ...way, peerId: 'me', order: 2 };
  const transport = new ForwardedTransport(own, askIceServers, none, {
    coming: () => undefined,
    stream: (participant, stream) => stream && shown.push(participant),
  });
  await transport.join();
  transport.subscribe(people);
  return { transport, shown };
}

/** What was said, without the functions that hear the answers. */
const said = (name: string) => socket.sent.filter(([event]) => event === name).map(([, payload]) => payload);
const attempts = () => said('group-sfu-publish').length;
/** The connections of the newest attempt: what goes out, and what comes in. */
function connections() {
  const [outgoing, incoming] = ScriptedConnection.all.slice(-2);
  if (!outgoing || !incoming) throw new Error('There is no attempt.');
  return { outgoing, incoming };
}
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const says = (attempt: number, epoch = 3) =>
  socket.serverEmits('group-sfu-offer', {
    roomId,
    epoch,
    attempt,
    offer: { type: 'offer', sdp: `theirs ${String(attempt)}` },
    lines: [{ mid: '0', participant: 'ann' }],
  });

it('sends, asks for the others, and answers what is offered to this attempt alone', async () => {
  const { transport, shown } = await joined();
  const { outgoing, incoming } = connections();
  expect(said('group-sfu-publish')).toEqual([
    { ...way, attempt: 1, offer: { type: 'offer', sdp: 'offer 1' } },
  ]);
  expect(said('group-sfu-subscribe')).toEqual([{ ...way, attempt: 1 }]);
  expect(outgoing.taken).toEqual(['taken']);
  incoming.line('video', '0');
  says(2);
  says(1, 4);
  says(1);
  await seconds(0.2);
  expect(incoming.taken).toEqual(['theirs 1']);
  expect(said('group-sfu-answer')).toEqual([
    { ...way, attempt: 1, answer: { type: 'answer', sdp: 'answer 1' } },
  ]);
  incoming.report = new Map([['in', { type: 'inbound-rtp', kind: 'video', mid: '0', framesDecoded: 0 }]]);
  await seconds(0.2);
  incoming.report = new Map([['in', { type: 'inbound-rtp', kind: 'video', mid: '0', framesDecoded: 2 }]]);
  await seconds(0.2);
  expect(shown).toEqual(['ann']);
  transport.leave();
  expect(said('group-sfu-leave')).toEqual([way]);
  expect([outgoing.connectionState, incoming.connectionState]).toEqual(['closed', 'closed']);
  expect(jest.getTimerCount()).toBe(0);
});

it('asks for the others before it knows where to look for a path, and takes what is offered meanwhile', async () => {
  let find: (servers: FoundIceServers) => void = () => undefined;
  const found = new Promise<FoundIceServers>((resolve) => (find = resolve));
  const joining = joined(() => found);
  expect(said('group-sfu-subscribe')).toEqual([{ ...way, attempt: 1 }]);
  expect(ScriptedConnection.all).toEqual([]);
  says(1);
  says(1, 4);
  find(relay('first'));
  const { transport } = await joining;
  await seconds(0.2);
  expect(connections().incoming.taken).toEqual(['theirs 1']);
  expect(said('group-sfu-subscribe')).toHaveLength(1);
  transport.leave();
});

it('sends another track without an offer: cameras smaller, a screen as it is', async () => {
  const { transport } = await joined();
  const [voice, picture] = connections().outgoing.lines;
  const sent = () => [picture?.sender.track, picture?.sender.getParameters().encodings];
  const send = (video: ScriptedTrack | null) => {
    const tracks = Object.assign({ audio: null, video: null }, { video });
    transport.publish(tracks);
    return seconds(0.01);
  };
  expect(sent()).toEqual([null, [{ scaleResolutionDownBy: 1.5, maxFramerate: 16 }]]);
  const screen = new ScriptedTrack('video', 'screen', 'detail');
  await send(screen);
  expect(sent()).toEqual([screen, [{ scaleResolutionDownBy: 1 }]]);
  const camera = new ScriptedTrack('video', 'camera');
  await send(camera);
  expect(sent()).toEqual([camera, [{ scaleResolutionDownBy: 1.5, maxFramerate: 16 }]]);
  // fewer while another way comes up
  transport.enter('leaving');
  await seconds(0.01);
  expect(sent()).toEqual([camera, [{ scaleResolutionDownBy: 1.5, maxFramerate: 8 }]]);
  await send(screen);
  expect(sent()).toEqual([screen, [{ scaleResolutionDownBy: 1, maxFramerate: 8 }]]);
  await send(null);
  expect([picture?.sender.track, voice?.sender.track]).toEqual([null, null]);
  expect(attempts()).toBe(1);
  transport.leave();
});

it('begins anew when it is refused, when no offer comes, and when either connection is lost', async () => {
  socket.replyTo('group-sfu-publish', () => ({ ok: false, code: 'not-forwarded', message: '' }));
  const { transport } = await joined();
  expect(attempts()).toBe(1);
  socket.replyTo('group-sfu-publish', () => ({ ok: true, answer: { type: 'answer', sdp: 'taken' } }));
  await seconds(1.1);
  expect(attempts()).toBe(2);
  // connected, but nobody is sent to us
  connections().outgoing.becomes('connected');
  await seconds(7);
  expect(attempts()).toBe(2);
  await seconds(2);
  expect(attempts()).toBe(3);
  says(3);
  connections().outgoing.becomes('connected');
  connections().incoming.becomes('connected');
  await seconds(20);
  expect(attempts()).toBe(3);
  connections().incoming.becomes('failed');
  await seconds(1.1);
  expect(attempts()).toBe(4);
  transport.leave();
  await seconds(30);
  expect(attempts()).toBe(4);
});

it('looks for a relayed path anew with new credentials, and leaves a direct one alone', async () => {
  const names = ['first', 'second', 'third'];
  const { transport } = await joined(() => Promise.resolve(relay(names.shift() ?? 'last')));
  const upWith = (candidateType: string) => {
    const { outgoing, incoming } = connections();
    says(attempts());
    for (const connection of [outgoing, incoming]) {
      connection.becomes('connected');
      connection.report = new Map([
        ['transport', { type: 'transport', selectedCandidatePairId: 'pair' }],
        ['pair', { type: 'candidate-pair', localCandidateId: 'here', remoteCandidateId: 'there' }],
        ['here', { type: 'local-candidate', candidateType }],
        ['there', { type: 'remote-candidate', candidateType: 'host' }],
      ]);
    }
  };
  expect(connections().incoming.configuration.iceServers).toEqual(relay('first').iceServers);
  upWith('host');
  await seconds(41);
  expect(attempts()).toBe(1);
  upWith('relay');
  await seconds(40);
  expect(attempts()).toBe(2);
  expect(connections().outgoing.configuration.iceServers).toEqual(relay('third').iceServers);
  transport.leave();
  expect(jest.getTimerCount()).toBe(0);
});
