import path from 'node:path';
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
 * Applies pending migrations. Safe to call from many servers at once: the migrator itself does not lock, so everything
 * runs on one connection that has acquired our advisory lock.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    // the schema of the job queue first: migrations may add jobs
    await migrateQueue({ pgPool: pool, logger: silent });
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    // Closing the connection releases the lock, even if a migration failed.
    client.release(true);
  }
}
