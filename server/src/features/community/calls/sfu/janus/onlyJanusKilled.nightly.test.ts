import type { FastifyInstance } from 'fastify';
import { buildTestApp, describeWithRedis, startKillable, startRedis } from '../../../../../testing';
import { groupRooms } from '../../../../../database/schema/community/groupTables';
import { fakeJanus } from './fakeJanus.testing';
import { atForwarded, passAMinute, type AtForwarded } from '../sfuFixtures';

const names = ['ann', 'bob', 'rafi', 'paro', 'adil'] as const;

/**
 * A server without a Janus, and processes with one that come and go. Skipped where Redis is not installed.
 */
describeWithRedis('the only server with a Janus', () => {
  const janus = fakeJanus();
  const people: AtForwarded[] = [];
  const killable: Awaited<ReturnType<typeof startKillable>>[] = [];
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let plain: FastifyInstance;

  beforeAll(async () => {
    redis = await startRedis();
    plain = await buildTestApp({ redisUrl: redis.url });
  });
  afterAll(async () => {
    for (const { socket } of people) socket.close();
    for (const one of killable) await one.kill();
    await plain.close();
    janus.stop();
    redis.stop();
  });

  const startAble = async () => {
    const able = await startKillable(plain, { REDIS_URL: redis.url, ...janus.environment });
    killable.push(able);
    return able;
  };

  it('is killed before a room needs it: a fifth is not let in once it was looked for', async () => {
    const able = await startAble();
    await passAMinute(plain);
    const all: AtForwarded[] = [];
    for (const name of names) all.push(await atForwarded(plain, name));
    const [ann, bob, rafi, paro, adil] = all;
    if (!ann || !bob || !rafi || !paro || !adil) throw new Error('A user is missing.');
    const roomId = await ann.opens();
    for (const guest of [bob, rafi]) await guest.joins(roomId);
    await able.kill();
    // it is not dropped for its silence
    const [killed = ''] = (await plain.redis?.zRange('forwarders', 0, -1)) ?? [];
    await plain.redis?.zAdd('forwarders', { score: Date.now(), value: killed });
    // it is checked on each join; a live one answers at once, and has two seconds
    await paro.joins(roomId);
    while ((await plain.redis?.zCard('forwarders')) !== 0) await new Promise((next) => setTimeout(next, 20));
    expect(await adil.joins(roomId)).toMatchObject({ ok: false, code: 'room-full' });
    for (const { socket } of all) socket.close();
    await plain.db.delete(groupRooms);
  });

  it('is killed with a room in it: pictures go from each to each until there is another', async () => {
    const able = await startAble();
    await passAMinute(plain, 2);
    for (const name of names) people.push(await atForwarded(plain, name));
    const [ann] = people;
    if (!ann) throw new Error('A user is missing.');
    const roomId = await ann.opens();
    for (const guest of people.slice(1)) expect(await guest.joins(roomId)).toMatchObject({ ok: true });
    const allSee = (kind: 'mesh' | 'sfu', capacity: number) =>
      Promise.all(
        people.map((person) =>
          person.sees((room) => room.topology.kind === kind && room.capacity === capacity),
        ),
      );
    await allSee('sfu', 12);
    for (const person of people) expect(await person.sends()).toMatchObject({ ok: true });

    await able.kill();
    // like a browser whose video broke off
    expect(await ann.sends()).toMatchObject({ ok: false, code: 'not-forwarded' });
    await allSee('mesh', 4);
    expect(ann.room?.participants).toHaveLength(5);
    const sixth = await atForwarded(plain, 'sana');
    people.push(sixth);
    expect(await sixth.joins(roomId)).toMatchObject({ ok: false, code: 'room-full' });
    people.pop();

    await startAble();
    await passAMinute(plain, 3);
    await allSee('sfu', 12);
    for (const person of people) {
      expect(await person.sends()).toMatchObject({ ok: true });
      expect(await person.asks()).toEqual({ ok: true });
    }
    await ann.receives('adil', 'bob', 'paro', 'rafi');
    expect(await sixth.joins(roomId)).toMatchObject({ ok: true });
    sixth.socket.close();
  });
});
