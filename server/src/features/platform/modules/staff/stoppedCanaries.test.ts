import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { users } from '../../../../database/schema/accounts/identityTables';
import type { PersonName, TestBrowser } from '../../../../testing';
import { buildTestApp, createBrowser, signedIn, temporaryFolder } from '../../../../testing';
import { aRelease, asStaff, entryOf, leaveBuild } from '../moduleFixtures';

const why = 'To try it out';
let distDir: string;
let app: FastifyInstance;
beforeEach(async () => {
  distDir = temporaryFolder('dist');
  leaveBuild(distDir, aRelease('tools', '2.0.0', { builtAt: '2026-11-01T10:00:00Z' }));
  leaveBuild(distDir, aRelease('tools', '1.0.0', { builtAt: '2026-11-02T10:00:00Z' }));
  app = await buildTestApp({ distDir });
});
afterEach(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const startCanary = (percent: number) =>
  asStaff(app, 'PUT', '/modules/tools/canary', {
    version: '2.0.0',
    percent,
    why,
    audience: { plans: [], roles: [], users: [] },
  });
const visitors = (count: number) => Array.from({ length: count }, () => createBrowser(app));
const versionOf = async (browser: TestBrowser) => (await browser.get('/modules')).statusCode;
const failure = { module: 'tools', version: '2.0.0', outcome: 'failed', reason: 'evaluation', loadMs: 500 };
const report = (browser: TestBrowser) => browser.post('/modules/outcomes', { outcomes: [failure] });

describe('a canary that someone wants to stop', () => {
  const isRunning = async () => (await entryOf(app, 'tools', 'ann'))?.channel === 'canary';
  /** Visits of one network; their marks are made up, or assigned by us. */
  const pretend = async (count: number, markOf: (browser: TestBrowser) => Promise<void>) => {
    for (let made = 0; made < count; made += 1) {
      const browser = createBrowser(app, '203.0.113.7');
      await markOf(browser);
      await report(browser);
    }
  };

  it('goes on whatever marks a visitor makes up', async () => {
    await startCanary(100);
    await pretend(40, async (browser) => {
      browser.cookies.set('tayyib_visit', crypto.randomUUID());
    });
    expect(await isRunning()).toBe(true);
  });

  it('goes on however many visits one network pretends to be', async () => {
    await startCanary(100);
    await pretend(40, async (browser) => void (await versionOf(browser)));
    expect(await isRunning()).toBe(true);
  });

  it('stops when as many networks see it fail', async () => {
    await startCanary(100);
    for (const browser of visitors(20)) {
      await versionOf(browser);
      await report(browser);
    }
    expect(await isRunning()).toBe(false);
  });

  /** Signed-in people behind one address. */
  const reportAs = async (names: readonly PersonName[], outcome: object = failure) => {
    for (const name of names) {
      const headers = await signedIn(app, name);
      const payload = { outcomes: [outcome] };
      const remoteAddress = '203.0.113.7';
      await app.inject({ method: 'POST', url: '/api/modules/outcomes', headers, payload, remoteAddress });
    }
  };

  it('stops when three people behind one address see it fail', async () => {
    await startCanary(100);
    await reportAs(['bob', 'paro']);
    expect(await isRunning()).toBe(true);
    await reportAs(['adil']);
    expect(await isRunning()).toBe(false);
  });

  it('stops when it throws for three where nothing catches', async () => {
    await startCanary(100);
    await reportAs(['bob', 'paro', 'adil'], { ...failure, reason: 'error' });
    expect(await isRunning()).toBe(false);
  });

  it('goes on when one person fails with their account and without it, again and again', async () => {
    await startCanary(100);
    await reportAs(['bob']);
    await pretend(20, async (browser) => void (await versionOf(browser)));
    await reportAs(['bob', 'bob'], { ...failure, reason: 'render' });
    expect(await isRunning()).toBe(true);
  });

  it('goes on when people fail whose accounts are younger than it', async () => {
    await startCanary(100);
    await app.db.update(users).set({ emailVerifiedAt: new Date(app.clock.now().getTime() + 60_000) });
    await reportAs(['bob', 'paro', 'adil']);
    expect(await isRunning()).toBe(true);
  });
});
