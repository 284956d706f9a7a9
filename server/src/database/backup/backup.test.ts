import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, temporaryFolder, userIdOf } from '../../testing';
import { startProgram } from '../../testing/startProgram';
import { databaseUrl, freshName, runOnServer } from '../../testing/testDatabases';
import { createPool } from '../client';
import { migrate } from '../migrate';
import { readTables } from './catalog';
import { readManifest } from './readArchive';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const server = () => process.env['TEST_DATABASE_SERVER'] ?? '';
const folder = temporaryFolder('backup');
const moduleFolder = path.join(folder, 'modules');
const file = path.join(folder, 'whole.backup');
const databases: { name: string; pool: pg.Pool }[] = [];

let app: FastifyInstance;
/** What each table contained in the snapshot of the archive. */
let expected: Map<string, string>;
beforeAll(async () => {
  app = await buildSampleApp();
  await mkdir(path.join(moduleFolder, 'news', '1.0.0'), { recursive: true });
  await writeFile(path.join(moduleFolder, 'news', '1.0.0', 'entry.js'), 'export {};');
  await fillOddValues();
  expected = await backUpWhileWritesGoOn();
});
afterAll(async () => {
  for (const { name, pool } of databases) {
    await pool.end();
    await runOnServer(server(), `drop database ${name} with (force)`);
  }
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function newDatabase(): Promise<pg.Pool> {
  const name = freshName('tayyib_restored');
  await runOnServer(server(), `create database ${name} template template0`);
  const pool = createPool(() => databaseUrl(server(), name), { databaseWaitMs: 120_000 });
  databases.push({ name, pool });
  return pool;
}

/** Values that a text format could damage. */
async function fillOddValues(): Promise<void> {
  const post = `insert into posts (author, text) values ($1, $2)`;
  const author = await userIdOf(app, 'ann');
  for (const text of ['', '\\N', '\\.', 'tab\there\nline\r\\n', 'سلام 🕌', `quote ' " and \\`])
    await app.store.pool.query(post, [author, text]);
  await app.store.pool.query(`insert into avatars (user_id, version, webp) values ($1, 'odd', $2)`, [
    author,
    Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  ]);
  await app.store.pool.query(`select graphile_worker.add_job('of nobody', '{"id": 7}')`);
}

/** Returns a digest of each table in the snapshot of the archive. */
async function backUpWhileWritesGoOn(): Promise<Map<string, string>> {
  const author = await userIdOf(app, 'ann');
  let isWriting = true;
  let written = 0;
  const write = async () => {
    while (isWriting) {
      await app.store.pool.query(`insert into posts (author, text) values ($1, $2)`, [
        author,
        `post ${written++}`,
      ]);
      await app.store.pool.query(`update users set description = $2 where id = $1`, [author, `${written}`]);
    }
  };
  const writers = [write(), write()];
  const client = await app.store.pool.connect();
  await client.query('begin transaction isolation level repeatable read, read only');
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
  const before = written;
  while (written < before + 10) await sleep(5);
  await writeBackup(app.store.pool, file, { moduleFolder, snapshot: rows[0]?.id });
  while (written < before + 20) await sleep(5);
  isWriting = false;
  await Promise.all(writers);
  const digests = await digestsOf(client);
  await client.query('rollback');
  client.release();
  return digests;
}

/** The number of rows and a hash of the content of each table. */
async function digestsOf(client: pg.ClientBase): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  await client.query(`set timezone = 'UTC'`);
  for (const { schema, name } of await readTables(client)) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row, E'\\n' order by row)), '') as digest
       from (select t::text as row from "${schema}"."${name}" t) as rows`,
    );
    digests.set(`${schema}.${name}`, rows[0]?.digest ?? '');
  }
  return digests;
}

async function digestsIn(pool: pg.Pool): Promise<Map<string, string>> {
  const client = await pool.connect();
  try {
    return await digestsOf(client);
  } finally {
    client.release();
  }
}

/** How many rows there are in all tables of ours. */
async function rowsIn(pool: pg.Pool): Promise<number> {
  const digests = [...(await digestsIn(pool))].filter(([name]) => name.startsWith('public.'));
  return digests.reduce((sum, [, digest]) => sum + Number.parseInt(digest, 10), 0);
}

it('restores every table as it was at one moment, while others wrote', async () => {
  const pool = await newDatabase();
  const target = path.join(folder, 'restored');
  const end = await restoreBackup(pool, file, target);
  expect(await digestsIn(pool)).toEqual(expected);
  expect(Object.keys(end.rows).length).toBe(expected.size);
  expect(end.rows['public.securities']).toBeGreaterThan(50);
  expect(await readFile(path.join(target, 'news/1.0.0/entry.js'), 'utf8')).toBe('export {};');
  expect((await digestsIn(app.store.pool)).get('public.posts')).not.toBe(expected.get('public.posts'));
});

it('restores keys, triggers and sequences with the tables', async () => {
  const { pool } = databases[0] ?? {};
  const shape = `select
    (select string_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), ';' order by conname, conrelid::regclass::text)
     from pg_constraint where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)) as keys,
    (select string_agg(tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text, ';' order by tgname, tgrelid::regclass::text)
     from pg_trigger where not tgisinternal) as triggers`;
  expect((await pool?.query(shape))?.rows).toEqual((await app.store.pool.query(shape)).rows);
  await pool?.query(
    `insert into posts (author, text) select id, 'after' from users where email = 'ann@tayyib.example'`,
  );
  const newest = await pool?.query(`select text from posts order by id desc limit 1`);
  expect(newest?.rows).toEqual([{ text: 'after' }]);
});

it('refuses a database that is not empty', async () => {
  const pool = await newDatabase();
  await migrate(pool);
  await pool.query(`insert into users (email, first_name) values ('only@example.org', 'Only')`);
  await expect(restoreBackup(pool, file, null)).rejects.toThrow(
    'This database is not empty (users has rows). Restore into a new one.',
  );
  expect(await rowsIn(pool)).toBe(1);
});

it.each([
  ['at its last byte', 0.999_99],
  ['in the middle', 0.5],
  ['after the first entry', 0.05],
])('refuses an archive that was cut %s, and leaves nothing', async (_where, share) => {
  const pool = await newDatabase();
  const whole = await readFile(file);
  const cut = path.join(folder, 'cut.backup');
  await writeFile(cut, whole.subarray(0, Math.floor(whole.length * share)));
  const target = path.join(folder, 'nothing');
  await expect(restoreBackup(pool, cut, target)).rejects.toThrow(
    'This backup cannot be read: it was cut or changed, or is no backup.',
  );
  if (share > 0.1) expect(await rowsIn(pool)).toBe(0);
  expect([existsSync(target), existsSync(`${target}.restoring`)]).toEqual([false, false]);
});

it('refuses an archive without its last entry, and leaves nothing', async () => {
  const pool = await newDatabase();
  const tar = gunzipSync(await readFile(file));
  const cut = path.join(folder, 'endless.backup');
  await writeFile(cut, gzipSync(tar.subarray(0, tar.lastIndexOf('end.json'))));
  const target = path.join(folder, 'endless');
  await expect(restoreBackup(pool, cut, target)).rejects.toThrow(
    'This backup cannot be read: it was cut or changed, or is no backup.',
  );
  expect(await rowsIn(pool)).toBe(0);
  expect([existsSync(target), existsSync(`${target}.restoring`)]).toEqual([false, false]);
});

it('refuses what is no archive', async () => {
  const other = path.join(folder, 'other.backup');
  await writeFile(other, 'select 1;');
  await expect(readManifest(other)).rejects.toThrow('it was cut or changed, or is no backup');
  await expect(readManifest(path.join(folder, 'none'))).rejects.toThrow('There is no file');
});

it('refuses an archive of another schema version with the numbers of both', async () => {
  const pool = await newDatabase();
  await migrate(pool);
  await pool.query(
    `delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  const older = path.join(folder, 'older.backup');
  await writeBackup(pool, older, { moduleFolder: null });
  const empty = await newDatabase();
  await expect(restoreBackup(empty, older, null)).rejects.toThrow(
    /^This backup has schema version \d+\.\d+, and this release has \d+\.\d+\. Restore it with the release that wrote it/,
  );
  expect(await rowsIn(empty)).toBe(0);
});

it('overwrites no file, and leaves none behind when it fails', async () => {
  await expect(writeBackup(app.store.pool, file, { moduleFolder })).rejects.toThrow('exists already');
  const failed = path.join(folder, 'failed.backup');
  await expect(writeBackup(await newDatabase(), failed, { moduleFolder })).rejects.toThrow(
    'There is nothing to back up',
  );
  expect([existsSync(failed), existsSync(`${failed}.draft`)]).toEqual([false, false]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('runs as two commands', async () => {
  const pool = await newDatabase();
  const target = databases.find((one) => one.pool === pool)?.name ?? '';
  const archive = path.join(folder, `${randomUUID()}.backup`);
  const { rows } = await app.store.pool.query<{ name: string }>('select current_database() as name');
  const run = async (command: string, database: string) => {
    const child = await startProgram(path.join(import.meta.dirname, command), {
      args: [archive],
      env: {
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl(server(), database),
        DATA_DIR: path.join(folder, database),
      },
    });
    const [output, errors] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
    return `${output.toString()}${errors.toString()}`;
  };
  expect(await run('backupCommand.ts', rows[0]?.name ?? '')).toMatch(/\d+ rows of \d+ tables, 0 files/);
  expect(await run('restoreCommand.ts', target)).toMatch(/\d+ rows of \d+ tables, 0 files/);
  expect(await digestsIn(pool)).toEqual(await digestsIn(app.store.pool));
  expect(await run('restoreCommand.ts', target)).toContain('This database is not empty');
});
