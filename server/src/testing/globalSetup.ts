import { rm } from 'node:fs/promises';
import { buildServer, serverFolder } from '../../build/buildServer.mjs';
import { startEmbeddedPostgres } from '../database/launcher/embeddedPostgres';
import { quickFolder } from './temporaryFolders';
import { createTemplates, runOnServer } from './testDatabases';

declare global {
  /** Undoes the set-up of this run. */
  var tearDownTests: (() => Promise<void>) | undefined;
}

/**
 * One database server per run, with the template databases that test files copy (see `buildTestApp`), and a build of the programs
 * that tests start.
 */
export default async function globalSetup(): Promise<void> {
  await buildServer('.cache');
  process.env['TEST_SERVER_PROGRAMS'] = serverFolder('.cache');
  const given = process.env['DATABASE_URL'];
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startThrowaway();
  const { users, companies } = await createTemplates(url);
  process.env['TEST_DATABASE_SERVER'] = url;
  process.env['TEST_DATABASE_TEMPLATE'] = users;
  process.env['TEST_DATABASE_TEMPLATE_WITH_COMPANIES'] = companies;
  globalThis.tearDownTests = async () => {
    await runOnServer(url, `drop database ${companies}`);
    await runOnServer(url, `drop database ${users}`);
    await stop();
  };
}

/** Nothing in it outlives the run, so it need not survive a power cut. */
async function startThrowaway() {
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
