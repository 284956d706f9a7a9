import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config';
import { runCommand } from '../../lib/runCommand';
import { inWords, moduleFolderOf, targetOf } from './commandParts';
import { openUnmigrated } from './openUnmigrated';
import { readManifest } from './readArchive';
import { restoreBackup } from './restoreBackup';

const usage = `Usage: npm run restore -- <file>

Loads an archive of npm run backup into an empty database: a new DATA_DIR, or a new database that DATABASE_URL names. Everything is
restored, or nothing. No server may use the database meanwhile.`;

/** `npm run restore`. Exits with 1 if the archive is refused, 2 on wrong usage. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  const file = targetOf(positionals);
  if (values.help === true || file === null) {
    console.log(usage);
    return values.help === true ? 0 : 2;
  }
  const { createdAt } = await readManifest(file);
  const config = readConfig(process.env);
  const store = await openUnmigrated(config, (sentence) => console.error(sentence));
  try {
    const end = await restoreBackup(store.pool, file, moduleFolderOf(config));
    // the planner knows nothing of what was loaded
    await store.pool.query('analyze');
    console.log(`${path.basename(file)} of ${createdAt}: ${inWords(end)}`);
    return 0;
  } finally {
    await store.close();
  }
}

await runCommand(usage, main);
