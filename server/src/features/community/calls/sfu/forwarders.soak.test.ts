import type { FastifyInstance } from 'fastify';
import { buildTestApp, describeWithRedis, startRedis } from '../../../../testing';
import { createForwarders, type Forwarders } from './forwarders';

it('a server knows of no other where servers share nothing', async () => {
  let isSound = true;
  const single = await createForwarders(null, 'alone', () => isSound);
  expect(single.pick()).toBe('alone');
  isSound = false;
  await single.look();
  expect(single.pick()).toBeNull();
  single.stop();
});

/** Skipped where Redis is not installed. */
describeWithRedis('servers that share a Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let app: FastifyInstance;
  const started: Forwarders[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    app = await buildTestApp({ redisUrl: redis.url });
  });
  afterEach(() => {
    for (const one of started.splice(0)) one.stop();
  });
  afterAll(async () => {
    await app.close();
    redis.stop();
  });

  async function start(name: string, isSound: () => boolean): Promise<Forwarders> {
    const one = await createForwarders(app.redis, name, isSound);
    started.push(one);
    return one;
  }

  it('name themselves where they can forward, and another where they cannot', async () => {
    let isEastSound = true;
    const east = await start('east', () => isEastSound);
    const west = await start('west', () => false);
    expect([east.pick(), west.pick()]).toEqual(['east', 'east']);
    isEastSound = false;
    await east.look();
    await west.look();
    expect([east.pick(), west.pick()]).toEqual([null, null]);
    isEastSound = true;
    await east.look();
    await west.look();
    east.stop();
    await west.look();
    expect(west.pick()).toBeNull();
  });

  it('exclude a server that did not answer, until it announces itself', async () => {
    const east = await start('east', () => true);
    const west = await start('west', () => false);
    const looking = west.look();
    west.forget('east');
    await looking;
    expect(west.pick()).toBeNull();
    await west.look();
    expect(west.pick()).toBeNull();
    await east.look();
    await west.look();
    expect(west.pick()).toBe('east');
  });

  it('exclude a server that has not announced itself for long', async () => {
    const west = await start('west', () => false);
    const says = async (secondsAgo: number) => {
      await app.redis?.zAdd('forwarders', { score: Date.now() / 1000 - secondsAgo, value: 'killed' });
      await west.look();
      return west.pick();
    };
    expect(await says(0)).toBe('killed');
    expect(await says(60)).toBeNull();
  });
});
