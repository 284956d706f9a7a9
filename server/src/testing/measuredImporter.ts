import { feedByName, importFiles } from '../features/facts/ingest/importing/importFiles';
import { openStore } from '../database/openStore';

/**
 * Imports a folder with one feed into the database of `DATABASE_URL`, in a process of its own, and prints the reasons of
 * refused rows by document and the most memory the process used, in megabytes.
 */
async function main(): Promise<void> {
  const [feedName = '', target = ''] = process.argv.slice(2);
  const feed = feedByName(feedName);
  if (feed === undefined) throw new Error(`There is no feed ${feedName}.`);
  const store = await openStore({ databaseUrl: process.env['DATABASE_URL'], dataDir: '' }, () => undefined);
  const { reports } = await importFiles(store.db, [{ feed, target }]);
  await store.close();
  const reasons = reports.map(({ document, refused }) => [
    document,
    refused.map(({ reason }) => reason).join(),
  ]);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ reasons: Object.fromEntries(reasons), megabytes }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
