import { FakeConnection, withFakeConnections } from '../group/fakeConnections.testing';
import { streamOfKind } from '../media/streamOfKind';
import type { FoundIceServers } from './IceServerRefresher';
import { PeerLink } from './PeerLink';

withFakeConnections();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const relay: RTCIceServer = { urls: 'turn:relay.example', username: 'ann', credential: 'secret' };
const found: FoundIceServers = { iceServers: [relay], goodForSeconds: 3600 };
const never = jest.fn();

/** A side of a call whose first request for ICE servers has no reply. */
function sideWithLateServers(offers: boolean, remoteStream: (stream: MediaStream) => void = () => {}) {
  const replies = [null, found];
  const link = new PeerLink(
    {
      offers,
      iceServers: () => Promise.resolve(replies.shift() ?? null),
      tracks: { audio: null, video: null, presenter: null },
    },
    {
      description: () => {},
      candidate: () => {},
      up: () => {},
      down: () => {},
      stuck: never,
      remoteStream,
      chatOpened: () => {},
      chatReceived: () => {},
      statusReceived: () => {},
      reactionReceived: () => {},
    },
  );
  const connection = FakeConnection.all.at(-1);
  if (!connection) throw new Error('The link opens a connection at once.');
  return { link, connection };
}

it.each(['caller', 'callee'])(
  'a peer link looks for a path over the relay as soon as a %s knows it',
  async (side) => {
    const { link, connection } = sideWithLateServers(side === 'caller');
    if (side === 'callee') await link.handleDescription({ type: 'offer', sdp: 'offer' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(connection.configuration.iceServers).toEqual([relay]);
    expect(connection.restarts).toBe(1);
    expect(never).not.toHaveBeenCalled();
    link.close();
  },
);

it('a peer link leaves a path that was found without a relay to the caller', async () => {
  const { link, connection } = sideWithLateServers(false);
  await link.handleDescription({ type: 'offer', sdp: 'offer' });
  connection.connectionState = 'connected';
  await jest.advanceTimersByTimeAsync(3000);
  expect(connection.configuration.iceServers).toEqual([relay]);
  expect(connection.restarts).toBe(0);
  link.close();
});

it.each(['caller', 'callee'])('a %s knows the camera beside a screen by its media line', (side) => {
  const received: MediaStream[] = [];
  const { link, connection } = sideWithLateServers(side === 'caller', (stream) => received.push(stream));
  if (side === 'callee')
    for (const [mid, kind] of (['audio', 'video', 'video'] as const).entries())
      connection.receiveTrack(kind, String(mid));
  const [voice, picture, camera] = connection.transceivers.map(({ receiver }) => receiver.track);
  if (!voice || !picture || !camera) throw new Error('A media line is missing.');
  // a stream has its tracks in any order
  for (const track of [camera, voice, picture]) connection.ontrack?.({ streams: [], track });
  const stream = received.at(-1);
  if (!stream) throw new Error('Nothing was received.');
  expect(streamOfKind(stream, 'video').getTracks()).toEqual([picture]);
  expect(streamOfKind(stream, 'presenter').getTracks()).toEqual([camera]);
  link.close();
});
