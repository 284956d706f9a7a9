import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  describeWithRedis,
  startKillable,
  startRedis,
  type PersonName,
} from '../../../../testing';
import { fakeJanus } from './janus/fakeJanus.testing';
import { atForwarded, passAMinute, withForwarding, type AtForwarded } from './sfuFixtures';

/**
 * Two servers, each with a Janus; one in its own process, to be killed. Skipped where Redis is not installed.
 */
describeWithRedis('a server that is killed with a room in it', () => {
  const januses = { east: fakeJanus(), west: fakeJanus() };
  const people: AtForwarded[] = [];
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let east: FastifyInstance;
  let west: Awaited<ReturnType<typeof startKillable>>;

  beforeAll(async () => {
    redis = await startRedis();
    east = await buildTestApp({ redisUrl: redis.url, ...withForwarding(januses.east.environment) });
    west = await startKillable(east, { REDIS_URL: redis.url, ...januses.west.environment });
  });
  afterAll(async () => {
    for (const { socket } of people) socket.close();
    await west.kill();
    await east.close();
    for (const janus of Object.values(januses)) janus.stop();
    redis.stop();
  });

  async function at(name: PersonName, address?: string) {
    const person = await atForwarded(east, name, address);
    people.push(person);
    return person;
  }
  const sees = (all: readonly AtForwarded[], epoch: number) =>
    Promise.all(
      all.map((person) => person.sees(({ topology }) => topology.kind === 'sfu' && topology.epoch === epoch)),
    );

  it('leaves the room to the other one: pictures, chat and everybody’s place', async () => {
    const here = [await at('ann'), await at('bob'), await at('rafi')] as const;
    const there = [await at('paro', west.address), await at('adil', west.address)] as const;
    const [ann, bob, rafi] = here;
    const roomId = await ann.opens();
    for (const guest of [bob, rafi, ...there]) await guest.joins(roomId);
    await sees([...here, ...there], 1);
    for (const person of [...here, ...there]) {
      expect(await person.sends()).toMatchObject({ ok: true });
      expect(await person.asks()).toEqual({ ok: true });
    }
    await ann.receives('adil', 'bob', 'paro', 'rafi');
    // the fifth joined there: it is forwarded there, and nothing goes through the other
    expect(januses.east.requests).toEqual([]);

    await west.kill();
    // a browser whose video broke off requests it again; another one may have done so before
    await ann.sends();
    await sees(here, 2);
    for (const person of here) {
      expect(await person.sends()).toMatchObject({ ok: true });
      expect(await person.asks()).toEqual({ ok: true });
    }
    await ann.receives('bob', 'rafi');
    const content = 'Still here?';
    expect(await ann.socket.emitWithAck('group-call-chart', { roomId, content })).toEqual({ ok: true });
    await bob.until(() => bob.lines.some((line) => line.content === content));

    // members connected there reconnect here with their state; the others are shown as away
    const paro = await at('paro');
    expect(await paro.joins(roomId)).toMatchObject({ ok: true, as: 'joined' });
    expect(paro.room?.participants).toHaveLength(5);
    await paro.sends();
    await paro.asks();
    await paro.receives('ann', 'bob', 'rafi');
    await ann.receives('bob', 'paro', 'rafi');
    await passAMinute(east);
    await ann.sees(({ participants }) =>
      participants.every(({ username, isPresent }) => isPresent === (username !== 'adil')),
    );
  });
});
