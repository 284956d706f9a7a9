import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  connectSocket,
  describeWithRedis,
  startKillable,
  startRedis,
  type PersonName,
  type TestSocket,
} from '../../../../testing';
import { onlineAt } from '../onlineFixture';
import { passAMinute } from '../sfu/sfuFixtures';

/** A server, and a second one in its own process, to be killed. Skipped where Redis is not installed. */
describeWithRedis('a server that is killed during a call', () => {
  const sockets: TestSocket[] = [];
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let app: FastifyInstance;
  let other: Awaited<ReturnType<typeof startKillable>>;

  beforeAll(async () => {
    redis = await startRedis();
    app = await buildTestApp({ redisUrl: redis.url });
    other = await startKillable(app, { REDIS_URL: redis.url });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await other.kill();
    await app.close();
    redis.stop();
  });

  async function online(name: PersonName, address?: string) {
    const socket = await connectSocket(app, name, address);
    sockets.push(socket);
    return onlineAt(socket, name);
  }

  it('lets users register and call at once, and ends the call whose other side does not return', async () => {
    const ann = await online('ann');
    const bob = await online('bob', other.address);
    const annPeer = await bob.peerOf('ann');
    const bobPeer = await ann.peerOf('bob');
    const callId = randomUUID();
    await ann.call(callId, bobPeer);
    await bob.answer(callId, annPeer, 'CALL_ACCEPTED');
    await ann.receives('pre-offer-answer', { callId, answer: 'CALL_ACCEPTED' });
    await other.kill();

    const paro = await online('paro');
    const rafi = await online('rafi');
    const paroPeer = await rafi.peerOf('paro');
    const rafiPeer = await paro.peerOf('rafi');
    const second = randomUUID();
    expect(await paro.call(second, rafiPeer)).toEqual({ ok: true, merged: null });
    const caller = { socketId: paroPeer, username: 'paro' };
    await rafi.receives('pre-offer', { callId: second, caller, media: 'video' });

    expect(await ann.call(randomUUID(), paroPeer)).toMatchObject({ code: 'already-in-call' });
    await passAMinute(app);
    await passAMinute(app, 2);
    // the media of the call may still flow: the browser decides
    await ann.receives('call-peer-away', { callId });
    await ann.hangUp(callId, bobPeer, 'peer-lost');
    expect(await ann.call(randomUUID(), rafiPeer)).toMatchObject({ ok: true });
  });
});
