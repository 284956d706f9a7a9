import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseAccount } from './account';
import { findBinaries } from './binaries';
import { databaseUser, openCluster } from './cluster';
import { acquireOwnership } from './ownerLock';
import type { Postmaster } from './postmaster';
import { startPostmaster } from './postmaster';

const restartPauseMs = 1000;

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** PostgreSQL settings, such as `fsync=off` for a throwaway cluster. */
  settings?: readonly string[];
  /** Hears, in sentences, that the database went away and came back. */
  report?: (sentence: string) => void;
}

/** The server's own PostgreSQL. It is brought back when it dies; only `stop` ends it. */
export interface EmbeddedPostgres {
  /** Connection address now: the port changes when it is brought back. */
  url: () => string;
  /** Process id of the database's main process now. */
  pid: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL of our own in a data folder, creating it on first use.
 * Throws an Error with a sentence when the folder is in use, belongs to another user, or no binaries fit this machine.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = [], report = () => undefined } = options;
  const release = acquireOwnership(dataDir);
  try {
    const account = databaseAccount();
    const cache = account ? '/var/cache/tayyib' : path.join(dataDir, 'cache');
    const binaries = findBinaries(account, cache);
    const { folder, password } = await openCluster(dataDir, binaries, account);
    const supervisor = await supervise(
      () => startPostmaster({ binaries, folder, account, settings }),
      report,
    );
    return {
      url: () => `postgres://${databaseUser}:${password}@127.0.0.1:${supervisor.current().port}/postgres`,
      pid: () => supervisor.current().pid,
      stop: async () => {
        await supervisor.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Keeps one process running until it is told to stop. The first start may fail; later ones are repeated until they work. */
async function supervise(start: () => Promise<Postmaster>, report: (sentence: string) => void) {
  let current = await start();
  let isStopping = false;
  let next = Promise.resolve(current);

  const bringBack = async (): Promise<Postmaster> => {
    while (!isStopping) {
      try {
        return await start();
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
        await sleep(restartPauseMs);
      }
    }
    return current;
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.gone;
      if (isStopping) return;
      report('The database stopped unexpectedly and is being started again.');
      next = bringBack();
      current = await next;
      if (!isStopping) report('The database answers again.');
    }
  };
  void watch();

  return {
    current: () => current,
    stop: async () => {
      isStopping = true;
      await (await next).stop();
    },
  };
}
