import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';
import { buildTestApp, describeWithRedis, signedIn, startKillable, startProxy, startRedis } from '../testing';

const drainSeconds = 2;

/** Sends requests without a pause, until it is stopped. */
function keepAsking(address: string, headers: Record<string, string>) {
  const failures: string[] = [];
  let isOver = false;
  let count = 0;
  const paths = ['/api/session', '/api/watchlistcat', '/api/dashboard', '/api/getnotification'];
  const work = Array.from({ length: 6 }, async (_, each) => {
    for (let round = each; !isOver; round += 1) {
      const path = paths[round % paths.length] ?? '';
      const reply = await fetch(`${address}${path}`, { headers }).catch(String);
      const text = typeof reply === 'string' ? reply : await reply.text().catch(String);
      if (typeof reply === 'string' || reply.status >= 400) failures.push(`${path}: ${text}`);
      count += 1;
      await sleep(5);
    }
  });
  return {
    async finish() {
      isOver = true;
      await Promise.all(work);
      return { failures, count };
    },
  };
}

/** Skipped where Redis is not installed. */
describeWithRedis('two servers behind a proxy', () => {
  let app: FastifyInstance;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    redis = await startRedis();
    app = await buildTestApp();
    proxy = await startProxy();
  });
  afterAll(async () => {
    await proxy.stop();
    await app.close();
    redis.stop();
  });

  const start = () => startKillable(app, { REDIS_URL: redis.url, DRAIN_SECONDS: String(drainSeconds) });

  it('fail no request while they restart one after the other, and sockets reconnect', async () => {
    let servers: Awaited<ReturnType<typeof start>>[] = await Promise.all([start(), start()]);
    for (const { address } of servers) await proxy.add(address);
    const headers = await signedIn(app, 'ann');
    const socket = io(proxy.address, { extraHeaders: headers, transports: ['websocket'] });
    const lost: string[] = [];
    socket.on('disconnect', (reason) => lost.push(reason));
    await new Promise<void>((resolve) => socket.once('connect', resolve));

    const asking = keepAsking(proxy.address, headers);
    for (const old of servers) {
      const stopping = old.stop();
      expect(await stopping).toBe(0);
      proxy.remove(old.address);
      const fresh = await start();
      await proxy.add(fresh.address);
      servers = servers.map((server) => (server === old ? fresh : server));
    }
    const { failures, count } = await asking.finish();
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(100);

    while (!socket.connected) await sleep(20);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost).not.toContain('io server disconnect');
    socket.close();
    for (const server of servers) await server.kill();
  });

  it('answer requests while they drain, and close connections', async () => {
    const server = await start();
    while (!(await fetch(`${server.address}/api/ready`)).ok) await sleep(50);
    const stopping = server.stop();
    let ready = await fetch(`${server.address}/api/ready`);
    while (ready.ok) ready = await fetch(`${server.address}/api/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ code: 'not-ready', message: 'The server is stopping.' });
    const reply = await fetch(`${server.address}/api/session`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('connection')).toBe('close');
    expect(await stopping).toBe(0);
  });
});
