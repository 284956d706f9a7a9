import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '../database/launcher/embeddedPostgres';
import { quickFolder } from './temporaryFolders';

/** A PostgreSQL for one run of tests. Nothing in it outlives the run, so it need not survive a power cut. */
export async function startThrowawayPostgres() {
  const dataDir = quickFolder('test');
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
    'max_wal_size=256MB',
  ];
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url(), stop };
}
