import { readConfig } from '../config/config';
import { openStore } from '../database/openStore';
import { contextOf } from '../features/facts/ingest/fetching/FetchContext';
import { runBackfill } from '../features/facts/ingest/filings/backfill/runBackfill';

const bytesPerMegabyte = 1024 * 1024;

/**
 * A backfill over the database that `DATABASE_URL` names, in a process of its own, made to be killed. Prints its memory in MB now and then,
 * and `done` at the end.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config, () => undefined);
  const report = () => console.log(String(Math.round(process.memoryUsage().rss / bytesPerMegabyte)));
  const timer = setInterval(report, 2000);
  await runBackfill(contextOf(config, store.db, store.pool), process.argv[2] ?? '', () => undefined);
  clearInterval(timer);
  report();
  console.log('done');
  await store.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
});
