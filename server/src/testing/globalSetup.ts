import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '../database/launcher';
import { createTemplate, runOnServer } from './testDatabases';
import { temporaryFolder } from './temporaryFolder';

declare global {
  /** Undoes what the set-up of this run did. */
  var tearDownTests: (() => Promise<void>) | undefined;
}

/** One database server and one template database per run; every test file copies the template (see `buildTestApp`). */
export default async function globalSetup(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startThrowaway();
  const template = await createTemplate(url);
  process.env['TEST_DATABASE_SERVER'] = url;
  process.env['TEST_DATABASE_TEMPLATE'] = template;
  globalThis.tearDownTests = async () => {
    await runOnServer(url, `drop database ${template}`);
    await stop();
  };
}

/** Nothing in it outlives the run, so it need not be safe against a power cut. */
async function startThrowaway() {
  const dataDir = temporaryFolder('test');
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url(), stop };
}
