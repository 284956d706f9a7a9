import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, temporaryFolder } from '../../../testing';
import { sessionCookie } from '../../session/sessionCookie';

let distDir: string;
let app: FastifyInstance;

const html = (
  build: string,
) => `<head><link rel=canonical href=__ADDRESS__>__FIRST_FILES__<script type="__ENTRY_TYPE__" src="/assets/main.${build}.js"></script></head>
  <noscript>__SUMMARY__<p>Scripts are needed.</p></noscript><div id="root" data-page="__PAGE__">__CONTENT__</div>`;

/** Stands for what the shell's build renders. */
const renderer = (build: string) => `
  export const renderPages = async () => ({ '/about_us': '<h1>About us</h1>' });
  export const renderPage = async (pathname, { address }) =>
    '<h1>Page ' + pathname + ' of ${build}</h1>' + address + ' $& __TITLE__';`;

const write = (file: string, content: string) => writeFileSync(path.join(distDir, 'shell', file), content);

beforeAll(async () => {
  distDir = temporaryFolder('dist');
  mkdirSync(path.join(distDir, 'shell'));
  write('index.html', html('1a2b3c4d'));
  write('page-renderer.1a2b3c4d.mjs', renderer('1a2b3c4d'));
  const home = { links: '<link rel="preload" href="/home.js">', isInApp: false, slots: [] };
  const entry = '<link rel="preload" href="/main.js">';
  write('first-files.json', JSON.stringify({ pages: { '/': home }, entry, app: '' }));
  const contact = { phone: null, address: 'Road 1, Mumbai', social: [] };
  app = await buildTestApp({ distDir, contact });
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const bodyOf = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).body;

/** The text of a page, with its entities decoded. */
const decoded = (body: string) =>
  body.replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));

it.each<[string, Record<string, string>]>([
  ['a browser', { 'sec-fetch-dest': 'document' }],
  ['a crawler', {}],
])('sends a public page with its content, as this server renders it, to %s', async (_who, headers) => {
  const home = await bodyOf('/?utm_source=mail', headers);
  expect(home).toContain('data-page="/"><h1>Page / of 1a2b3c4d</h1>Road 1, Mumbai $& __TITLE__</div>');
  expect(await bodyOf('/about_us', headers)).toContain('data-page="/about_us"><h1>About us</h1></div>');
});

it.each([
  ['the service worker, which stores one page for every address', '/', { 'sec-fetch-dest': 'empty' }],
  ['a browser with a session', '/', { 'sec-fetch-dest': 'document', cookie: `${sessionCookie}=anything` }],
  ['who opens a page that is not prerendered', '/watchlist', { 'sec-fetch-dest': 'document' }],
])('sends the shell alone to %s', async (_who, url, headers) => {
  const reply = await app.inject({ url, headers });
  expect(reply.body).toContain('<div id="root" data-page=""></div>');
  expect(reply.headers.vary).toMatch(/^cookie, sec-fetch-dest\b/i);
  expect(reply.headers['cache-control']).toBe('no-cache');
});

it('takes an address that looks like a placeholder for what it is', async () => {
  const body = await bodyOf('/__SUMMARY__', { 'sec-fetch-dest': 'document' });
  const [, address = ''] = /<link rel=canonical href=([^>]*)>/.exec(body) ?? [];
  expect(decoded(address)).toMatch(/\/__SUMMARY__$/);
});

it('names the files of the page that a browser opens, but not in what the service worker stores for every address', async () => {
  const link = 'href="/home.js">';
  expect(await bodyOf('/', { 'sec-fetch-dest': 'document' })).toContain(link);
  expect(await bodyOf('/', { 'sec-fetch-dest': 'empty' })).not.toContain(link);
  const other = await bodyOf('/watchlist', { 'sec-fetch-dest': 'document' });
  expect(other).not.toContain(link);
  expect(other).not.toContain('__FIRST_FILES__');
});

it('starts the scripts of a prerendered page when it is used, and of any other at once', async () => {
  const visitors = await bodyOf('/', { 'sec-fetch-dest': 'document' });
  expect(visitors).toContain('<script type="text/on-use"');
  expect(visitors).toContain('<link rel="prefetch" href="/home.js"><link rel="prefetch" href="/main.js">');
  const cookie = `${sessionCookie}=anything`;
  for (const [url, headers] of [
    ['/', { 'sec-fetch-dest': 'document', cookie }],
    ['/?q=tata', { 'sec-fetch-dest': 'document' }],
    ['/', { 'sec-fetch-dest': 'empty' }],
    ['/watchlist', { 'sec-fetch-dest': 'document' }],
  ] as const) {
    const body = await bodyOf(url, headers);
    expect([url, body]).toEqual([url, expect.stringContaining('<script type="text/javascript"')]);
    expect(body).not.toContain('rel="prefetch"');
  }
});

it('says without scripts what a page is that is not prerendered, with links to the public pages', async () => {
  const body = await bodyOf('/privacy-policy');
  expect(decoded(body)).toContain('<noscript><h1>Privacy Policy · Tayyib</h1><p>What Tayyib stores');
  expect(body).toContain('<a href="/terms_condition">Terms &amp; Conditions</a>');
  expect(body.match(/Terms &amp; Conditions/g)).toHaveLength(1);
  expect(await bodyOf('/about_us')).toContain('<noscript><p>Scripts are needed.</p></noscript>');
});

it('renders with the build whose HTML it sends, and sends the HTML of one that cannot render', async () => {
  write('page-renderer.00aa11bb.mjs', renderer('00aa11bb'));
  write('index.html', html('00aa11bb'));
  expect(await bodyOf('/')).toContain('<h1>Page / of 00aa11bb</h1>');
  write('page-renderer.deadbeef.mjs', 'export const renderPages = () => { throw new Error("broken"); };');
  for (const build of ['deadbeef', 'ffffffff']) {
    write('index.html', html(build));
    expect(await bodyOf('/')).toContain('data-page=""></div>');
  }
});
