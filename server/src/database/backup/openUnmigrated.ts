import type { Config } from '../../config/config';
import { createPool } from '../client';
import { startEmbeddedPostgres } from '../launcher/embeddedPostgres';
import { connectToRunning } from '../openForImport';
import type { Store } from '../openStore';
import { storeOver } from '../openStore';

type Options = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the database that the server uses as it is: a backup before an update must not update it. A server may run meanwhile. */
export async function openForBackup(config: Options, report: (sentence: string) => void): Promise<Store> {
  const running = config.databaseUrl === undefined ? await connectToRunning(config.dataDir) : undefined;
  return running ?? openUnmigrated(config, report);
}

/** The same alone: fails if a server runs the embedded database. */
export async function openUnmigrated(
  { databaseUrl, dataDir }: Options,
  report: (sentence: string) => void,
): Promise<Store> {
  if (databaseUrl !== undefined) {
    const pool = createPool(() => databaseUrl);
    return storeOver(pool, false, () => pool.end());
  }
  const embedded = await startEmbeddedPostgres({ dataDir, report });
  const pool = createPool(embedded.url);
  return storeOver(pool, true, async () => {
    await pool.end();
    await embedded.stop();
  });
}
