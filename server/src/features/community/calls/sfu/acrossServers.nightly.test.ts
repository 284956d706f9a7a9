import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, buildTestNodes, describeWithRedis, startRedis } from '../../../../testing';
import { groupRooms } from '../../../../database/schema/community/groupTables';
import { fakeJanus } from './janus/fakeJanus.testing';
import { atForwarded, eventually, passAMinute, withForwarding, type AtForwarded } from './sfuFixtures';

const hasEpoch =
  (kind: 'mesh' | 'sfu', epoch: number) =>
  ({ topology }: { topology: { kind: string; epoch: number } }) =>
    topology.kind === kind && topology.epoch === epoch;

/** Ann opens a room that the others join one by one; waits until all see that it is forwarded. */
async function aRoomOf(ann: AtForwarded, guests: readonly AtForwarded[]) {
  const roomId = await ann.opens();
  for (const guest of guests) await guest.joins(roomId);
  const all = [ann, ...guests];
  await Promise.all(all.map((person) => person.sees(hasEpoch('sfu', 1))));
  return { roomId, all };
}

async function sendAndReceive(...all: readonly AtForwarded[]) {
  for (const person of all) expect(await person.sends()).toMatchObject({ ok: true });
  for (const person of all) expect(await person.asks()).toEqual({ ok: true });
}

/** Servers with a Janus each that share a Redis. Skipped where Redis is not installed. */
describeWithRedis('a room of five whose people are on two servers', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let januses: ReturnType<typeof fakeJanus>[];
  let servers: Awaited<ReturnType<typeof buildTestNodes>>;
  const people: AtForwarded[] = [];

  beforeEach(async () => {
    redis = await startRedis();
    januses = [fakeJanus(), fakeJanus()];
    servers = await buildTestNodes(2, { redisUrl: redis.url }, (place) =>
      withForwarding(januses[place]?.environment ?? {}),
    );
  });
  afterEach(async () => {
    for (const { socket } of people.splice(0)) socket.close();
    await servers.close();
    for (const janus of januses) janus.stop();
    redis.stop();
  });

  async function at(app: FastifyInstance, ...[name]: [Parameters<typeof atForwarded>[1]]) {
    const person = await atForwarded(app, name);
    people.push(person);
    return person;
  }

  /** Three on this server, two on the other; the fifth joins there, so it is forwarded there. */
  async function aRoom() {
    const [east, west] = servers.nodes;
    const [eastJanus, westJanus] = januses;
    if (!east || !west || !eastJanus || !westJanus) throw new Error('There are two.');
    const ann = await at(east, 'ann');
    const bob = await at(east, 'bob');
    const rafi = await at(east, 'rafi');
    const paro = await at(west, 'paro');
    const adil = await at(west, 'adil');
    const { roomId } = await aRoomOf(ann, [bob, rafi, paro, adil]);
    await sendAndReceive(ann, bob, rafi, paro, adil);
    return { east, west, eastJanus, westJanus, roomId, ann, bob, rafi, paro, adil };
  }

  it('is forwarded by one of them, to everybody on either', async () => {
    const { ann, adil, roomId, eastJanus, westJanus } = await aRoom();
    await ann.receives('adil', 'bob', 'paro', 'rafi');
    await adil.receives('ann', 'bob', 'paro', 'rafi');
    expect(westJanus.requests).toContain(`joinandconfigure ${await ann.idOf('ann')}`);
    expect(eastJanus.requests).toEqual([]);
    // the host's decision on one server applies on the other
    const participant = await ann.idOf('bob');
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'mute', participant });
    await eventually(() => westJanus.requests.includes(`moderate ${participant} true`));
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
    await adil.receives('ann', 'paro', 'rafi');
    await ann.receives('adil', 'paro', 'rafi');
  });

  it('goes on through the other when the one that forwards it stops', async () => {
    const { west, east, ann, bob, rafi, paro, roomId, eastJanus } = await aRoom();
    await west.close();
    await Promise.all([ann, bob, rafi].map((person) => person.sees(hasEpoch('sfu', 2))));
    await sendAndReceive(ann, bob, rafi);
    await ann.receives('bob', 'rafi');
    expect(eastJanus.requests).toContain(`joinandconfigure ${await ann.idOf('ann')}`);
    // members connected there reconnect here, with their state
    paro.socket.close();
    const again = await at(east, 'paro');
    expect(await again.joins(roomId)).toMatchObject({ ok: true, as: 'joined' });
    await sendAndReceive(again);
    await again.receives('ann', 'bob', 'rafi');
    await ann.receives('bob', 'paro', 'rafi');
  });

  it('continues after its forwarding server was killed, on the next request or run of the job', async () => {
    const { east, roomId, ann, bob } = await aRoom();
    /** As after the death of a server that notified nobody. */
    const dies = () =>
      east.db
        .update(groupRooms)
        .set({
          held: sql`jsonb_set(${groupRooms.held}, '{forwarder}', ${JSON.stringify(randomUUID())}::jsonb)`,
        })
        .where(eq(groupRooms.id, roomId));
    await dies();
    expect(await ann.sends()).toMatchObject({ ok: false, code: 'not-forwarded' });
    await ann.sees(hasEpoch('sfu', 2));
    await sendAndReceive(ann, bob);
    await ann.receives('bob');

    await dies();
    await passAMinute(east);
    await ann.sees(hasEpoch('sfu', 3));
    await sendAndReceive(ann, bob);
    await bob.receives('ann');
  });

  it('goes on through the other when a forwarding server does not start again', async () => {
    const { ann, paro, westJanus, eastJanus } = await aRoom();
    westJanus.breakDown();
    // retries like a browser, until it is accepted
    while (eastJanus.requests.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await ann.sends();
    }
    await ann.sees(({ topology }) => topology.kind === 'sfu' && topology.epoch === paro.route().epoch);
    await sendAndReceive(ann, paro);
    await ann.receives('paro');
  });
});

it('media of a room go from each to each where nothing forwards any more, and nobody else is let in', async () => {
  const janus = fakeJanus();
  const app = await buildTestApp(withForwarding(janus.environment));
  const people = await Promise.all(
    (['ann', 'bob', 'paro', 'rafi', 'adil', 'sana'] as const).map((name) => atForwarded(app, name)),
  );
  const [ann, bob, paro, rafi, adil, sana] = people;
  if (!ann || !bob || !paro || !rafi || !adil || !sana) throw new Error('A user is missing.');
  const { roomId } = await aRoomOf(ann, [bob, paro, rafi, adil]);
  await sendAndReceive(ann, bob);
  janus.breakDown();
  await ann.sees(({ topology, capacity }) => topology.kind === 'mesh' && capacity === 4);
  expect(ann.room?.participants).toHaveLength(5);
  expect(await sana.joins(roomId)).toMatchObject({ ok: false, code: 'room-full' });
  expect(await ann.sends()).toMatchObject({ ok: false, code: 'other-way' });
  for (const { socket } of people) socket.close();
  await app.close();
  janus.stop();
});
