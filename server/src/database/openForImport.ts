import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config';
import { createPool } from './client';
import type { Store } from './openStore';
import { openStore, storeOver } from './openStore';

/** PostgreSQL writes its port on this line (counted from 0) of `postmaster.pid`. */
const portLine = 3;

/**
 * Opens the database that the server uses. If a server on this machine already runs the embedded database, connects to that,
 * without migrating it.
 */
export async function openForImport(config: Config, report: (sentence: string) => void): Promise<Store> {
  const running = config.databaseUrl === undefined ? await connectToRunning(config.dataDir) : undefined;
  return running ?? openStore(config, report);
}

/** A pool of the embedded database that a server on this machine runs; undefined if none does. */
export async function connectToRunning(dataDir: string): Promise<Store | undefined> {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  const passwordFile = path.join(dataDir, 'postgres.password');
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return undefined;
  const port = readFileSync(pidFile, 'utf8').split('\n')[portLine]?.trim();
  const password = readFileSync(passwordFile, 'utf8');
  const pool = createPool(() => `postgres://tayyib:${password}@127.0.0.1:${port}/postgres`);
  const store = storeOver(pool, true, () => pool.end());
  if (await store.isAnswering()) return store;
  await store.close(); // left behind by a killed server; `openStore` cleans it up
  return undefined;
}
