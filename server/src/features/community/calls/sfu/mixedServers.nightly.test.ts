import type { FastifyInstance } from 'fastify';
import { buildTestNodes, describeWithRedis, startRedis, type PersonName } from '../../../../testing';
import { fakeJanus } from './janus/fakeJanus.testing';
import { atForwarded, eventually, passAMinute, withForwarding, type AtForwarded } from './sfuFixtures';

const guests = ['bob', 'rafi', 'paro'] as const;

/** Two servers that share a Redis; only the first has a Janus. Skipped where Redis is not installed. */
describeWithRedis('rooms on two servers of which one has a Janus', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let janus: ReturnType<typeof fakeJanus>;
  let servers: Awaited<ReturnType<typeof buildTestNodes>>;
  let able: FastifyInstance;
  let plain: FastifyInstance;
  const people: AtForwarded[] = [];

  beforeEach(async () => {
    redis = await startRedis();
    janus = fakeJanus();
    servers = await buildTestNodes(2, { redisUrl: redis.url }, (place) =>
      place === 0 ? withForwarding(janus.environment) : {},
    );
    const [first, second] = servers.nodes;
    if (!first || !second) throw new Error('There are two.');
    [able, plain] = [first, second];
    // they started at once: messages of the first moment may be missed
    await passAMinute(plain);
  });
  afterEach(async () => {
    for (const { socket } of people.splice(0)) socket.close();
    await servers.close();
    janus.stop();
    redis.stop();
  });

  async function at(app: FastifyInstance, name: PersonName): Promise<AtForwarded> {
    const person = await atForwarded(app, name);
    people.push(person);
    return person;
  }
  const seeKind = (all: readonly AtForwarded[], kind: 'mesh' | 'sfu') =>
    Promise.all(all.map((person) => person.sees(({ topology }) => topology.kind === kind)));

  /** A room opened on that server, which the fifth joins there too. The others are on either. */
  async function aRoomOpenedAt(app: FastifyInstance) {
    const ann = await at(app, 'ann');
    const roomId = await ann.opens();
    const all = [ann];
    for (const [place, name] of guests.entries()) {
      const guest = await at(place % 2 === 0 ? able : plain, name);
      expect(await guest.joins(roomId)).toMatchObject({ ok: true });
      all.push(guest);
    }
    const fifth = await at(app, 'adil');
    expect(await fifth.joins(roomId)).toMatchObject({ ok: true, room: { capacity: 12 } });
    all.push(fifth);
    return { roomId, ann, fifth, all };
  }

  it.each([
    ['with', () => able],
    ['without', () => plain],
  ])('forwards a room that was opened, and filled, on the one %s it', async (_, where) => {
    const { roomId, ann, fifth, all } = await aRoomOpenedAt(where());
    await seeKind(all, 'sfu');
    for (const person of all) expect(await person.sends()).toMatchObject({ ok: true });
    for (const person of all) expect(await person.asks()).toEqual({ ok: true });
    await ann.receives('adil', 'bob', 'paro', 'rafi');
    await fifth.receives('ann', 'bob', 'paro', 'rafi');
    expect(janus.requests).toContain(`joinandconfigure ${await ann.idOf('ann')}`);
    const sixth = await at(plain, 'sana');
    expect(await sixth.joins(roomId)).toMatchObject({ ok: true, room: { capacity: 12 } });
    expect(await sixth.sends()).toMatchObject({ ok: true });
    await ann.receives('adil', 'bob', 'paro', 'rafi', 'sana');
  });

  it.each([
    ['its Janus does not start again', async () => janus.breakDown(), () => able],
    ['it stops', () => able.close(), () => plain],
  ])('goes from each to each once %s, and lets nobody else in', async (_, ends, left) => {
    const { roomId, ann, fifth } = await aRoomOpenedAt(plain);
    await seeKind([ann, fifth], 'sfu');
    expect(await ann.sends()).toMatchObject({ ok: true });
    await ends();
    for (const person of [ann, fifth]) {
      await person.sees(({ topology, capacity }) => topology.kind === 'mesh' && capacity === 4);
    }
    expect(ann.room?.participants).toHaveLength(5);
    for (const app of [plain, left()]) {
      const sixth = await at(app, 'sana');
      expect(await sixth.joins(roomId)).toMatchObject({ ok: false, code: 'room-full' });
      sixth.socket.close();
    }
  });

  it('starts the Janus of the other one before a room needs it', async () => {
    const ann = await at(plain, 'ann');
    const roomId = await ann.opens();
    for (const name of ['bob', 'rafi'] as const) await (await at(plain, name)).joins(roomId);
    await eventually(() => janus.starts === 1);
  });

  it('lets a fifth in nowhere when the Janus went before', async () => {
    const ann = await at(plain, 'ann');
    const roomId = await ann.opens();
    expect(ann.room?.capacity).toBe(12);
    for (const name of guests) await (await at(plain, name)).joins(roomId);
    await able.close();
    await passAMinute(plain, 2);
    const fifth = await at(plain, 'adil');
    expect(await fifth.joins(roomId)).toMatchObject({ ok: false, code: 'room-full' });
  });
});
