import { webcrypto } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ModulesReply } from '@tayyib/shared/contracts';
import {
  registryKeyAlgorithm,
  registrySignatureAlgorithm,
  signedText,
} from '@tayyib/shared/registry-signature';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, createBrowser, temporaryFolder } from '../../../testing';
import { adoptBuilds } from './builds/adoptBuilds';
import { findReleases } from './builds/findReleases';
import { aRelease, asStaff, entryOf, leaveBuild, registryOf } from './moduleFixtures';

let distDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  distDir = temporaryFolder('modules');
  leaveBuild(distDir, aRelease('tools', '1.9.0', { builtAt: '2026-11-01T10:00:00Z' }));
  leaveBuild(distDir, aRelease('tools', '1.10.0', { builtAt: '2026-11-02T10:00:00Z' }));
  leaveBuild(distDir, aRelease('screener', '1.0.0'));
  mkdirSync(path.join(distDir, 'modules', 'broken', '1.0.0'), { recursive: true });
  writeFileSync(path.join(distDir, 'modules', 'broken', '1.0.0', 'release.json'), '{"id":"broken"');
  mkdirSync(path.join(distDir, 'shell'));
  writeFileSync(
    path.join(distDir, 'shell', 'index.html'),
    '<meta name="module-keys" content="__MODULE_KEYS__" />',
  );
  app = await buildTestApp({ distDir });
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const buildAndRestart = async (version: string, builtAt: string) => {
  leaveBuild(distDir, aRelease('tools', version, { builtAt }));
  await adoptBuilds(app, await findReleases(path.join(distDir, 'modules'), () => undefined));
};

it('gives visitors the newest build of each module and skips a broken one', async () => {
  const { modules } = await registryOf(app);
  const { release } = aRelease('tools', '1.10.0');
  expect(modules).toEqual([
    expect.objectContaining({ version: '1.0.0', base: '/modules/screener/1.0.0/', fallback: null }),
    expect.objectContaining({
      version: '1.10.0',
      base: '/modules/tools/1.10.0/',
      entry: release.entry,
      integrity: release.integrity[release.entry],
      channel: 'stable',
    }),
  ]);
});

it('the registry contains the hash of the file that lists all hashes', async () => {
  const entry = await entryOf(app, 'tools');
  const file = await app.inject(`${entry?.base}release.json`);
  const hash = await webcrypto.subtle.digest('SHA-384', file.rawPayload);
  expect(entry?.manifestIntegrity).toBe(`sha384-${Buffer.from(hash).toString('base64')}`);
});

/** Like a page: with the key from its HTML. */
async function isBelieved(reply: ModulesReply): Promise<boolean> {
  const { subtle } = webcrypto;
  const html = (await app.inject('/')).body;
  const [keyId, spki = ''] = /content="([^"]*)"/.exec(html)?.[1]?.split(':') ?? [];
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const key = await subtle.importKey('spki', bytes(spki), registryKeyAlgorithm, false, ['verify']);
  const text = new TextEncoder().encode(signedText(reply));
  return (
    keyId === reply.keyId &&
    (await subtle.verify(registrySignatureAlgorithm, key, bytes(reply.signature), text))
  );
}

it('the registry is signed, so that a page trusts it and nothing else', async () => {
  const reply = await registryOf(app);
  expect(await isBelieved(reply)).toBe(true);
  expect(await isBelieved({ ...reply, revision: reply.revision - 1 })).toBe(false);
  const [first, ...rest] = reply.modules;
  if (!first) throw new Error('There are no modules.');
  expect(
    await isBelieved({ ...reply, modules: [{ ...first, base: 'https://evil.example/' }, ...rest] }),
  ).toBe(false);
  expect(await isBelieved({ ...reply, modules: rest })).toBe(false);
});

it('the registry replies in a few bytes that nothing changed', async () => {
  const { etag = '' } = (await app.inject('/api/modules')).headers;
  const reply = await app.inject({ url: '/api/modules', headers: { 'if-none-match': String(etag) } });
  expect(reply.statusCode).toBe(304);
  expect(reply.body).toBe('');
});

it('the registry finds what a browser has among several versions', async () => {
  const { etag = '' } = (await app.inject('/api/modules')).headers;
  const headers = { 'if-none-match': `"older", ${String(etag)}` };
  expect((await app.inject({ url: '/api/modules', headers })).statusCode).toBe(304);
});

it('the registry follows the newest build until staff choose another version, and again when they choose the newest', async () => {
  await buildAndRestart('1.11.0', '2026-11-03T10:00:00Z');
  expect(await entryOf(app, 'tools')).toMatchObject({ version: '1.11.0', fallback: { version: '1.10.0' } });

  await asStaff(app, 'PUT', '/modules/tools/stable', { version: '1.9.0', why: 'As it was' });
  await buildAndRestart('1.12.0', '2026-11-04T10:00:00Z');
  expect(await entryOf(app, 'tools')).toMatchObject({ version: '1.9.0' });

  await asStaff(app, 'PUT', '/modules/tools/stable', { version: '1.12.0', why: 'The newest again' });
  await buildAndRestart('1.13.0', '2026-11-05T10:00:00Z');
  expect(await entryOf(app, 'tools')).toMatchObject({ version: '1.13.0' });
});

it('the registry does not fall back to a build whose files are gone', async () => {
  expect((await entryOf(app, 'tools'))?.fallback?.version).toBe('1.12.0');
  await rm(path.join(distDir, 'modules', 'tools', '1.12.0'), { recursive: true });
  await adoptBuilds(app, await findReleases(path.join(distDir, 'modules'), () => undefined));
  expect((await entryOf(app, 'tools'))?.fallback?.version).toBe('1.9.0');
  const refused = await asStaff(app, 'PUT', '/modules/tools/stable', { version: '1.12.0', why: 'Back' });
  expect(refused.json()).toMatchObject({ code: 'version-gone' });
});

it('omits a disabled module, also after its next build', async () => {
  await asStaff(app, 'PUT', '/modules/tools/enabled', { enabled: false, why: 'Under repair' });
  await buildAndRestart('1.14.0', '2026-11-06T10:00:00Z');
  expect(await entryOf(app, 'tools')).toBeUndefined();
});

it('the registry marks no visitor while nothing depends on it', async () => {
  const browser = createBrowser(app);
  await browser.get('/modules');
  expect(browser.cookies.size).toBe(0);
});

it('leaves out a build that does not pass the gate', async () => {
  const dist = temporaryFolder('unchecked');
  leaveBuild(dist, aRelease('tools', '1.0.0'));
  leaveBuild(dist, aRelease('quotes', '1.0.0', { built: { files: { '7.a1.css': 'button{display:none}' } } }));
  const started = await buildTestApp({ distDir: dist });
  const { modules } = (await asStaff(started, 'GET', '/modules')).json();
  expect(modules.map(({ id }: { id: string }) => id)).toEqual(['tools']);
  await started.close();
  await rm(dist, { recursive: true });
});
