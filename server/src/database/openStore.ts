import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config/config';
import type { Database } from './client';
import { createDatabase, createPool } from './client';
import { startEmbeddedPostgres } from './launcher';
import { migrate } from './migrate';

const answerWithinMs = 1000;

/** The database, ready to use: open and migrated. */
export interface Store {
  db: Database;
  pool: pg.Pool;
  /** True when it is the server's own PostgreSQL rather than one named by DATABASE_URL. */
  isEmbedded: boolean;
  /** Whether the database answers right now. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL that the configuration names, or our own, and brings its schema up to date.
 * Throws an Error with a sentence for the person who starts the server.
 */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  report: (sentence: string) => void,
): Promise<Store> {
  if (databaseUrl !== undefined) {
    const pool = createPool(() => databaseUrl);
    await migrate(pool).catch((error: unknown) => {
      throw new Error(`The database at ${new URL(databaseUrl).host} cannot be used: ${reasonOf(error)}.`);
    });
    return storeOver(pool, false, () => pool.end());
  }
  const embedded = await startEmbeddedPostgres({ dataDir, report });
  const pool = createPool(embedded.url);
  try {
    await migrate(pool);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return storeOver(pool, true, async () => {
    await pool.end();
    await embedded.stop();
  });
}

/** A store over a pool whose schema is up to date. */
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || String(error) : String(error);
}
