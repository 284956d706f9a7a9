import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { moduleUploads, moduleVersions } from '../../../../database/schema/platform/modulesTables';
import { releaseJobsOfDeadWorkers } from '../../../../jobs/livenessLock';
import { buildTestApp, signedIn, startKillable, temporaryFolder, until } from '../../../../testing';
import { aRelease, asStaff, entryOf, publish, sentFilesOf, sharedModuleConfig } from '../moduleFixtures';

const testMs = 240_000;
const why = 'Nobody uses it';
const folder = temporaryFolder('retirement-killed');
const stored = path.join(folder, 'modules');
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp({ modules: sharedModuleConfig(stored), dataDir: folder });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publish(app, 'news', sentFilesOf(aRelease('news', version)));
  // 1.0.0 is then neither the stable version nor the one before it
  for (const version of ['1.1.0', '1.2.0']) await act('PUT', 'stable', { version });
}, testMs);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const act = (method: 'PUT' | 'POST', name: string, body: object) =>
  asStaff(app, method, `/modules/news/${name}`, { why, ...body });

/** Kills a server that waits in the middle of a request, for a table that it has to write next. */
async function killWhileWriting(table: 'module_uploads' | 'module_tokens', route: string, body: object) {
  const killable = await startKillable(app);
  try {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`lock table ${table} in share mode`));
      const headers = { ...(await signedIn(app, 'sana')), 'content-type': 'application/json' };
      const address = `${killable.address}/api/staff${route}`;
      // nobody answers
      fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
      await until(async () => {
        const waiting = sql`select 1 from pg_locks where not granted and relation = ${table}::regclass`;
        return (await app.db.execute(waiting)).rows.length > 0;
      });
      await killable.kill();
    });
  } finally {
    await killable.kill();
  }
}

/** Runs a job that the killed server had begun, as another one does with those of the dead. */
async function runHere(job: string) {
  await releaseJobsOfDeadWorkers(app.store.pool);
  await app.jobs.runDue(job);
}

const states = async () => {
  const rows = await app.db.select().from(moduleVersions);
  return Object.fromEntries(rows.map(({ version, state }) => [version, state]));
};
const filesOf = async (version: string) =>
  (await app.inject(`/modules/news/${version}/remoteEntry.0123abcd.js`)).statusCode;

it(
  'a server that is killed while it prunes has pruned nothing, and the next one prunes all of it',
  async () => {
    await app.db.update(moduleVersions).set({
      addedAt: sql`added_at - interval '100 days'`,
      stableAt: sql`stable_at - interval '100 days'`,
    });
    await killWhileWriting('module_uploads', '/jobs/prune-module-versions/run', {});
    expect(await states()).toEqual({ '1.0.0': 'available', '1.1.0': 'available', '1.2.0': 'available' });
    expect(await filesOf('1.0.0')).toBe(200);
  },
  testMs,
);

it(
  'a server that is killed while it deletes files leaves the rest to the next one',
  async () => {
    await runHere('prune-module-versions');
    expect(await states()).toEqual({ '1.0.0': 'gone', '1.1.0': 'available', '1.2.0': 'available' });
    await app.db.update(moduleUploads).set({ startedAt: sql`now() - interval '2 days'` });
    await killWhileWriting('module_uploads', '/jobs/forget-abandoned-uploads/run', {});
    await runHere('forget-abandoned-uploads');
    expect(await app.db.$count(moduleUploads)).toBe(0);
    expect(readdirSync(path.join(stored, 'news'))).toHaveLength(2);
    expect([await filesOf('1.0.0'), await filesOf('1.1.0'), await filesOf('1.2.0')]).toEqual([404, 200, 200]);
  },
  testMs,
);

it(
  'a server that is killed while it retires a module has retired nothing of it',
  async () => {
    const made = (await asStaff(app, 'POST', '/modules/news/tokens', { name: 'CI', days: 9 })).json();
    await killWhileWriting('module_tokens', '/modules/news/retire', { why });
    expect(await states()).toMatchObject({ '1.1.0': 'available', '1.2.0': 'available' });
    // it can still be switched on, and its token publishes
    expect((await act('PUT', 'enabled', { enabled: true })).statusCode).toBe(200);
    expect(await entryOf(app, 'news', 'ann')).toMatchObject({ version: '1.2.0' });
    const headers = { authorization: `Bearer ${made.secret}`, 'content-type': 'application/x-tar' };
    const reply = await app.inject({ method: 'POST', url: '/api/modules/news/releases', headers });
    expect(reply.statusCode).not.toBe(401);
    // and the next server retires all of it
    await act('PUT', 'enabled', { enabled: false });
    expect((await act('POST', 'retire', {})).statusCode).toBe(200);
    const refused = await app.inject({ method: 'POST', url: '/api/modules/news/releases', headers });
    expect(refused.statusCode).toBe(401);
  },
  testMs,
);
