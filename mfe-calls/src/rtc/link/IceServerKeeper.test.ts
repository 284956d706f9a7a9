import { IceServerKeeper, type FoundIceServers } from './IceServerKeeper';

const relay = (username: string): FoundIceServers => ({
  iceServers: [{ urls: 'turn:relay.example', username, credential: 'secret' }],
  goodForSeconds: 3600,
});
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A keeper whose server gives these answers, one after the other, and what it told of them. */
function keeperOf(answers: (FoundIceServers | null)[]) {
  const asked = jest.fn(() => Promise.resolve(answers.shift() ?? null));
  const renewed = jest.fn();
  return { keeper: new IceServerKeeper(asked, 0.75, renewed), asked, renewed };
}

it('asks anew before the credentials run out, for as long as the connection lasts', async () => {
  const { keeper, asked, renewed } = keeperOf([relay('first'), relay('second'), relay('third')]);
  expect(await keeper.first()).toEqual(relay('first').iceServers);
  await minutes(44);
  expect(renewed).not.toHaveBeenCalled();
  await minutes(2);
  expect(renewed).toHaveBeenLastCalledWith(relay('second').iceServers);
  await minutes(45);
  expect(renewed).toHaveBeenLastCalledWith(relay('third').iceServers);
  keeper.stop();
  await minutes(120);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(jest.getTimerCount()).toBe(0);
});

it('tries the direct path without an answer, and the relay as soon as there is one', async () => {
  const { keeper, renewed } = keeperOf([null, null, relay('late')]);
  expect(await keeper.first()).toEqual([]);
  await minutes(0.1);
  expect(renewed).toHaveBeenCalledTimes(1);
  expect(renewed).toHaveBeenCalledWith(relay('late').iceServers);
  keeper.stop();
});

it('asks once where nothing runs out', async () => {
  const { keeper, asked } = keeperOf([{ iceServers: [], goodForSeconds: null }]);
  expect(await keeper.first()).toEqual([]);
  await minutes(600);
  expect(asked).toHaveBeenCalledTimes(1);
});
