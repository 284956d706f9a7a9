import type { FastifyInstance } from 'fastify';
import { buildTestApp, describeWithRedis, startRedis } from '../../../testing';
import { createGrowingLock } from './growingLock';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const rule = { name: 'test', free: 3 };

function countsAttempts(counterOf: () => ReturnType<typeof createGrowingLock>): void {
  const consumeAll = async (key: string, times: number) => {
    const waits: number[] = [];
    for (let tries = 0; tries < times; tries += 1) waits.push((await counterOf().consume(key)).waitSeconds);
    return waits;
  };

  it('delays the next attempt once the free ones are used', async () => {
    const [first, second, third, fourth = 0] = await consumeAll('one', 4);
    expect([first, second, third]).toEqual([0, 0, 0]);
    expect(fourth).toBeGreaterThan(50);
    expect(fourth).toBeLessThanOrEqual(60);
  });

  it('grants the free attempts once, however many requests run at the same time', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => counterOf().consume('two')));
    expect(waits.filter(({ waitSeconds }) => waitSeconds === 0)).toHaveLength(3);
  });

  it('forgets all after a success', async () => {
    await consumeAll('three', 3);
    await counterOf().refund('three', 'all');
    expect(await consumeAll('three', 3)).toEqual([0, 0, 0]);
  });

  it('refunds one after a success of one among many', async () => {
    await consumeAll('four', 3);
    await counterOf().refund('four', 'last');
    const [next, afterThat = 0] = await consumeAll('four', 2);
    expect(next).toBe(0);
    expect(afterThat).toBeGreaterThan(50);
  });

  it('reports the lock time of the attempt that locks, and of no other', async () => {
    const locks: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) locks.push((await counterOf().consume('seven')).lockSeconds);
    expect(locks).toEqual([0, 0, 60, 0]);
  });

  it('counts each key separately', async () => {
    await consumeAll('five', 4);
    expect(await counterOf().consume('six')).toEqual({ waitSeconds: 0, lockSeconds: 0 });
  });
}

describe('attempts counted in the database', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());
  countsAttempts(() => createGrowingLock(app, rule));
});

describeWithRedis('attempts counted in Redis', () => {
  let app: FastifyInstance;
  let stopRedis: () => void;
  beforeAll(async () => {
    const { url, stop } = await startRedis();
    stopRedis = stop;
    app = await buildTestApp({ redisUrl: url });
  });
  afterAll(async () => {
    await app.close();
    stopRedis();
  });
  countsAttempts(() => createGrowingLock(app, rule));
});
