import { feedRuns } from '../../database/schema/facts/factsTables';
import { importAll } from '../../features/facts/ingest/importing/importAll';
import { openStore } from '../../database/openStore';

/**
 * Imports a data folder, like `npm run import -- all`. Prints how many files had been imported already when
 * it began. Made to be killed.
 */
async function main(): Promise<void> {
  const [dataDir = '', folder = ''] = process.argv.slice(2);
  const store = await openStore({ databaseUrl: undefined, dataDir }, () => undefined);
  console.log(await store.db.$count(feedRuns));
  await importAll(store.db, folder);
  await store.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
