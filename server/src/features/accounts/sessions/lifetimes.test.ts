import type { FastifyInstance } from 'fastify';
import { buildTestApp, userIdOf } from '../../../testing';
import { headersOf, signInAgain, travel } from './sessionFixtures';
import { dayMs, minuteMs } from '../../../lib/durations';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const statusFor = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/api/watchlistcat', headers })).statusCode;

it('keeps a token for a day, then replaces it; the old one works for a minute more', async () => {
  const ann = await signInAgain(app, 'ann');
  const old = headersOf(ann);
  travel(app, dayMs - minuteMs);
  await ann.get('/session');
  expect(headersOf(ann)).toEqual(old);

  travel(app, 2 * minuteMs);
  await ann.get('/session');
  const renewed = headersOf(ann);
  expect(renewed).not.toEqual(old);
  expect(await statusFor(old)).toBe(200);
  expect(await statusFor(renewed)).toBe(200);

  travel(app, minuteMs + 1);
  expect(await statusFor(old)).toBe(401);
  expect(await statusFor(renewed)).toBe(200);
  // requests that come together share a query
  const together = [renewed, old, renewed, old, renewed, old];
  expect(await Promise.all(together.map(statusFor))).toEqual([200, 401, 200, 401, 200, 401]);
});

it('a session gives one new token to requests that come together, and refuses none of them', async () => {
  const bob = await signInAgain(app, 'bob');
  travel(app, dayMs + minuteMs);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => app.inject({ url: '/api/watchlistcat', headers: headersOf(bob) })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(replies.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1);
});

it('a session ends after fourteen days of silence', async () => {
  const paro = await signInAgain(app, 'paro');
  travel(app, 14 * dayMs - minuteMs);
  expect((await paro.get('/watchlistcat')).statusCode).toBe(200);
  travel(app, 14 * dayMs + minuteMs);
  expect((await paro.get('/watchlistcat')).json()).toMatchObject({ code: 'session-ended' });
});

it('a session ends after ninety days, however busy', async () => {
  const rafi = await signInAgain(app, 'rafi');
  for (let week = 0; week < 12; week += 1) {
    travel(app, 7 * dayMs);
    expect(await rafi.whoIs()).toBe('rafi@tayyib.example');
  }
  travel(app, 6 * dayMs + minuteMs);
  expect(await rafi.whoIs()).toBeNull();
});

it('a session renews the token when the user’s privileges change', async () => {
  const sana = await signInAgain(app, 'sana');
  const before = headersOf(sana);
  await app.store.pool.query("update users set plan = 'premium_pro' where id = $1", [
    await userIdOf(app, 'sana'),
  ]);
  await sana.get('/session');
  expect(headersOf(sana)).not.toEqual(before);
  travel(app, minuteMs + 1);
  expect(await statusFor(before)).toBe(401);
  expect(await statusFor(headersOf(sana))).toBe(200);
});

it('deletes ended sessions and keeps active ones', async () => {
  await signInAgain(app, 'adil');
  travel(app, 15 * dayMs);
  const ann = await signInAgain(app, 'ann');
  await app.jobs.runDue();
  const { rows } = await app.store.pool.query<{ user_id: string }>('select user_id from sessions');
  expect(rows).toEqual([{ user_id: await userIdOf(app, 'ann') }]);
  expect(await ann.whoIs()).toBe('ann@tayyib.example');
});
