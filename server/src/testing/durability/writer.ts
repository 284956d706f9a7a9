import { randomUUID } from 'node:crypto';
import { openStore } from '../../database/openStore';
import { createTables, writePair } from './pairs';

const writers = 8;

/**
 * Writes pairs of rows for ever and prints each only after the database has confirmed it. Made to be killed.
 */
async function main(): Promise<void> {
  const store = await openStore({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' }, () => undefined);
  await createTables(store.db);
  console.log('ready');
  const writeForEver = async (): Promise<never> => {
    for (;;) {
      const id = randomUUID();
      await writePair(store.db, id);
      console.log(id);
    }
  };
  await Promise.race(Array.from({ length: writers }, writeForEver));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
