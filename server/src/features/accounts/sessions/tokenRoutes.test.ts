import type { FastifyInstance } from 'fastify';
import { buildTestApp, people, testPassword, userIdOf } from '../../../testing';
import { bearer, headersOf, signInAgain, signInAsClient, travel } from './sessionFixtures';
import { dayMs, minuteMs } from '../../../lib/durations';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;

const ask = (url: string, headers: Headers) => app.inject({ url: `/api/${url}`, headers });
const accessOf = async (headers: Headers, userId: string) =>
  bearer((await ask(`userAuth/${userId}`, headers)).json().access_token);
const deviceTokenOf = async (headers: Headers, userId: string) =>
  bearer((await ask(`UserGeneratetoken/${userId}`, headers)).json().data.device_token);
const statusFor = async (headers: Headers) => (await ask('watchlistcat', headers)).statusCode;

it('signs in a client that is not a browser with a token for a quarter of an hour, and no cookie', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: people.ann.email, password: testPassword, deviceType: 1 },
  });
  expect(reply.cookies).toEqual([]);
  const client = bearer(reply.json().access_token);
  travel(app, 14 * minuteMs);
  expect(await statusFor(client)).toBe(200);
  travel(app, minuteMs);
  expect((await ask('watchlistcat', client)).json()).toMatchObject({ code: 'session-ended' });
});

it('gives a browser its cookie and no token', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: people.ann.email, password: testPassword, deviceType: 0 },
  });
  expect(reply.json()).not.toHaveProperty('access_token');
});

it('needs no origin for a change with a token, because no other site can send it', async () => {
  const client = await signInAsClient(app, 'ann');
  const reply = await app.inject({
    method: 'POST',
    url: '/api/addwatchlistcat',
    headers: client,
    payload: { title: 'Mine', status: 1 },
  });
  expect(reply.statusCode).toBe(201);
});

it('renews a token while it is valid, and with the device token for fourteen days after', async () => {
  const userId = await userIdOf(app, 'bob');
  const first = await signInAsClient(app, 'bob');
  const second = await accessOf(first, userId);
  const device = await deviceTokenOf(second, userId);
  travel(app, dayMs);
  expect(await statusFor(second)).toBe(401);
  expect(await statusFor(device)).toBe(401);
  expect(await statusFor(await accessOf(device, userId))).toBe(200);
  travel(app, 13 * dayMs + minuteMs);
  expect((await ask(`userAuth/${userId}`, device)).statusCode).toBe(401);
});

it('gives a browser tokens that expire after a quarter of an hour', async () => {
  const userId = await userIdOf(app, 'paro');
  const paro = headersOf(await signInAgain(app, 'paro'));
  const access = await accessOf(paro, userId);
  const device = await deviceTokenOf(paro, userId);
  expect(await statusFor(access)).toBe(200);
  for (const headers of [access, device])
    expect((await ask(`userAuth/${userId}`, headers)).statusCode).toBe(404);
  expect((await ask(`UserGeneratetoken/${userId}`, access)).statusCode).toBe(404);
});

it.each(['userAuth', 'UserGeneratetoken', 'usercachecheck'])(
  'replies to %s for its owner only',
  async (path) => {
    const rafi = await userIdOf(app, 'rafi');
    expect((await app.inject(`/api/${path}/${rafi}`)).statusCode).toBe(401);
    const ann = headersOf(await signInAgain(app, 'ann'));
    const others = await ask(`${path}/${rafi}`, ann);
    const nobodys = await ask(`${path}/nobody`, ann);
    expect(others.statusCode).toBe(404);
    expect(others.json()).toEqual(nobodys.json());
    expect((await ask(`${path}/${rafi}`, headersOf(await signInAgain(app, 'rafi')))).statusCode).toBe(200);
  },
);

it('returns the current record to a page', async () => {
  const userId = await userIdOf(app, 'sana');
  const sana = headersOf(await signInAgain(app, 'sana'));
  await app.store.pool.query("update users set plan = 'basic', first_name = 'Sanaa' where id = $1", [userId]);
  expect((await ask(`usercachecheck/${userId}`, sana)).json().data).toMatchObject({
    first_name: 'Sanaa',
    plan: 'basic',
    _id: userId,
  });
});

it('ends the tokens of a client that signs out', async () => {
  const client = await signInAsClient(app, 'adil');
  await app.inject({ method: 'POST', url: '/api/logout', headers: client });
  expect(await statusFor(client)).toBe(401);
});
