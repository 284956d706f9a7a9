import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, temporaryFolder, userIdOf } from '../../testing';
import { databaseUrl, freshName, runOnServer } from '../../testing/testDatabases';
import { createPool } from '../client';
import { readTables } from './catalog';
import { writeBackup } from './writeBackup';

export const server = (): string => process.env['TEST_DATABASE_SERVER'] ?? '';

/** A backup of the sample, which was written while others wrote, and empty databases to restore it into. `remove` them after the tests. */
export async function backUpSample() {
  const folder = temporaryFolder('backup');
  const moduleFolder = path.join(folder, 'modules');
  const file = path.join(folder, 'whole.backup');
  const databases: { name: string; pool: pg.Pool }[] = [];
  const app = await buildSampleApp();
  await mkdir(path.join(moduleFolder, 'news', '1.0.0'), { recursive: true });
  await writeFile(path.join(moduleFolder, 'news', '1.0.0', 'entry.js'), 'export {};');
  await fillOddValues(app);
  return {
    app,
    folder,
    moduleFolder,
    file,
    databases,
    /** What each table contained in the snapshot of the archive. */
    expected: await backUpWhileWritesGoOn(app, file, moduleFolder),
    newDatabase: async (): Promise<pg.Pool> => {
      const name = freshName('tayyib_restored');
      await runOnServer(server(), `create database ${name} template template0`);
      const pool = createPool(() => databaseUrl(server(), name), { databaseWaitMs: 120_000 });
      databases.push({ name, pool });
      return pool;
    },
    remove: async (): Promise<void> => {
      for (const { name, pool } of databases) {
        await pool.end();
        await runOnServer(server(), `drop database ${name} with (force)`);
      }
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Values that a text format could damage. */
async function fillOddValues(app: FastifyInstance): Promise<void> {
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
async function backUpWhileWritesGoOn(
  app: FastifyInstance,
  file: string,
  moduleFolder: string,
): Promise<Map<string, string>> {
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

/** The same of a whole database. */
export async function digestsIn(pool: pg.Pool): Promise<Map<string, string>> {
  const client = await pool.connect();
  try {
    return await digestsOf(client);
  } finally {
    client.release();
  }
}
