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
  /** Receives messages for the operator: the database stopped, the database answers again. */
  report?: (sentence: string) => void;
}

/** The embedded PostgreSQL. It is restarted when it dies, until `stop` is called. */
export interface EmbeddedPostgres {
  /** The current connection URL: the port changes with a restart. */
  url: () => string;
  /** The current process id of the postmaster. */
  pid: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL in a data folder, creating it on first use.
 * @throws Error with a readable message if the folder is in use or belongs to another user, or if there are no binaries for
 * this machine
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

/** Restarts a process until `stop`. The first start may throw; later ones are retried until they succeed. */
async function supervise(start: () => Promise<Postmaster>, report: (sentence: string) => void) {
  let current = await start();
  let isStopping = false;
  let next = Promise.resolve(current);

  const restart = async (): Promise<Postmaster> => {
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
      await current.exited;
      if (isStopping) return;
      report('The database stopped unexpectedly and is being started again.');
      next = restart();
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
