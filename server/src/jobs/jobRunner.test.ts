import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../testing';
import { createJobRunner, pauseMinutes } from './jobRunner';

let app: FastifyInstance;
let now: Date;
const failures: string[] = [];
beforeEach(async () => {
  app = await buildTestApp();
  now = new Date('2026-11-21T06:00:00Z');
  failures.length = 0;
});
afterEach(() => app.close());

const runner = () =>
  createJobRunner({
    pool: app.store.pool,
    clock: { now: () => now },
    onFailure: ({ name }) => failures.push(name),
  });
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

it('runs a job when it is due, wherever it ran last', async () => {
  const [here, there] = [runner(), runner()];
  const job = { name: 'sweep', everyMinutes: 5, run: async () => undefined };
  here.add(job);
  there.add(job);
  expect(await here.runDue()).toEqual(['sweep']);
  expect(await there.runDue()).toEqual([]);
  pass(5);
  expect(await there.runDue()).toEqual(['sweep']);
  expect(await here.runDue()).toEqual([]);
});

it('runs it on one server at a time', async () => {
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
  const [here, there] = [runner(), runner()];
  here.add(job);
  there.add(job);
  const first = here.runDue();
  while (runs === 0) await new Promise((next) => setImmediate(next));
  expect(await there.runDue()).toEqual([]);
  finish();
  expect(await first).toEqual(['slow']);
  expect(runs).toBe(1);
});

it('tries a job that failed again, sooner and then ever later, without holding up others', async () => {
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
    "select failures, last_error from job_runs where name = 'fragile'",
  );
  expect(rows).toEqual([{ failures: 0, last_error: null }]);
});

it.each([
  [0, 60],
  [1, 1],
  [3, 4],
  [40, 60],
])('after %i failures waits %i minutes', (inARow, minutes) => {
  expect(pauseMinutes({ everyMinutes: 60 }, inARow)).toBe(minutes);
});

it('stops after the job under way', async () => {
  const one = runner();
  await one.stop();
  one.add({ name: 'late', everyMinutes: 1, run: async () => undefined });
  expect(await one.runDue()).toEqual([]);
});
