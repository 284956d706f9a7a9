import { rm } from 'node:fs/promises';
import type { ModuleOutcome } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { TestBrowser } from '../../../../testing';
import {
  buildTestApp,
  connectSocket,
  createBrowser,
  describeWithRedis,
  startTwoServers,
  temporaryFolder,
} from '../../../../testing';
import { aRelease, asStaff, entryOf, leaveBuild, registryOf, sharedModuleConfig } from '../moduleFixtures';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const everybody = { plans: [], roles: [], users: [] };
const why = 'To try it out';
let distDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  distDir = temporaryFolder('dist');
  leaveBuild(distDir, aRelease('tools', '2.0.0', { builtAt: '2026-11-01T10:00:00Z' }));
  leaveBuild(distDir, aRelease('tools', '1.0.0', { builtAt: '2026-11-02T10:00:00Z' }));
  leaveBuild(distDir, aRelease('screener', '1.0.0'));
  app = await buildTestApp({ distDir });
});
afterEach(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const startCanary = (percent: number, audience: object = everybody) =>
  asStaff(app, 'PUT', '/modules/tools/canary', { version: '2.0.0', percent, audience, why });
const visitors = (count: number) => Array.from({ length: count }, () => createBrowser(app));
const versionOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.get('/modules'))
    .json()
    .modules.find(({ descriptor }: { descriptor: { id: string } }) => descriptor.id === 'tools').version;
/** A few at a time, like real traffic. */
const versionsOf = async (browsers: readonly TestBrowser[]): Promise<string[]> => {
  const versions: string[] = [];
  for (let n = 0; n < browsers.length; n += 10) {
    versions.push(...(await Promise.all(browsers.slice(n, n + 10).map(versionOf))));
  }
  return versions;
};
const report = (browser: TestBrowser, ...outcomes: ModuleOutcome[]) =>
  browser.post('/modules/outcomes', { outcomes });
const ready = (version: string, loadMs = 80): ModuleOutcome => ({
  module: 'tools',
  version,
  outcome: 'ready',
  loadMs,
});
const failed = (version: string): ModuleOutcome => ({
  module: 'tools',
  version,
  outcome: 'failed',
  reason: 'evaluation',
  loadMs: 500,
});
const history = async () => (await asStaff(app, 'GET', '/modules/tools/history')).json().changes;

it('gives a canary to its share of visits, keeps each where it is, and only adds when the share grows', async () => {
  await startCanary(30);
  const browsers = visitors(100);
  const first = await versionsOf(browsers);
  expect(await versionsOf(browsers)).toEqual(first);
  const share = first.filter((version) => version === '2.0.0').length / first.length;
  // 30% of 100: beyond five standard deviations would be no chance
  expect(Math.abs(share - 0.3)).toBeLessThan(0.23);

  await startCanary(60);
  const later = await versionsOf(browsers);
  expect(first.every((version, n) => version === '1.0.0' || later[n] === '2.0.0')).toBe(true);
  await startCanary(0);
  expect(new Set(await versionsOf(browsers))).toEqual(new Set(['1.0.0']));
});

it('heals within the visit: the canary falls back to the stable one, and that to the one before', async () => {
  await startCanary(100);
  expect(await entryOf(app, 'tools', 'ann')).toMatchObject({
    channel: 'canary',
    version: '2.0.0',
    fallback: { version: '1.0.0', base: '/modules/tools/1.0.0/' },
  });
  await asStaff(app, 'POST', '/modules/tools/canary/end', { why });
  expect(await entryOf(app, 'tools', 'ann')).toMatchObject({
    channel: 'stable',
    version: '1.0.0',
    fallback: { version: '2.0.0' },
  });
});

it.each([
  ['a plan', { ...everybody, plans: ['premium'] }, 100, ['paro']],
  ['a role', { ...everybody, roles: ['advisor'] }, 100, ['adil']],
  ['named people, whatever the share', { ...everybody, users: ['Bob@tayyib.example'] }, 0, ['bob']],
])('restricts a canary to %s', async (_what, audience, percent, expected) => {
  await startCanary(percent, audience);
  const names = ['ann', 'bob', 'paro', 'adil'] as const;
  const got: string[] = [];
  for (const name of names) if ((await entryOf(app, 'tools', name))?.channel === 'canary') got.push(name);
  expect(got).toEqual(expected);
  expect((await entryOf(app, 'tools'))?.channel).toBe('stable');
});

it('offers a module only to its audience', async () => {
  await asStaff(app, 'PUT', '/modules/tools/audience', {
    audience: { ...everybody, plans: ['premium'], users: ['ann@tayyib.example'] },
    why,
  });
  expect(await entryOf(app, 'tools')).toBeUndefined();
  expect(await entryOf(app, 'tools', 'bob')).toBeUndefined();
  expect(await entryOf(app, 'tools', 'ann')).toBeDefined();
  expect(await entryOf(app, 'tools', 'paro')).toBeDefined();
  const unknown = { ...everybody, users: ['nobody@tayyib.example'] };
  const refused = await asStaff(app, 'PUT', '/modules/tools/audience', { audience: unknown, why });
  expect(refused.json()).toMatchObject({ code: 'unknown-people' });
});

it('stops a canary that fails too often, records that and notifies open pages', async () => {
  await startCanary(100);
  const browsers = visitors(20);
  await versionsOf(browsers);
  const socket = await connectSocket(app, 'ann');
  const heard = new Promise((resolve) => socket.once('modules:changed', resolve));
  for (const browser of browsers.slice(0, 17)) await report(browser, ready('2.0.0'));
  for (const browser of browsers.slice(17)) await report(browser, failed('2.0.0'));
  expect(await heard).toEqual({ revision: (await registryOf(app)).revision });
  socket.close();

  expect(await versionsOf(browsers)).not.toContain('2.0.0');
  expect((await history())[0]).toMatchObject({
    kind: 'canary-stopped-itself',
    by: null,
    from: '2.0.0',
    why: 'For 3 of 20 witnesses it failed (15.0%); 5.0% is the most.',
  });
  // nor is it used as a fallback
  expect((await entryOf(app, 'tools'))?.fallback).toBeNull();
});

it('lets nobody stop a canary who is not on it, and counts each browser once', async () => {
  await startCanary(100, { ...everybody, plans: ['premium'] });
  for (const browser of visitors(30)) await report(browser, failed('2.0.0'));
  await startCanary(100);
  const [one, ...others] = visitors(25);
  if (!one) throw new Error('There is nobody.');
  await versionsOf([one, ...others]);
  for (let time = 0; time < 10; time += 1) await report(one, failed('2.0.0'));
  for (const browser of others) await report(browser, ready('2.0.0'));
  expect(await versionOf(one)).toBe('2.0.0');
  const { modules } = (await asStaff(app, 'GET', '/modules')).json();
  const tools = modules.find(({ id }: { id: string }) => id === 'tools');
  expect(tools.versions).toContainEqual(
    expect.objectContaining({ version: '2.0.0', loads: 25, failures: 1, failureRate: 0.04, share: 1 }),
  );
});

it('shows staff what was loaded, how fast, and why not', async () => {
  for (const [n, browser] of visitors(10).entries()) {
    await browser.get('/modules');
    await report(browser, n < 9 ? ready('1.0.0', n < 5 ? 90 : 1000) : failed('1.0.0'));
  }
  const { modules } = (await asStaff(app, 'GET', '/modules')).json();
  const tools = modules.find(({ id }: { id: string }) => id === 'tools');
  const figures = {
    version: '1.0.0',
    loads: 10,
    failures: 1,
    failureRate: 0.1,
    loadMs: { p50: 100, p75: 1200, p95: 1200 },
  };
  expect(tools.versions).toContainEqual(
    expect.objectContaining({ ...figures, failuresByReason: expect.objectContaining({ evaluation: 1 }) }),
  );
  const { points } = (await asStaff(app, 'GET', '/modules/tools/series?hours=1')).json();
  expect(points).toEqual([expect.objectContaining(figures)]);
});

it('refuses invalid load outcomes', async () => {
  const [browser] = visitors(1);
  const statuses = [
    [{ ...ready('1.0.0'), user: 'ann' }],
    [{ ...failed('1.0.0'), reason: 'bad luck' }],
    [{ ...ready('1.0.0'), loadMs: -1 }],
    [{ ...ready('../../..') }],
    [],
  ].map(async (outcomes) => (await browser?.post('/modules/outcomes', { outcomes }))?.statusCode);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([400]));
});

it('rolls back to the last good version, and never to the one it left', async () => {
  const put = (what: string, facts: object) =>
    asStaff(app, 'PUT', `/modules/tools/${what}`, { version: '1.0.0', why, ...facts });
  const again = async () => (await asStaff(app, 'POST', '/modules/tools/rollback', { why })).json();
  expect(await again()).toMatchObject({ stable: '2.0.0', previous: null });
  expect(await again()).toMatchObject({ code: 'nothing-before' });
  const canary = { percent: 5, audience: everybody };
  expect((await put('canary', canary)).json()).toMatchObject({ code: 'version-stopped', field: 'version' });
  expect((await put('stable', {})).json()).toMatchObject({ code: 'version-stopped' });
  expect(await entryOf(app, 'tools')).toMatchObject({ version: '2.0.0', fallback: null });
});

it('counts the choice of an earlier version as a rollback of the one it replaces', async () => {
  await asStaff(app, 'PUT', '/modules/tools/stable', { version: '2.0.0', why });
  expect(await entryOf(app, 'tools')).toMatchObject({ version: '2.0.0', fallback: null });
});

it('records who did what, when, from what to what and why, permanently', async () => {
  await startCanary(5, { plans: ['premium'], roles: ['staff'], users: ['ann@tayyib.example'] });
  await asStaff(app, 'POST', '/modules/tools/canary/end', { why: 'Enough seen' });
  await asStaff(app, 'PUT', '/modules/tools/enabled', { enabled: false, why: 'Under repair' });
  const by = 'Sana Siddiqui';
  const canary = '2.0.0 at 5% of premium, staff, 1 named person';
  expect((await history()).slice(0, 3)).toEqual([
    expect.objectContaining({ kind: 'disabled', by, from: 'on', to: 'off', why: 'Under repair' }),
    expect.objectContaining({ kind: 'canary-ended', by, from: '2.0.0', to: null, why: 'Enough seen' }),
    expect.objectContaining({ kind: 'canary', by, from: null, to: canary, why }),
  ]);
  for (const statement of ['update module_changes set why = null', 'delete from module_changes']) {
    await expect(app.store.pool.query(statement)).rejects.toThrow('keeps what happened');
  }
});

it.each([
  ['stable', { version: '9.9.9', why }, 404],
  ['stable', { version: '1.0.0', why }, 409],
  ['stable', { version: '2.0.0' }, 400],
  ['canary', { version: '1.0.0', percent: 5, audience: everybody, why }, 409],
  ['canary', { version: '2.0.0', percent: 101, audience: everybody, why }, 400],
  ['enabled', { enabled: 'no', why }, 400],
])('refuses to set %s to %j', async (what, payload, status) => {
  const before = await registryOf(app);
  expect((await asStaff(app, 'PUT', `/modules/tools/${what}`, payload)).statusCode).toBe(status);
  expect(await registryOf(app)).toMatchObject({ revision: before.revision, modules: before.modules });
});

it('loses no change of two that are made at once', async () => {
  const before = (await registryOf(app)).revision;
  const changes = Array.from({ length: 10 }, (_each, n) =>
    asStaff(app, 'PUT', '/modules/tools/enabled', { enabled: n % 2 === 1, why: `Change ${n}` }),
  );
  await Promise.all(changes);
  const { revision } = await registryOf(app);
  expect(revision - before).toBe(
    (await history()).filter((each: { why: string }) => each.why.startsWith('Change')).length,
  );
});

describeWithRedis('canaries on several servers', () => {
  it('offer the same, and tell each other’s pages what changed', async () => {
    const folder = temporaryFolder('shared');
    const {
      east: here,
      west: there,
      stop,
    } = await startTwoServers({ distDir, modules: sharedModuleConfig(folder) });
    try {
      const socket = await connectSocket(there, 'ann');
      const heard = new Promise((resolve) => socket.once('modules:changed', resolve));
      await asStaff(here, 'PUT', '/modules/tools/enabled', { enabled: false, why });
      expect(await heard).toEqual({ revision: (await registryOf(there)).revision });
      expect(await entryOf(there, 'tools')).toBeUndefined();
      const etags = await Promise.all(
        [here, there].map(async (node) => (await node.inject('/api/modules')).headers.etag),
      );
      expect(etags[0]).toBe(etags[1]);
      socket.close();
    } finally {
      await stop();
      await rm(folder, { recursive: true });
    }
  });
});
