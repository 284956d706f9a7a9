import { openStore } from '../openStore';

/** For tests: a process that owns a data folder until it is killed. */
async function main(): Promise<void> {
  await openStore({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' }, () => undefined);
  console.log('ready');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
