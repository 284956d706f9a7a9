import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config/config';
import type { Database } from './client';
import { createDatabase, createPool } from './client';
import { startEmbeddedPostgres } from './launcher/embeddedPostgres';
import { migrate } from './migrate';

const answerWithinMs = 1000;

/** The database, opened and migrated. */
export interface Store {
  db: Database;
  pool: pg.Pool;
  /** True for the embedded PostgreSQL, false for one named by DATABASE_URL. */
  isEmbedded: boolean;
  /** Whether the database answers right now. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the configured PostgreSQL, or the embedded one, and applies pending migrations.
 * @throws Error whose message is meant for the operator
 */
export async function openStore(
  { databaseUrl, dataDir, limits }: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'limits'>>,
  report: (sentence: string) => void,
): Promise<Store> {
  if (databaseUrl !== undefined) {
    const pool = createPool(() => databaseUrl, limits);
    await migrate(pool).catch(refuse(`The database at ${new URL(databaseUrl).host}`));
    return storeOver(pool, false, () => pool.end());
  }
  const embedded = await startEmbeddedPostgres({ dataDir, report });
  const pool = createPool(embedded.url, limits);
  try {
    await migrate(pool).catch(refuse(`The database in ${dataDir}`));
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return storeOver(pool, true, async () => {
    await pool.end();
    await embedded.stop();
  });
}

/** A store over a pool of a migrated database. */
export function storeOver(pool: pg.Pool, isEmbedded: boolean, close: () => Promise<void>): Store {
  const isAnswering = (): Promise<boolean> =>
    Promise.race([
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
      sleep(answerWithinMs, false, { ref: false }),
    ]);
  return { db: createDatabase(pool), pool, isEmbedded, isAnswering, close };
}

const refuse = (name: string) => (error: unknown) => {
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  throw new Error(`${name} cannot be used: ${reason}.`, { cause: error });
};
