import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { cookieName, deviceCookie, sessionCookie } from '../../../plugins/session/sessionCookie';
import { buildSampleApp, signedIn, temporaryFolder, userIdOf } from '../../../testing';

// The public pages are kept in memory and sent to every visitor. Whatever one client sends or is, another one must get the page as if the first
// had never been there, whichever encoding either of them accepts.

let distDir: string;
let app: FastifyInstance;

/** Stands for the shell's build, with everything that the server fills in. */
const html = `<title>__TITLE__</title><meta name=description content=__DESCRIPTION__><meta name=robots content=__ROBOTS__>
  <link rel=canonical href=__ADDRESS__><meta property=csp-nonce nonce="__CSP_NONCE__"><meta name=module-keys content=__MODULE_KEYS__>
  <meta name=contact content=__CONTACT__>__PICTURE____FIRST_FILES__<script src="/assets/main.1a2b3c4d.js"></script>__STRUCTURED_DATA__
  <noscript>__SUMMARY__</noscript><div id="root" data-page="__PAGE__">__CONTENT__</div>__PAGE_DATA____REGISTRY__`;
const renderer = `export const renderPages = async () => ({});
  export const renderPage = async (path, contact, data) => '<h1>' + JSON.stringify(data).length + ' at ' + path + '</h1>';`;

beforeAll(async () => {
  distDir = temporaryFolder('dist');
  mkdirSync(path.join(distDir, 'shell'));
  writeFileSync(path.join(distDir, 'shell', 'index.html'), html);
  writeFileSync(path.join(distDir, 'shell', 'page-renderer.1a2b3c4d.mjs'), renderer);
  app = await buildSampleApp({ distDir });
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

type Headers = Record<string, string>;

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none';

/** What a client reads, without the nonce of the response. */
async function open(url: string, headers: Headers = {}) {
  const reply = await app.inject({ url, headers: { 'sec-fetch-dest': 'document', ...headers } });
  const isZipped = reply.headers['content-encoding'] === 'gzip';
  const body = isZipped ? gunzipSync(reply.rawPayload).toString() : reply.body;
  const nonce = nonceOf(reply.headers['content-security-policy']);
  return { reply, nonce, body, text: body.replace(`nonce="${nonce}"`, 'nonce=""') };
}

const secret = 'abu-bakr-4711';
const pages = ['/halal/TCS', '/halal', '/halal/index/NIFTY_50', '/halal/NOSUCHSTOCK'];
const encodings = ['gzip', 'identity', 'gzip, deflate, br'];

const strangers: [string, Headers][] = [
  ['cookies', { cookie: `${sessionCookie}=${secret}; ${deviceCookie}=${secret}; tayyib_visit=${secret}` }],
  [
    'cookies of https',
    { cookie: `${cookieName(sessionCookie, true)}=${secret}`, 'x-forwarded-proto': 'https' },
  ],
  ['a bearer token', { authorization: `Bearer ${secret}` }],
  ['another host', { host: `${secret}.example` }],
  ['a forwarded host', { 'x-forwarded-host': `${secret}.example`, 'x-forwarded-proto': 'https' }],
  ['a forwarded address', { 'x-forwarded-for': secret, forwarded: `for=${secret};host=${secret}.example` }],
  ['a rewritten address', { 'x-original-url': `/${secret}`, 'x-rewrite-url': `/${secret}` }],
  ['a language', { 'accept-language': `${secret}, ar;q=0.9` }],
  [
    'an agent, a referrer and an id',
    { 'user-agent': secret, referer: `https://${secret}.example/`, 'x-request-id': secret },
  ],
  ['a tag', { 'if-none-match': `"${secret}"`, range: 'bytes=0-10' }],
];

it.each(pages)('%s is the same for every visitor, whatever another one sent before', async (page) => {
  const before = (await open(page)).text;
  expect(before).not.toContain(secret);
  for (const [, headers] of strangers)
    for (const encoding of encodings) await open(page, { ...headers, 'accept-encoding': encoding });
  for (const encoding of encodings)
    await open(`${page}?q=${secret}&utm_source=${secret}`, { 'accept-encoding': encoding });
  for (const encoding of encodings)
    expect((await open(page, { 'accept-encoding': encoding })).text).toBe(before);
});

it.each(strangers)('nothing of %s is in a public page', async (what, headers) => {
  for (const page of pages) {
    const { body } = await open(page, { ...headers, 'accept-encoding': 'gzip' });
    // a page names the address at which it was opened, where no setting says ours
    expect(body.includes(secret)).toBe(what === 'another host');
  }
});

it('nothing of a query is in a public page', async () => {
  for (const page of pages)
    expect((await open(`${page}?q=${secret}&${secret}=1`)).body).not.toContain(secret);
});

it.each(pages)(
  '%s does not contain the user who is signed in, and what is sent to them is sent to no one else',
  async (page) => {
    const person = await signedIn(app, 'paro');
    const before = (await open(page)).text;
    const own = await open(page, { ...person, 'accept-encoding': 'gzip' });
    expect(own.reply.headers['cache-control']).toMatch(/^private/);
    for (const name of ['Paro', await userIdOf(app, 'paro')]) expect(own.body).not.toContain(name);
    expect((await open(page, { 'accept-encoding': 'gzip' })).text).toBe(before);
  },
);

it('sends every response with a nonce of its own, in its policy and in the page', async () => {
  const nonces = new Set<string>();
  for (const encoding of [...encodings, ...encodings]) {
    const { nonce, body } = await open('/halal/TCS', { 'accept-encoding': encoding });
    expect(body.split(nonce)).toHaveLength(2);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2 * encodings.length);
});

it('tells caches on the way on what a page depends', async () => {
  for (const page of pages) {
    const { headers } = (await open(page, { 'accept-encoding': 'gzip' })).reply;
    expect(headers.vary).toBe('cookie, sec-fetch-dest, accept-encoding');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['set-cookie']).toBeUndefined();
  }
});
