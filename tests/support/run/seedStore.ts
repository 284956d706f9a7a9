import { readConfig } from '../../../server/src/config/config';
import { openStore } from '../../../server/src/database/openStore';
import { seedDemoAccounts } from '../../../server/src/seed/demoAccounts';
import { loadSample } from '../../../server/src/seed/packed/loadSample';
import { seedSample } from '../../../server/src/seed/seedSample';
import { seedMetals } from '../../../server/src/features/market/metals/seedMetals';
import { adoptShippedEditions } from '../../../server/src/features/facts/verdicts/standards/adoptShippedEditions';

/** Seeds the database at DATABASE_URL like the first start of a server, with the sample that SAMPLE names. */
async function main(): Promise<void> {
  const report = (sentence: string) => console.error(sentence);
  const config = readConfig(process.env);
  const store = await openStore(config, report);
  try {
    await adoptShippedEditions(store.db);
    await seedDemoAccounts(store.db);
    await (config.sample === 'full' ? loadSample(store.db, report) : seedSample(store.db));
    await seedMetals(store.db);
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
