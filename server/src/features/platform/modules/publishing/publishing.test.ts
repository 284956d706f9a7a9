import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { connectSocket, signedIn, userIdOf } from '../../../../testing';
import { moduleUploads } from '../../../../database/schema/platform/modulesTables';
import type { SentFile } from '../moduleFixtures';
import {
  aRelease,
  archiveOf,
  asStaff,
  buildModuleApp,
  entryOf,
  publish,
  registryOf,
  sentFilesOf,
} from '../moduleFixtures';

let folder: string;
let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, folder, close } = await buildModuleApp(aRelease('screener', '1.0.0')));
});
afterAll(() => close());

const keptFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile()).length;

it('puts a new module into open pages, with every file at its own address for good', async () => {
  const news = aRelease('news', '1.0.0', {
    built: { entryCode: 'console.log(1);'.repeat(200), files: { 'page.css': '.news-a{}' } },
  });
  const socket = await connectSocket(app, 'ann');
  const heard = new Promise((resolve) => socket.once('modules:changed', resolve));
  const reply = await publish(app, 'news', sentFilesOf(news));
  expect(reply.statusCode).toBe(201);
  expect(await entryOf(app, 'news', 'ann')).toBeUndefined();
  const switchedOn = new Promise((resolve) => socket.on('modules:changed', resolve));
  await asStaff(app, 'PUT', '/modules/news/enabled', { enabled: true, why: 'It is reviewed' });
  expect(reply.json()).toMatchObject({ base: '/modules/news/1.0.0/', isStable: true });
  await heard;
  expect(await switchedOn).toEqual({ revision: (await registryOf(app)).revision });
  socket.close();

  const entry = await entryOf(app, 'news', 'ann');
  expect(entry).toMatchObject({ version: '1.0.0', manifestIntegrity: reply.json().manifestIntegrity });
  const address = `${entry?.base}${entry?.entry}`;
  for (const [accepts, unpack] of [
    ['gzip, br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const) {
    const file = await app.inject({ url: address, headers: { 'accept-encoding': accepts } });
    expect(unpack(file.rawPayload).toString()).toBe(news.files['remoteEntry.0123abcd.js']);
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  }
  const css = await app.inject(`${entry?.base}page.css`);
  expect([css.headers['content-type'], css.body]).toEqual(['text/css; charset=utf-8', '.news-a{}']);
});

it('offers a further version to nobody until staff choose it', async () => {
  const reply = await publish(app, 'screener', sentFilesOf(aRelease('screener', '2.0.0')));
  expect(reply.json()).toMatchObject({ isStable: false });
  expect(await entryOf(app, 'screener')).toMatchObject({ version: '1.0.0' });
  await asStaff(app, 'PUT', '/modules/screener/stable', { version: '2.0.0', why: 'It is good' });
  expect(await entryOf(app, 'screener')).toMatchObject({ version: '2.0.0', fallback: { version: '1.0.0' } });
});

const broken = aRelease('tools', '1.0.0');
const [manifest, ...files] = sentFilesOf(broken);
if (!manifest) throw new Error('A release has a manifest.');
const changed = (change: object): SentFile => ({
  name: 'release.json',
  content: JSON.stringify({ ...broken.release, ...change }),
});
const withDescriptor = (change: object) =>
  changed({ descriptor: { ...broken.release.descriptor, ...change } });
const incompressible = (bytes: number) => `"${randomBytes(bytes).toString('base64')}"`;
const heavy = aRelease('tools', '1.0.0', { built: { entryCode: incompressible(9 * 1024) } });
const overweight = aRelease('tools', '1.0.0', {
  budgetKb: 2,
  built: { files: { 'page.js': incompressible(4096) } },
});
const firstView = aRelease('tools', '1.0.0', {
  budgetKb: 5,
  onDemandFileKb: 40,
  built: { code: `console.log(${incompressible(8 * 1024)})` },
});
const upwards = aRelease('tools', '1.0.0', { built: { files: { '../../evil.js': 'evil' } } });
const page = aRelease('tools', '1.0.0', { built: { files: { 'index.html': '<script>' } } });

it.each<[string, string, SentFile[]]>([
  ['no release.json', 'bad-upload', []],
  ['release.json not first', 'bad-upload', [...files, manifest]],
  ['a file missing', 'bad-upload', [manifest, ...files.slice(1)]],
  ['a file too many', 'bad-upload', [manifest, ...files, { name: 'extra.js', content: 'x' }]],
  ['a file twice', 'bad-upload', [manifest, ...files, ...files]],
  [
    'a byte flipped',
    'bad-upload',
    [manifest, ...files.map((each) => ({ ...each, content: `${String(each.content)} ` }))],
  ],
  ['a way up and out', 'bad-upload', sentFilesOf(upwards)],
  ['a file nobody listed, up and out', 'bad-upload', [manifest, { name: '../../evil.js', content: 'x' }]],
  ['a link', 'bad-upload', [manifest, { name: '7.89abcdef.js', content: '', type: 'symlink' }]],
  ['a page', 'bad-upload', sentFilesOf(page)],
  ['another module', 'contract-broken', [changed({ id: 'watchlist' }), ...files]],
  ['an SDK of the future', 'contract-broken', [withDescriptor({ sdk: '^2.0.0' }), ...files]],
  ['an unknown field', 'contract-broken', [withDescriptor({ theme: 'dark' }), ...files]],
  ['a page without a path', 'contract-broken', [withDescriptor({ routes: [{ path: 'tools' }] }), ...files]],
  ['an entry without a hash', 'contract-broken', [changed({ entry: 'other.js' }), ...files]],
  ['a hash left out', 'contract-broken', [changed({ integrity: {} }), ...files]],
  ['no JSON', 'contract-broken', [{ name: 'release.json', content: '{' }, ...files]],
  ['an entry too heavy', 'over-budget', sentFilesOf(heavy)],
  ['a file over the budget', 'over-budget', sentFilesOf(overweight)],
  ['a first view over the budget', 'over-budget', sentFilesOf(firstView)],
])('refuses an upload with %s and stores nothing of it', async (_what, code, sent) => {
  const before = await keptFiles();
  const reply = await publish(app, 'tools', sent);
  expect(reply.json()).toEqual(expect.objectContaining({ code, message: expect.any(String) }));
  expect(reply.statusCode).toBe(422);
  expect(await entryOf(app, 'tools')).toBeUndefined();
  expect(await keptFiles()).toBe(before);
});

it('never changes a version, whoever of two is first', async () => {
  const again = aRelease('news', '1.0.0', { built: { stamp: 'another' } });
  expect((await publish(app, 'news', sentFilesOf(again))).json()).toMatchObject({ code: 'version-exists' });
  const replies = await Promise.all(
    [1, 2, 3].map((n) =>
      publish(app, 'news', sentFilesOf(aRelease('news', '1.1.0', { built: { stamp: `${n}` } }))),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

it('stores nothing of an upload whose client disconnected half way', async () => {
  const headers = await signedIn(app, 'sana');
  const archive = await archiveOf(sentFilesOf(aRelease('gone', '1.0.0')));
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const before = await keptFiles();
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  const heads = Object.entries({ ...headers, host: 'localhost', 'content-type': 'application/x-tar' });
  socket.write(
    `POST /api/staff/modules/gone/releases HTTP/1.1\r\n${heads.map(([k, v]) => `${k}: ${v}\r\n`).join('')}content-length: ${archive.length}\r\n\r\n`,
  );
  socket.write(archive.subarray(0, archive.length - 2048));
  while ((await keptFiles()) === before) await pause(5);
  socket.destroy();
  // the server has noticed, and has cleaned up
  while ((await app.db.$count(moduleUploads)) > 0) await pause(5);
  expect(await entryOf(app, 'gone')).toBeUndefined();
  // a job deletes what a killed server leaves behind
  const { now } = app.clock;
  app.clock.now = () => new Date(Date.now() + 2 * 3_600_000);
  await app.jobs.runDue();
  app.clock.now = now;
  expect(await keptFiles()).toBe(before);
  expect((await publish(app, 'gone', sentFilesOf(aRelease('gone', '1.0.0')))).statusCode).toBe(201);
});

it('accepts a bearer token of staff, and of nobody else', async () => {
  const sent = await archiveOf(sentFilesOf(aRelease('bearer', '1.0.0')));
  const statuses: number[] = [];
  for (const name of ['ann', 'sana'] as const) {
    const id = await userIdOf(app, name);
    const { access_token: token } = (
      await app.inject({ url: `/api/userAuth/${id}`, headers: await signedIn(app, name) })
    ).json();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/staff/modules/bearer/releases',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
      payload: sent,
    });
    statuses.push(reply.statusCode);
  }
  expect(statuses).toEqual([403, 201]);
});

it('shows in the console who published what', async () => {
  const { modules } = (await asStaff(app, 'GET', '/modules')).json();
  const news = modules.find(({ id }: { id: string }) => id === 'news');
  expect(news.versions).toContainEqual(
    expect.objectContaining({ version: '1.0.0', source: 'published', addedBy: 'Sana Siddiqui' }),
  );
});
