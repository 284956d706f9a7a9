import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../testing';
import { buildTestApp, createBrowser, openSocket, signedIn, temporaryFolder, userIdOf } from '../../testing';
import { securities } from '../../database/schema/facts/factsTables';
import { isinOf, listCompanies } from '../../features/personal/watchlists/watchlistFixtures';
import { signInAgain, travel } from '../../features/accounts/sessions/sessionFixtures';
import { dayMs } from '../../lib/durations';

let app: FastifyInstance;
let distDir: string;
beforeAll(async () => {
  distDir = temporaryFolder('dist');
  mkdirSync(path.join(distDir, 'shell', 'assets'), { recursive: true });
  writeFileSync(
    path.join(distDir, 'shell', 'assets', 'main.143715a3.js.map'),
    '{"sourcesContent":["secret"]}',
  );
  app = await buildTestApp({ distDir, isProduction: true });
});
afterAll(async () => {
  await app.close();
  rmSync(distDir, { recursive: true });
});

const post = async (as: PersonName, url: string, payload: Buffer | string, type: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...(await signedIn(app, as)), 'content-type': type },
    payload,
  });

it('leaves no personal answer in a cache', async () => {
  const routes = [...app.routePolicies.keys()]
    .map((route) => route.split(' '))
    .filter(([method, url]) => method === 'GET' && url?.startsWith('/api/') && !url.includes(':'));
  const cached: string[] = [];
  let answered = 0;
  for (const name of ['rafi', 'sana', 'amin'] as const) {
    const headers = await signedIn(app, name);
    for (const [, url = ''] of routes) {
      if (url.startsWith('/api/docs') || url.startsWith('/api/oauth')) continue;
      const reply = await app.inject({ url, headers });
      if (reply.statusCode >= 300) continue;
      answered += 1;
      const caching = String(reply.headers['cache-control'] ?? 'nothing');
      if (!/no-store|no-cache/.test(caching)) cached.push(`${url}: ${caching}`);
    }
  }
  expect(answered).toBeGreaterThan(40);
  expect(cached).toEqual([]);
});

it.each([
  ['no archive', Buffer.from('this is no tar archive, whatever it says of itself'.repeat(40))],
  ['random bytes', Buffer.from(Array.from({ length: 2048 }, (_, at) => (at * 7919) % 251))],
  [
    'half an archive',
    Buffer.concat([Buffer.from('release.json'.padEnd(124, '\0')), Buffer.from('77777777777\0')]),
  ],
])('answers an upload of a module that is %s with a sentence', async (_what, bytes) => {
  const reply = await post('sana', '/api/staff/modules/news/releases', bytes, 'application/x-tar');
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad-upload']);
});

it('answers a form without a boundary with a sentence', async () => {
  const reply = await post('sana', '/api/staff/feeds/nse-list/files', 'x', 'multipart/form-data');
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'no-file']);
});

it('opens at most twenty sockets of one user', async () => {
  const headers = await signedIn(app, 'paro');
  const opened = await Promise.allSettled(Array.from({ length: 60 }, () => openSocket(app, headers)));
  const sockets = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const socket of sockets) socket.io.reconnection(false);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(sockets.filter(({ connected }) => connected).length).toBeLessThanOrEqual(20);
  for (const socket of sockets) socket.close();
});

// `drippingBody.nightly.test.ts` waits for it
it('limits the time of a request', () => {
  expect(app.server.requestTimeout).toBeGreaterThan(0);
  expect(app.server.requestTimeout).toBeLessThanOrEqual(120_000);
});

it('serves no source maps in production', async () => {
  const reply = await app.inject('/assets/main.143715a3.js.map');
  expect([reply.statusCode, reply.body.includes('secret')]).toEqual([404, false]);
});

it.each([
  ['\u202Egnp.xe', 'gnp.xe'],
  ['Ann\u200B\u200D\u2066', 'Ann'],
  ['Ann\nAnsari', 'Ann Ansari'],
  ['मुक्\u200Dता', 'मुक्\u200Dता'],
  ['محمد', 'محمد'],
])('cleans the name %j', async (given, shown) => {
  const browser = await signInAgain(app, 'bob');
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/profile',
    headers: {
      cookie: [...browser.cookies].map(([n, v]) => `${n}=${v}`).join('; '),
      'sec-fetch-site': 'same-origin',
    },
    payload: { first_name: given, last_name: '', description: '' },
  });
  expect([reply.statusCode, reply.json().user?.first_name]).toEqual([200, shown]);
});

it.each(['\u115F', '\u3164\u3164', 'Tаyyib', 'Tayyib Admin', 'SUPPORT', '...'])(
  'refuses the name %j',
  async (name) => {
    const browser = createBrowser(app);
    const reply = await browser.post('/add/user', {
      email: 'someone@example.com',
      first_name: name,
      password: 'seven blue lanterns',
    });
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'first_name']);
  },
);

it.each(['Tayyib2026', 'india@123', 'admin@123', 'tayyib@2026'])(
  'refuses the password %s',
  async (password) => {
    const person = { email: 'zubayda@example.com', first_name: 'Zubayda', password };
    expect((await createBrowser(app).post('/add/user', person)).json()).toMatchObject({
      code: 'weak-password',
    });
  },
);

it('closes the connections of sessions that ended by age', async () => {
  const own = await buildTestApp();
  const browser = await signInAgain(own, 'ann');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = await openSocket(own, { cookie });
  socket.io.reconnection(false);
  const gone = new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve('open'), 20_000);
    socket.once('disconnect', () => {
      clearTimeout(timer);
      resolve('closed');
    });
  });
  travel(own, 91 * dayMs);
  await own.jobs.runDue();
  expect(await gone).toBe('closed');
  socket.close();
  await own.close();
});

it('does not take a page over http for one of ours that is https', async () => {
  const secure = await buildTestApp({ publicUrl: new URL('https://tayyib.example') });
  const logout = (origin: string) =>
    secure.inject({ method: 'POST', url: '/api/logout', headers: { host: 'tayyib.example', origin } });
  expect((await logout('http://tayyib.example')).statusCode).toBe(403);
  expect((await logout('https://tayyib.example')).statusCode).toBe(200);
  await secure.close();
});

it('leaves nothing of a number that an account had before', async () => {
  const browser = await signInAgain(app, 'basim');
  const id = await userIdOf(app, 'basim');
  const never = '+919876543999';
  await browser.post('/identity/phone', { phone: never, password: 'correct horse battery' });
  const { pool } = app.store;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const erased = await app.inject({
    method: 'DELETE',
    url: '/api/profile',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payload: { word: 'ERASE', password: 'correct horse battery' },
  });
  expect(erased.statusCode).toBe(200);
  const { rows } = await pool.query<{ found: string }>(
    `select 'message' as found from messages where recipient = $1
     union all select 'code' from one_time_codes where target like $1 || '%'
     union all select 'room' from group_rooms where held::text like '%' || $2 || '%'`,
    [never, id],
  );
  expect(rows).toEqual([]);
});

it.each(['from=0000-01-01', 'to=0000-12-31'])('refuses days that cannot be stored: %s', async (query) => {
  const stocks = await app.db.$count(securities);
  if (stocks === 0) await listCompanies(app, 1);
  const headers = await signedIn(app, 'rafi');
  const reply = await app.inject({ url: `/api/stocks/${isinOf(1)}/prices?${query}`, headers });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-request']);
});

it('refuses half a character in what is stored as JSON', async () => {
  const why = 'half a \ud83d pair';
  const url = `/api/admin/people/${await userIdOf(app, 'bob')}/status`;
  const reply = await app.inject({
    method: 'PUT',
    url,
    headers: { ...(await signedIn(app, 'amin')), 'content-type': 'application/json' },
    payload: JSON.stringify({ status: 4, why }),
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-request']);
});
