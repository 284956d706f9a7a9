import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, temporaryFolder } from '../../testing';

const script = 'console.log("shell")';
let distDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  distDir = temporaryFolder('dist');
  const put = (file: string, content: string | Buffer) => {
    const full = path.join(distDir, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, content);
  };
  put(
    'shell/index.html',
    '<style nonce="__CSP_NONCE__"></style><title>__TITLE__</title><meta name=contact content=__CONTACT__><meta name=description content=__DESCRIPTION__><meta name=robots content=__ROBOTS__><meta property=og:url content=__ADDRESS__><meta name=offline-pages content=__OFFLINE_PAGES__>',
  );
  put('shell/main.1a2b3c4d.js', script);
  put('shell/main.1a2b3c4d.js.br', brotliCompressSync(script));
  put('shell/favicon.ico', 'icon');
  put('shell/service-worker.js', 'stores');
  put('shell/service-worker-off.js', 'removes');
  put('modules/watchlist/1.0.0/remoteEntry.00ff00ff.js', 'entry');
  put('secret.txt', 'outside');
  const contact = { phone: '+91 22 1234 5678', address: 'O\'Neil "Road" <Mumbai>', social: [] };
  app = await buildTestApp({ distDir, contact });
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

it('tells pages how to reach the team, whatever is in the text', async () => {
  const { body } = await app.inject('/');
  const [, content = ''] = /name=contact content=([^\s"'<>]*)>/.exec(body) ?? [];
  expect(JSON.parse(decodeURIComponent(content))).toMatchObject({
    address: 'O\'Neil "Road" <Mumbai>',
  });
});

it('allows pages without a network, with a worker that browsers check for again each time', async () => {
  expect((await app.inject('/')).body).toContain('<meta name=offline-pages content=on>');
  const reply = await app.inject('/service-worker.js');
  expect(reply.body).toBe('stores');
  expect(reply.headers['cache-control']).toBe('public, no-cache');
});

it('serves a worker that removes itself where pages without a network are switched off', async () => {
  const other = await buildTestApp({ distDir, hasOfflinePages: false });
  expect((await other.inject('/')).body).toContain('<meta name=offline-pages content=off>');
  expect((await other.inject('/service-worker.js')).body).toBe('removes');
  await other.close();
});

it('sends hashed files compressed and immutable', async () => {
  const reply = await app.inject({ url: '/main.1a2b3c4d.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
});

it('sends files uncompressed to clients without support', async () => {
  const reply = await app.inject({ url: '/main.1a2b3c4d.js', headers: { 'accept-encoding': 'identity' } });
  expect(reply.body).toBe(script);
});

it('asks browsers to check again for files that keep their name', async () => {
  expect((await app.inject('/favicon.ico')).headers['cache-control']).toBe('public, no-cache');
});

it.each(['/', '/watchlist', '/index.html'])(
  'opens the shell at %s with a nonce that the policy allows',
  async (url) => {
    const replies = [await app.inject(url), await app.inject(url)];
    const nonces = replies.map(({ body, headers }) => {
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  },
);

it('serves modules at their own path', async () => {
  const reply = await app.inject('/modules/watchlist/1.0.0/remoteEntry.00ff00ff.js');
  expect(reply.body).toBe('entry');
  expect(reply.headers['cache-control']).toContain('immutable');
});

it.each([
  '/modules/watchlist/9.9.9/remoteEntry.js',
  '/modules/gone',
  '/missing.js',
  '/modules/../../secret.txt',
  '/..%2fsecret.txt',
])('never replies to %s with a page', async (url) => {
  const reply = await app.inject({ url, headers: { accept: 'text/html' } });
  expect([403, 404]).toContain(reply.statusCode);
  expect(reply.json()).toHaveProperty('code');
});

it('fills in all origins and keys, though a minified page has no quotes', async () => {
  const { modules } = app.config;
  const dist = temporaryFolder('minified');
  mkdirSync(path.join(dist, 'shell'));
  writeFileSync(
    path.join(dist, 'shell', 'index.html'),
    '<meta name=module-origins content=__MODULE_ORIGINS__><meta name=module-keys content=__MODULE_KEYS__>',
  );
  const origins = ['https://qa.example', 'https://cdn.example'];
  const other = await buildTestApp({ distDir: dist, modules: { ...modules, origins } });
  const { body, headers } = await other.inject('/');
  expect(body).toContain('content=https://qa.example&#32;https://cdn.example>');
  expect(body).toContain(`content=${other.registrySigner.publicKeys}>`);
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${origins.join(' ')};`);
  await other.close();
  await rm(dist, { recursive: true });
});

const restrictionsOfAll = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

it.each(['/', '/nowhere', '/service-worker.js'])('restricts what %s may do', async (url) => {
  expect((await app.inject(url)).headers).toMatchObject({
    ...restrictionsOfAll,
    'content-security-policy': expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'/),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
});

it.each(['/main.1a2b3c4d.js', '/missing.js', '/favicon.ico', '/api/health', '/api/session', '/api/nowhere'])(
  'lets nobody open %s as a page that does anything, in few bytes',
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      ...restrictionsOfAll,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  },
);

it('forbids scripts from anywhere but our own files', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

/** The text of a head, with its entities decoded. */
const decoded = (html: string) =>
  html.replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));

it('names each public page in its HTML, before any script runs', async () => {
  const [home, privacy] = await Promise.all([app.inject('/'), app.inject('/Privacy-Policy/')]);
  expect(decoded(home.body)).toContain('<title>Know whether a stock is halal, and why · Tayyib</title>');
  expect(decoded(privacy.body)).toContain('<title>Privacy Policy · Tayyib</title>');
  expect(decoded(privacy.body)).toContain('content=What Tayyib stores about you');
  expect(privacy.body).not.toMatch(/content=[^>&]* /);
  expect(privacy.body).toContain('content=index>');
});

it.each([
  ['/', 200],
  ['/dashboard', 200],
  ['/nowhere', 404],
  ['/stock?isin=NOSUCH', 404],
  ['/stock?isin=%00', 404],
])('answers %s with status %d and the shell', async (url, status) => {
  const reply = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toContain('text/html');
});

it('lists public pages for search engines, at the address of the request', async () => {
  const robots = await app.inject({ url: '/robots.txt', headers: { host: 'tayyib.example' } });
  expect(robots.body).toContain('Sitemap: http://tayyib.example/sitemap.xml');
  const index = await app.inject({ url: '/sitemap.xml', headers: { host: 'tayyib.example' } });
  expect(index.body).toContain('<loc>http://tayyib.example/sitemap-pages-1.xml</loc>');
  const sitemap = await app.inject({ url: '/sitemap-pages-1.xml', headers: { host: 'tayyib.example' } });
  expect(sitemap.headers['content-type']).toContain('xml');
  expect(sitemap.body).toContain('<loc>http://tayyib.example/about_us</loc>');
  expect(sitemap.body).toContain('<loc>http://tayyib.example/plans</loc>');
  expect(sitemap.body).not.toContain('dashboard');
  // of two addresses of one page
  expect(sitemap.body.match(/privacy-policy/g)).toHaveLength(1);
});

it('never lets an address write into the page', async () => {
  const { body } = await app.inject('/stock?isin="><script>alert(1)</script>');
  expect(body).not.toContain('<script>alert');
});
