import type { ServerEvents } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../database/schema/accounts/identityTables';
import type { TestSocket } from '../../testing';
import {
  connectSocket,
  describeWithRedis,
  openSocket,
  signedIn,
  startTwoServers,
  userIdOf,
} from '../../testing';

const next = (socket: TestSocket, event: keyof ServerEvents | 'disconnect') =>
  new Promise<unknown>((resolve) => socket.once(event, (payload?: unknown) => resolve(payload)));

/** Milliseconds until it settles. */
const timeOf = async (work: Promise<unknown>) => {
  const start = performance.now();
  await work;
  return performance.now() - start;
};

/** Skipped where Redis is not installed. */
describeWithRedis('two servers whose Redis is down', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  let east: FastifyInstance;
  let west: FastifyInstance;

  beforeEach(async () => {
    servers = await startTwoServers();
    ({ east, west } = servers);
  });
  afterEach(() => servers.stop());

  const logOut = (server: FastifyInstance, headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/api/logout', headers });
  const loseRedis = async () => {
    servers.redis.stop();
    while (east.redis?.isReady || west.redis?.isReady) await new Promise((done) => setTimeout(done, 10));
  };

  it('push to their own sockets at once', async () => {
    const ann = await connectSocket(east, 'ann');
    const annId = await userIdOf(east, 'ann');
    await loseRedis();
    const pushed = next(ann, 'watchlists:changed');
    east.push(annId, 'watchlists:changed');
    expect(await timeOf(pushed)).toBeLessThan(500);
    const all = next(ann, 'community:deleted');
    east.broadcast('community:deleted', { id: 'one' });
    expect(await timeOf(all)).toBeLessThan(500);
  });

  it('close their own sockets of a session at once', async () => {
    const headers = await signedIn(east, 'bob');
    const socket = await openSocket(east, headers);
    await loseRedis();
    const gone = next(socket, 'disconnect');
    await logOut(east, headers);
    expect(await timeOf(gone)).toBeLessThan(500);
  });

  it('push at once while it hangs', async () => {
    const ann = await connectSocket(east, 'ann');
    const annId = await userIdOf(east, 'ann');
    servers.redis.hang();
    const pushed = next(ann, 'watchlists:changed');
    east.push(annId, 'watchlists:changed');
    expect(await timeOf(pushed)).toBeLessThan(500);
  });

  it('close a socket whose session ended at the other, while it is down', async () => {
    const headers = await signedIn(east, 'rafi');
    const socket = await openSocket(west, headers);
    const stays = await connectSocket(west, 'paro');
    await loseRedis();
    const received = next(socket, 'session:ended');
    const gone = next(socket, 'disconnect');
    await logOut(east, headers);
    expect(await timeOf(gone)).toBeLessThan(8000);
    expect(await received).toMatchObject({ message: expect.stringContaining('Your session has ended') });
    expect(stays.connected).toBe(true);
  });

  it('close it within seconds after it is back, and follow the access of the others', async () => {
    const headers = await signedIn(east, 'rafi');
    const socket = await openSocket(west, headers);
    const upgraded = await connectSocket(west, 'ann');
    await loseRedis();
    await logOut(east, headers);
    await east.db
      .update(users)
      .set({ plan: 'premium' })
      .where(eq(users.id, await userIdOf(east, 'ann')));
    const gone = next(socket, 'disconnect');
    const received = next(upgraded, 'plan:changed');
    await servers.redis.startAgain();
    expect(await timeOf(Promise.all([gone, received]))).toBeLessThan(4000);
    expect(upgraded.connected).toBe(true);
  });
});
