import { buildServer, serverFolder } from '../../build/buildServer.mjs';
import { createTemplates, runOnServer } from './testDatabases';
import { startThrowawayPostgres } from './throwawayPostgres';

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
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startThrowawayPostgres();
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
