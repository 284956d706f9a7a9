import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn, temporaryFolder, type PersonName } from '../../../../testing';
import { aRelease, leaveBuild, registryOf } from '../moduleFixtures';

const tools = aRelease('tools', '1.0.0', {
  // what a team may call it
  title: '</script><!-- Tools',
  routes: [
    { path: '/zakat', page: 'Zakat', title: 'Zakat', access: 'user' },
    { path: '/gold', page: 'Gold', title: 'Gold', access: 'premium' },
  ],
  slots: [{ slot: 'dashboard.cards', component: 'Card', order: 1, access: 'user' }],
  built: { files: { '8.89abcdef.css': '.tools-card{margin:0}' } },
});
const views = { Zakat: ['7.89abcdef.js'], Card: ['8.89abcdef.css'], Gold: ['9.89abcdef.js'] };

let distDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  distDir = temporaryFolder('dist');
  const release = { ...tools.release, views };
  leaveBuild(distDir, { ...tools, release, manifest: Buffer.from(JSON.stringify(release)) });
  mkdirSync(path.join(distDir, 'shell'));
  const write = (file: string, content: string) => writeFileSync(path.join(distDir, 'shell', file), content);
  write('index.html', '<head>__FIRST_FILES__</head>__REGISTRY__');
  const dashboard = { links: '<link href="/dashboard.js">', isInApp: true, slots: ['dashboard.cards'] };
  const home = { links: '<link href="/home.js">', isInApp: false, slots: [] };
  const pages = { '/dashboard': dashboard, '/': home };
  write('first-files.json', JSON.stringify({ pages, entry: '', app: '<link href="/frame.js">' }));
  app = await buildTestApp({ distDir });
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

async function open(
  url: string,
  name?: PersonName,
  headers: Record<string, string> = { 'sec-fetch-dest': 'document' },
) {
  const person = name ? await signedIn(app, name) : {};
  const reply = await app.inject({ url, headers: { ...person, ...headers } });
  const [, registry = ''] = /id="module-registry">(.*)<\/script>$/s.exec(reply.body) ?? [];
  const links = [...reply.body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  return { reply, registry, links };
}

it('sends a signed-in user the signed list of modules within the page, as data', async () => {
  const { registry, reply } = await open('/zakat', 'ann');
  expect(JSON.parse(registry)).toEqual(await registryOf(app, 'ann'));
  expect(reply.body.match(/<\/script>/g)).toHaveLength(1);
  expect(reply.body).not.toContain('<!--');
  expect(reply.headers['cache-control']).toBe('private, no-cache');
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
});

it.each<[string, PersonName | undefined, Record<string, string>]>([
  ['a visitor', undefined, { 'sec-fetch-dest': 'document' }],
  ['the service worker, which stores one page for every address', 'ann', { 'sec-fetch-dest': 'empty' }],
])('sends %s a page without it', async (_who, name, headers) => {
  const { registry, links } = await open('/zakat', name, headers);
  expect(registry).toBe('');
  expect(links).toEqual([]);
});

it('names the files that the page of a module shows first, with their hashes', async () => {
  const { reply, links } = await open('/Zakat/?year=2026', 'ann');
  const base = '/modules/tools/1.0.0/';
  expect(links).toEqual([
    '/api/session',
    '/frame.js',
    `${base}remoteEntry.0123abcd.js`,
    `${base}7.89abcdef.js`,
  ]);
  expect(reply.body).toContain(
    `<link rel="preload" as="script" crossorigin="anonymous" href="${base}7.89abcdef.js" integrity="${tools.release.integrity['7.89abcdef.js']}">`,
  );
});

it('names what modules have for a page of the shell', async () => {
  const { links } = await open('/dashboard', 'ann');
  expect(links).toEqual([
    '/api/session',
    '/frame.js',
    '/dashboard.js',
    '/modules/tools/1.0.0/remoteEntry.0123abcd.js',
    '/modules/tools/1.0.0/8.89abcdef.css',
  ]);
  expect((await open('/', 'ann')).links).toEqual(['/home.js']);
});

it('names no files of a page that the viewer may not open', async () => {
  expect((await open('/gold', 'ann')).links).toEqual(['/api/session', '/frame.js']);
  expect((await open('/gold', 'paro')).links).toContain('/modules/tools/1.0.0/9.89abcdef.js');
});
