import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { startProgram } from '../../testing/startProgram';
import { databaseUrl } from '../../testing/testDatabases';
import { migrate } from '../migrate';
import { backUpSample, digestsIn, server } from './backup.testing';
import { readManifest } from './readArchive';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

let sample: Awaited<ReturnType<typeof backUpSample>>;
beforeAll(async () => {
  sample = await backUpSample();
});
afterAll(() => sample.remove());

/** How many rows there are in all tables of ours. */
async function rowsIn(pool: pg.Pool): Promise<number> {
  const digests = [...(await digestsIn(pool))].filter(([name]) => name.startsWith('public.'));
  return digests.reduce((sum, [, digest]) => sum + Number.parseInt(digest, 10), 0);
}

it('restores into no database that is not empty', async () => {
  const { file, newDatabase } = sample;
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
])('restores no archive that was cut %s, and leaves nothing', async (_where, share) => {
  const { file, folder, newDatabase } = sample;
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

it('restores no archive without its last entry, and leaves nothing', async () => {
  const { file, folder, newDatabase } = sample;
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

it('restores nothing from what is no archive', async () => {
  const { folder } = sample;
  const other = path.join(folder, 'other.backup');
  await writeFile(other, 'select 1;');
  await expect(readManifest(other)).rejects.toThrow('it was cut or changed, or is no backup');
  await expect(readManifest(path.join(folder, 'none'))).rejects.toThrow('There is no file');
});

it('restores no archive of another schema version, and names both', async () => {
  const { folder, newDatabase } = sample;
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

it('a backup overwrites no file, and leaves none behind when it fails', async () => {
  const { app, file, folder, moduleFolder, newDatabase } = sample;
  await expect(writeBackup(app.store.pool, file, { moduleFolder })).rejects.toThrow('exists already');
  const failed = path.join(folder, 'failed.backup');
  await expect(writeBackup(await newDatabase(), failed, { moduleFolder })).rejects.toThrow(
    'There is nothing to back up',
  );
  expect([existsSync(failed), existsSync(`${failed}.draft`)]).toEqual([false, false]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('backup and restore run as two commands', async () => {
  const { app, databases, folder, newDatabase } = sample;
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
