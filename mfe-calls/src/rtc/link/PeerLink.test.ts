import { FakeConnection, withFakeConnections } from '../group/fakeConnections.testing';
import type { FoundIceServers } from './IceServerRefresher';
import { PeerLink } from './PeerLink';

withFakeConnections();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const relay: RTCIceServer = { urls: 'turn:relay.example', username: 'ann', credential: 'secret' };
const found: FoundIceServers = { iceServers: [relay], goodForSeconds: 3600 };
const never = jest.fn();

/** A side of a call whose first request for ICE servers has no reply. */
function sideWithLateServers(offers: boolean) {
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
      remoteStream: () => {},
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
