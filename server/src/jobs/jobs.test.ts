import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildTestApp, until, resetDatabase } from '../testing';
import { createJobs } from './createJobs';
import type { JobLane } from './Job';
import { pauseMinutes } from './scheduledRun';

let app: FastifyInstance;
let now: Date;
const failures: string[] = [];
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  now = new Date('2026-11-21T06:00:00Z');
  failures.length = 0;
});

const runner = () =>
  createJobs({
    pool: app.store.pool,
    clock: { now: () => now },
    onFailure: (name) => failures.push(name),
    onError: (message) => failures.push(message),
  });
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

it('runs a job when it is due, whichever server ran it last', async () => {
  const here = runner();
  const there = runner();
  const job = { name: 'sweep', everyMinutes: 5, run: async () => undefined };
  here.add(job);
  there.add(job);
  expect(await here.runDue()).toEqual(['sweep']);
  expect(await there.runDue()).toEqual([]);
  pass(5);
  expect(await there.runDue()).toEqual(['sweep']);
  expect(await here.runDue()).toEqual([]);
});

it('runs a job on one server at a time', async () => {
  let runs = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((done) => (finish = done));
  const job = {
    name: 'slow',
    everyMinutes: 0,
    run: async () => {
      runs++;
      await finished;
    },
  };
  const here = runner();
  const there = runner();
  here.add(job);
  there.add(job);
  const first = here.runDue();
  while (runs === 0) await new Promise((next) => setImmediate(next));
  expect(await there.runDue()).toEqual([]);
  finish();
  expect(await first).toEqual(['slow']);
  expect(runs).toBe(1);
});

it('retries a failed job with growing pauses, without delaying others', async () => {
  const one = runner();
  let isBroken = true;
  one.add({
    name: 'fragile',
    everyMinutes: 60,
    run: async () => {
      if (isBroken) throw new Error('no facts today');
    },
  });
  one.add({ name: 'steady', everyMinutes: 60, run: async () => undefined });
  expect(await one.runDue()).toEqual(['fragile', 'steady']);
  expect(failures).toEqual(['fragile']);
  expect(await one.runDue()).toEqual([]);
  pass(1);
  expect(await one.runDue()).toEqual(['fragile']);
  pass(1);
  expect(await one.runDue()).toEqual([]);
  isBroken = false;
  pass(1);
  expect(await one.runDue()).toEqual(['fragile']);
  const { rows } = await app.store.pool.query(
    `select (payload->>'failures')::int as failures, payload->>'lastError' as last_error
     from graphile_worker._private_jobs where key = 'fragile'`,
  );
  expect(rows).toEqual([{ failures: 0, last_error: null }]);
});

it.each([
  [0, 60],
  [1, 1],
  [3, 4],
  [40, 60],
])('after %i failures a job waits %i minutes', (inARow, minutes) => {
  expect(pauseMinutes({ everyMinutes: 60 }, inARow)).toBe(minutes);
});

it('the runner of jobs runs nothing after a stop', async () => {
  const one = runner();
  await one.stop();
  one.add({ name: 'late', everyMinutes: 1, run: async () => undefined });
  expect(await one.runDue()).toEqual([]);
});

describe('two servers with running workers', () => {
  const workers = (count: number) =>
    Array.from({ length: count }, () =>
      createJobs({
        pool: app.store.pool,
        clock: { now: () => new Date() },
        onFailure: (name) => failures.push(name),
        onError: (message) => failures.push(message),
        scheduleAfterMs: 0,
      }),
    );

  it('run each scheduled job once', async () => {
    const servers = workers(2);
    const ran: string[] = [];
    const names = Array.from({ length: 20 }, (_, n) => `job ${n}`);
    for (const server of servers)
      for (const name of names) server.add({ name, everyMinutes: 60, run: async () => void ran.push(name) });
    for (const server of servers) server.start();
    await until(() => ran.length >= names.length);
    await sleep(300);
    for (const server of servers) await server.stop();
    expect(ran.toSorted()).toEqual(names.toSorted());
    expect(failures).toEqual([]);
  });

  it('run messages and other work while every foreign address keeps its workers waiting', async () => {
    const [server] = workers(1);
    const heard: string[] = [];
    let waiting = 0;
    const payload = z.object({});
    const handle = (name: string, lane?: JobLane) =>
      server?.handle({
        name,
        payload,
        ...(lane && { lane }),
        run: async (_payload, ending) => {
          if (lane !== 'foreign') return void heard.push(name);
          waiting++;
          await sleep(600_000, undefined, { signal: ending });
        },
      });
    const deliver = handle('deliver', 'foreign');
    const send = handle('send', 'messages');
    const work = handle('work');
    server?.start();
    await app.db.transaction(async (transaction) => {
      for (let n = 0; n < 20; n++) await deliver?.(transaction, {});
    });
    await until(() => waiting === 2);
    await send?.(app.db, {});
    await work?.(app.db, {});
    await until(() => heard.length === 2);
    expect(heard.toSorted()).toEqual(['send', 'work']);
    expect(waiting).toBe(2);
    await server?.stop();
  });

  it('run a job after its transaction commits, and never after a rollback', async () => {
    const heard: number[] = [];
    const servers = workers(2);
    const [add] = servers.map((server) =>
      server.handle({
        name: 'notify',
        payload: z.object({ n: z.int() }),
        run: async ({ n }) => void heard.push(n),
      }),
    );
    for (const server of servers) server.start();
    await expect(
      app.db.transaction(async (transaction) => {
        await add?.(transaction, { n: 1 });
        throw new Error('Never mind');
      }),
    ).rejects.toThrow('Never mind');
    await app.db.transaction(async (transaction) => {
      await add?.(transaction, { n: 2 });
      await sleep(100);
      expect(heard).toEqual([]);
    });
    await until(() => heard.length > 0);
    for (const server of servers) await server.stop();
    expect(heard).toEqual([2]);
  });

  it('hand over a job that a stop cuts short', async () => {
    const [goes, stays] = workers(2);
    const heard: string[] = [];
    goes?.add({
      name: 'long',
      everyMinutes: 60,
      run: async (ending) => {
        heard.push('begun');
        await sleep(60_000, undefined, { signal: ending });
      },
    });
    stays?.add({ name: 'long', everyMinutes: 60, run: async () => void heard.push('done') });
    goes?.start();
    await until(() => heard.length === 1);
    await goes?.stop();
    stays?.start();
    await until(() => heard.length === 2);
    await stays?.stop();
    expect(heard).toEqual(['begun', 'done']);
    expect(failures).toEqual([]);
  });
});
