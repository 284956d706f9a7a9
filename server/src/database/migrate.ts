import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations as migrateQueue } from 'graphile-worker';
import type pg from 'pg';
import { codeFolder } from '../lib/codeFolder';

/** Any number that is the same on every server and that nothing else uses. */
const lockNumber = 727_001;

const silent = new Logger(() => () => undefined);
const migrationsFolder = path.join(codeFolder, 'database/migrations');

/**
 * Applies pending migrations. A database without all that the first one, the baseline, replaces is refused. Safe to call from many servers at once: the migrator itself does not lock, so everything
 * runs on one connection that has acquired our advisory lock.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await adoptBaseline(client);
    // the schema of the job queue first: migrations may add jobs
    await migrateQueue({ pgPool: pool, logger: silent });
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    // Closing the connection releases the lock, even if a migration failed.
    client.release(true);
  }
}

/**
 * The baseline has the time of the last migration that it replaces: a database with that one has the schema of the baseline, and
 * its older rows are deleted, so that it is of the same version as a new database.
 * @throws Error with a readable message, before anything is changed, if a database lacks it
 */
async function adoptBaseline(client: pg.PoolClient): Promise<void> {
  const { rows: present } = await client.query<{ isMigrated: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated"`,
  );
  if (!present[0]?.isMigrated) return;
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (!baseline) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest ?? null;
  if (newest !== null && Number(newest) < baseline.folderMillis)
    throw new Error(
      'its schema is older than the first migration of this version. Nothing was changed. To go on with its data, start it once ' +
        'with the version before that migration (git log -- server/src/database/migrations/0000_baseline.sql), which updates it; ' +
        'to go on without, use another data folder or an empty database',
    );
  await client.query('delete from drizzle.__drizzle_migrations where created_at < $1', [
    baseline.folderMillis,
  ]);
}
