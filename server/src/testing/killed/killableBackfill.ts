import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../../config/config';
import { openStore } from '../../database/openStore';
import { contextOf } from '../../features/facts/ingest/fetching/FetchContext';
import { runBackfill } from '../../features/facts/ingest/filings/backfill/runBackfill';

const bytesPerMegabyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** The memory in use without what could be freed, which varies with when the garbage collector last ran. */
function reachableBytes(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * A backfill over the database that `DATABASE_URL` names, in a process of its own, made to be killed. Prints the MB it
 * references now and then, and `done` at the end.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config, () => undefined);
  const report = () => console.log(String(Math.round(reachableBytes() / bytesPerMegabyte)));
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
