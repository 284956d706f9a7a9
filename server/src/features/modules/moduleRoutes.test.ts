import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, temporaryFolder } from '../../testing';
import { createModuleRepository } from './moduleRepository';
import { modules } from './modulesTables';

const integrity = `sha384-${'A'.repeat(64)}`;

const release = (id: string, version: string, builtAt: string): ModuleRelease => ({
  id,
  version,
  builtAt,
  entry: 'mf-manifest.json',
  integrity: { 'mf-manifest.json': integrity },
  descriptor: {
    id,
    title: id,
    sdk: '^1.0.0',
    expose: './module',
    routes: [],
    nav: [],
    slots: [],
    owns: { slices: [], endpoints: id, tags: [] },
    preload: 'hover',
    timeoutMs: 8000,
    budgetKb: 60,
  },
});

let distDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  distDir = temporaryFolder('modules');
  const put = (id: string, version: string, content: string) => {
    mkdirSync(path.join(distDir, 'modules', id, version), { recursive: true });
    writeFileSync(path.join(distDir, 'modules', id, version, 'release.json'), content);
  };
  put('tools', '1.9.0', JSON.stringify(release('tools', '1.9.0', '2026-11-01T10:00:00Z')));
  put('tools', '1.10.0', JSON.stringify(release('tools', '1.10.0', '2026-11-02T10:00:00Z')));
  put('screener', '1.0.0', JSON.stringify(release('screener', '1.0.0', '2026-11-01T10:00:00Z')));
  put('broken', '1.0.0', '{"id":"broken"');
  app = await buildTestApp({ distDir });
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const list = async () => (await app.inject('/api/modules')).json().modules;

it('tells visitors the newest build of each module and passes over a broken one', async () => {
  expect(await list()).toEqual([
    expect.objectContaining({ version: '1.0.0', base: '/modules/screener/1.0.0/', integrity }),
    expect.objectContaining({ version: '1.10.0', base: '/modules/tools/1.10.0/', entry: 'mf-manifest.json' }),
  ]);
});

it('says in a few bytes that nothing changed', async () => {
  const { etag = '' } = (await app.inject('/api/modules')).headers;
  const reply = await app.inject({ url: '/api/modules', headers: { 'if-none-match': String(etag) } });
  expect(reply.statusCode).toBe(304);
  expect(reply.body).toBe('');
});

it('leaves out a module that was switched off, also after its next build', async () => {
  await app.db.update(modules).set({ enabled: false }).where(eq(modules.id, 'tools'));
  await createModuleRepository(app.db).put(release('tools', '1.11.0', '2026-11-03T10:00:00Z'));
  expect(await list()).toHaveLength(1);
});
