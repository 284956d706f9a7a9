import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { moduleVersions } from '../../../../database/schema/platform/modulesTables';
import { dayMs } from '../../../../lib/durations';
import type { PersonName } from '../../../../testing';
import type { RegisteredModule } from '../registry/readRegistry';
import {
  aRelease,
  asStaff,
  buildModuleApp,
  entryOf,
  leaveBuild,
  publish,
  sentFilesOf,
  sharedModuleConfig,
} from '../moduleFixtures';
import { buildTestApp, temporaryFolder, timeTravel } from '../../../../testing';
import { versionsToPrune } from './retention';

const why = 'Nobody uses it';
const codeOf = (reply: { statusCode: number; json: () => { code?: string } }) =>
  reply.statusCode < 300 ? 'done' : `${reply.statusCode} ${reply.json().code}`;

describe('a module that is retired', () => {
  let app: FastifyInstance;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await buildModuleApp(aRelease('tools', '1.0.0'), { needsSecondPerson: true }));
    const descriptor = { owns: { slices: ['headlines'], endpoints: 'news', tags: [] } };
    await publish(app, 'news', sentFilesOf(aRelease('news', '1.0.0', descriptor)));
    await publish(app, 'news', sentFilesOf(aRelease('news', '1.1.0', descriptor)));
    await turn('amin', true);
  });
  afterAll(() => close());

  const turn = (as: PersonName, enabled: boolean) =>
    asStaff(app, 'PUT', '/modules/news/enabled', { enabled, why }, as);
  const retire = (as: PersonName) => asStaff(app, 'POST', '/modules/news/retire', { why }, as);
  const successor = (as: PersonName, id = 'press') =>
    publish(
      app,
      id,
      sentFilesOf(
        aRelease(id, '2.0.0', {
          routes: [{ path: '/news', page: 'Page', title: 'Press', access: 'user' }],
          owns: { slices: ['headlines'], endpoints: id, tags: [] },
        }),
      ),
      as,
    );

  it('was switched off first, by another person than who retires it', async () => {
    expect(codeOf(await retire('amin'))).toBe('409 still-on');
    await turn('sana', false);
    expect(codeOf(await successor('amin'))).toBe('422 contract-broken');
    expect(codeOf(await retire('sana'))).toBe('409 second-person-needed');
    const made = (await asStaff(app, 'POST', '/modules/news/tokens', { name: 'CI', days: 9 })).json();
    expect(codeOf(await retire('amin'))).toBe('done');
    const headers = { authorization: `Bearer ${made.secret}`, 'content-type': 'application/x-tar' };
    const reply = await app.inject({ method: 'POST', url: '/api/modules/news/releases', headers });
    expect(codeOf(reply)).toBe('401 module-token-refused');
  });

  it('is offered no more, by no action', async () => {
    const audience = { plans: [], roles: [], users: [] };
    const actions = [
      ['PUT', 'enabled', { enabled: true, why }],
      ['PUT', 'audience', { audience, why }],
      ['PUT', 'stable', { version: '1.1.0', why }],
      ['PUT', 'canary', { version: '1.1.0', percent: 10, audience, why }],
      ['POST', 'rollback', { why }],
      ['POST', 'replace', { version: '1.1.0', why }],
      ['POST', 'retire', { why }],
      ['POST', 'tokens', { name: 'CI', days: 1 }],
    ] as const;
    for (const [method, name, body] of actions)
      expect(codeOf(await asStaff(app, method, `/modules/news/${name}`, body))).toBe('409 retired');
    expect(await entryOf(app, 'news', 'sana')).toBeUndefined();
  });

  it('leaves its addresses and slices to a successor of another name, and its own name to its owners', async () => {
    expect(codeOf(await successor('amin'))).toBe('done');
    expect(codeOf(await publish(app, 'news', sentFilesOf(aRelease('news', '3.0.0')), 'amin'))).toBe(
      '403 not-an-owner',
    );
    // its page is of the successor now
    expect(codeOf(await publish(app, 'news', sentFilesOf(aRelease('news', '3.0.0'))))).toBe(
      '422 contract-broken',
    );
  });

  it('begins again with the next version of its owners, as a new module that another person switches on', async () => {
    const routes = [{ path: '/news-again', page: 'Page', title: 'News', access: 'user' as const }];
    expect(codeOf(await publish(app, 'news', sentFilesOf(aRelease('news', '3.0.0', { routes }))))).toBe(
      'done',
    );
    expect(await entryOf(app, 'news', 'sana')).toBeUndefined();
    expect(codeOf(await turn('sana', true))).toBe('409 second-person-needed');
    expect(codeOf(await turn('amin', true))).toBe('done');
    expect(await entryOf(app, 'news', 'ann')).toMatchObject({ version: '3.0.0', fallback: null });
    const old = await asStaff(app, 'PUT', '/modules/news/stable', { version: '1.1.0', why }, 'amin');
    expect(codeOf(old)).toBe('409 version-stopped');
  });
});

it('stays retired when the server starts with its builds', async () => {
  const distDir = temporaryFolder('dist');
  leaveBuild(distDir, aRelease('tools', '1.0.0'));
  const app = await buildTestApp({
    distDir,
    modules: { ...sharedModuleConfig(temporaryFolder('artifacts')), followsBuilds: true },
  });
  await asStaff(app, 'PUT', '/modules/tools/enabled', { enabled: false, why });
  expect(codeOf(await asStaff(app, 'POST', '/modules/tools/retire', { why }))).toBe('done');
  leaveBuild(distDir, aRelease('tools', '2.0.0', { builtAt: '2026-11-28T10:00:00Z' }));
  expect(await entryOf(app, 'tools', 'ann')).toBeUndefined();
  const [tools] = (await asStaff(app, 'GET', '/modules')).json().modules;
  expect(tools).toMatchObject({ stable: '1.0.0', retiredAt: expect.any(String) });
  await app.close();
});

describe('versions', () => {
  it('are pruned after a while, unless they run, may run again, or are named', async () => {
    const { app, folder, close } = await buildModuleApp(aRelease('tools', '1.0.0'));
    const travel = timeTravel(() => [app]);
    const days = (count: number) => travel((count * dayMs) / 1000);
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'])
      await publish(app, 'news', sentFilesOf(aRelease('news', version)));
    const act = (method: 'PUT' | 'POST', name: string, body: object) =>
      asStaff(app, method, `/modules/news/${name}`, { why, ...body });
    await act('PUT', 'enabled', { enabled: true });
    for (const version of ['1.1.0', '1.2.0']) await act('PUT', 'stable', { version });
    const stored = () => readdirSync(path.join(folder, 'news')).length;
    const states = async () => {
      const rows = await app.db.select().from(moduleVersions);
      return Object.fromEntries(
        rows.filter(({ moduleId }) => moduleId === 'news').map(({ version, state }) => [version, state]),
      );
    };

    await app.jobs.runDue('prune-module-versions');
    expect(Object.values(await states())).toEqual(Array.from({ length: 5 }, () => 'available'));

    await days(91);
    const named = [{ id: 'news', version: '1.3.0' }];
    await app.inject({ method: 'POST', url: '/api/modules/support-codes', payload: { modules: named } });
    await app.jobs.runDue('prune-module-versions');
    expect(await states()).toEqual({
      // replaced long ago
      '1.0.0': 'gone',
      '1.1.0': 'available',
      '1.2.0': 'available',
      '1.3.0': 'available',
      // never offered
      '1.4.0': 'gone',
    });
    // the files of those that are gone remain for pages that just loaded the version
    expect(stored()).toBe(5);
    await days(1);
    await app.jobs.runDue('forget-abandoned-uploads');
    expect(stored()).toBe(3);
    const fileOf = async (version: string) =>
      (await app.inject(`/modules/news/${version}/remoteEntry.0123abcd.js`)).statusCode;
    expect([await fileOf('1.4.0'), await fileOf('1.3.0')]).toEqual([404, 200]);
    // a number is never used for other files
    const again = await publish(app, 'news', sentFilesOf(aRelease('news', '1.4.0')));
    expect(codeOf(again)).toBe('409 version-exists');
    await close();
  });

  it('are pruned when there are more than fifty, the oldest first', () => {
    const now = new Date('2026-11-29T00:00:00Z');
    const { release, manifest } = aRelease('news', '1.0.0');
    const rows = Array.from({ length: 60 }, (_, n): typeof moduleVersions.$inferSelect => ({
      moduleId: 'news',
      version: `1.0.${n}`,
      release,
      manifestIntegrity: String(manifest.length),
      source: 'published',
      state: 'available',
      storedAt: `news/${n}`,
      entryGzipBytes: 1,
      addedAt: new Date(now.getTime() - (60 - n) * 60_000),
      addedBy: null,
      stableAt: n === 3 ? new Date(now.getTime() - 57 * 60_000) : null,
      withdrawnAt: null,
    }));
    const nobody = { plans: [], roles: [], named: new Set<string>() };
    const module: RegisteredModule = {
      id: 'news',
      enabled: true,
      version: '1.0.3',
      audience: { plans: [], roles: [] },
      canaryVersion: null,
      canaryPercent: 0,
      canaryAudience: { plans: [], roles: [] },
      canaryStartedAt: null,
      updatedAt: now,
      retiredAt: null,
      versions: new Map(rows.map((row) => [row.version, row])),
      forWhom: nobody,
      canaryForWhom: nobody,
    };
    const pruned = versionsToPrune(module, (version) => version === '1.0.5', now).map(
      ({ version }) => version,
    );
    expect(pruned.sort()).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.4', '1.0.6', '1.0.7', '1.0.8', '1.0.9']);
    const retired = versionsToPrune({ ...module, retiredAt: now }, () => false, now);
    expect(retired.map(({ version }) => version)).toContain('1.0.3');
  });
});
