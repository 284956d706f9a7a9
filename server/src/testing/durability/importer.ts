import { feedRuns } from '../../database/schema/factsTables';
import { importAll } from '../../features/facts/ingest/importAll';
import { openStore } from '../../database/openStore';

/**
 * Brings a data folder in, as `npm run import -- all` does. Says on stdout how many files were in already when it began.
 * Made to be killed.
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
