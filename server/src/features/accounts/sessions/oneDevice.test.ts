import type { FastifyInstance } from 'fastify';
import type { ServerEvents } from '@tayyib/shared/contracts';
import type { TestSocket } from '../../../testing';
import { buildTestApp, createBrowser, openSocket, userIdOf } from '../../../testing';
import { browserDevice } from '../../../plugins/session/sessionCookie';
import { headersOf, signInAgain } from './sessionFixtures';

let app: FastifyInstance;
let bob: string;
beforeAll(async () => {
  app = await buildTestApp();
  bob = await userIdOf(app, 'bob');
  // a sign-in method without a password, because so many passwords at once are refused
  await app.register(async (scope) => {
    scope.post('/api/door', { config: { access: 'public' } }, (request, reply) =>
      app.sessions.signIn(request, reply, bob, browserDevice),
    );
  });
});
afterAll(() => app.close());

const next = (socket: TestSocket, event: keyof ServerEvents | 'disconnect') =>
  new Promise<unknown>((resolve) => socket.once(event, (payload?: unknown) => resolve(payload)));

it('signing in notifies the older device at once and refuses its next call', async () => {
  const older = await signInAgain(app, 'ann');
  const socket = await openSocket(app, headersOf(older));
  const sessionEnded = next(socket, 'session:ended');
  const gone = next(socket, 'disconnect');
  const newer = await signInAgain(app, 'ann');
  expect(await sessionEnded).toEqual({ message: 'You signed in on another device: Unknown device.' });
  await gone;

  const refused = await older.get('/watchlistcat');
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: 'session-ended' });
  expect((await newer.get('/watchlistcat')).statusCode).toBe(200);
  await expect(openSocket(app, headersOf(older))).rejects.toThrow('Please sign in first.');
});

it('signing in tells the older device why, also when it is opened later, and removes its cookie', async () => {
  const older = await signInAgain(app, 'rafi');
  const newer = await signInAgain(app, 'rafi');
  expect(older.cookies.has('tayyib_session')).toBe(true);
  const why = 'You signed in on another device: Unknown device.';
  expect((await older.get('/session')).json()).toEqual({ user: null, endedBecause: why });
  expect(older.cookies.has('tayyib_session')).toBe(false);
  expect((await older.get('/session')).json()).toEqual({ user: null });
  expect(await newer.whoIs()).toBe('rafi@tayyib.example');
});

it('signing in leaves the cookie of a browser that signs in again, whose new one may be on its way', async () => {
  const browser = await signInAgain(app, 'rafi');
  const former = new Map(browser.cookies);
  await signInAgain(app, 'rafi', browser);
  const tab = createBrowser(app);
  for (const [name, value] of former) tab.cookies.set(name, value);
  const reply = await tab.get('/session');
  expect(reply.json()).toEqual({ user: null });
  expect(reply.cookies).toEqual([]);
});

it('leaves exactly one session, however many sign in at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const browsers = Array.from({ length: 6 }, () => createBrowser(app));
    const replies = await Promise.all(browsers.map((browser) => browser.post('/door')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const who = await Promise.all(browsers.map((browser) => browser.whoIs()));
    expect(who.filter((email) => email !== null)).toHaveLength(1);
    const { rowCount } = await app.store.pool.query('select from sessions where user_id = $1', [bob]);
    expect(rowCount).toBe(1);
  }
});

it('a sign-in signs out neither other users nor a client that is not a browser', async () => {
  const paro = await signInAgain(app, 'paro');
  const adil = await signInAgain(app, 'adil');
  await createBrowser(app).post('/login', {
    email: 'paro@tayyib.example',
    password: 'correct horse battery',
    deviceType: 1,
  });
  expect(await paro.whoIs()).toBe('paro@tayyib.example');
  expect(await adil.whoIs()).toBe('adil@tayyib.example');
});

it('ends the session of the user signed in on this browser before', async () => {
  const browser = await signInAgain(app, 'rafi');
  const before = headersOf(browser);
  await signInAgain(app, 'sana', browser);
  expect(await browser.whoIs()).toBe('sana@tayyib.example');
  expect((await app.inject({ url: '/api/watchlistcat', headers: before })).statusCode).toBe(401);
});

it('refuses a closed account, and ends its sessions', async () => {
  const basim = await signInAgain(app, 'basim');
  await app.store.pool.query('update users set status = 2 where id = $1', [await userIdOf(app, 'basim')]);
  expect((await basim.get('/watchlistcat')).json()).toMatchObject({ code: 'session-ended' });
  const reply = await createBrowser(app).post('/login', {
    email: 'basim@tayyib.example',
    password: 'correct horse battery',
  });
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ code: 'account-closed' });
  expect(reply.cookies).toEqual([]);
});
