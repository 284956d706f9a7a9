import { IceServerRefresher, type FoundIceServers } from './IceServerRefresher';

const relay = (username: string): FoundIceServers => ({
  iceServers: [{ urls: 'turn:relay.example', username, credential: 'secret' }],
  goodForSeconds: 3600,
});
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A refresher whose server sends these replies one after the other, and its calls. */
function refresherOf(replies: (FoundIceServers | null)[]) {
  const requested = jest.fn(() => Promise.resolve(replies.shift() ?? null));
  const refreshed = jest.fn();
  return { refresher: new IceServerRefresher(requested, 0.75, refreshed), requested, refreshed };
}

it('refreshes credentials before they expire, for as long as the connection lasts', async () => {
  const { refresher, requested, refreshed } = refresherOf([relay('first'), relay('second'), relay('third')]);
  expect(await refresher.first()).toEqual(relay('first').iceServers);
  await minutes(44);
  expect(refreshed).not.toHaveBeenCalled();
  await minutes(2);
  expect(refreshed).toHaveBeenLastCalledWith(relay('second').iceServers);
  await minutes(45);
  expect(refreshed).toHaveBeenLastCalledWith(relay('third').iceServers);
  refresher.stop();
  await minutes(120);
  expect(requested).toHaveBeenCalledTimes(3);
  expect(jest.getTimerCount()).toBe(0);
});

it('a link tries the direct path without a reply of ICE servers, and the relay as soon as there is one', async () => {
  const { refresher, refreshed } = refresherOf([null, null, relay('late')]);
  expect(await refresher.first()).toEqual([]);
  await minutes(0.1);
  expect(refreshed).toHaveBeenCalledTimes(1);
  expect(refreshed).toHaveBeenCalledWith(relay('late').iceServers);
  refresher.stop();
});

it('ICE servers are requested once when nothing expires', async () => {
  const { refresher, requested } = refresherOf([{ iceServers: [], goodForSeconds: null }]);
  expect(await refresher.first()).toEqual([]);
  await minutes(600);
  expect(requested).toHaveBeenCalledTimes(1);
});
