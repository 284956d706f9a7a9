import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTypeScript } from '../../../scripts/lib/runProgram.mjs';
import { databaseAccount } from '../../../server/src/database/launcher/account';
import { findBinaries } from '../../../server/src/database/launcher/binaries';
import { databaseUser, openCluster } from '../../../server/src/database/launcher/cluster';
import { startPostmaster } from '../../../server/src/database/launcher/postmaster';
import { freePort } from '../../../server/src/lib/freePort';

/** A PostgreSQL with its usual durability, the small sample and the demo accounts. */
export interface Database {
  url: string;
  /** Kills it like a power failure; connections to it break. */
  kill: () => void;
  /** Starts it again at the same address. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-two-nodes-'));
  const account = databaseAccount();
  const binaries = findBinaries(account, account ? '/var/cache/tayyib' : join(dataDir, 'cache'));
  const { folder, password } = await openCluster(dataDir, binaries, account);
  const port = await freePort();
  const start = () => startPostmaster({ binaries, folder, account, port });
  let postmaster = await start();
  const url = `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`;
  const { isOk, output } = await runTypeScript('tests/support/run/seedStore.ts', [], {
    env: { DATABASE_URL: url, SAMPLE: 'small' },
  });
  if (!isOk) throw new Error(`The database could not be seeded:\n${output}`);
  return {
    url,
    kill: () => void process.kill(postmaster.pid, 'SIGKILL'),
    startAgain: async () => {
      await postmaster.exited;
      postmaster = await start();
    },
    stop: async () => {
      await postmaster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
