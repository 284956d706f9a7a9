import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations as migrateQueue } from 'graphile-worker';
import type pg from 'pg';

/** Any number would do; it only has to be the same on every node and nobody else's. */
const lockNumber = 727_001;

const silent = new Logger(() => () => undefined);
const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/**
 * Brings the schema up to date. Safe to call from many servers at once: the migrator itself takes no lock,
 * so all of it happens on one connection that holds ours.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    // the job queue's own schema first: our migrations may add jobs
    await migrateQueue({ pgPool: pool, logger: silent });
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    // Ending the connection releases the lock, also when a migration failed half-way.
    client.release(true);
  }
}
