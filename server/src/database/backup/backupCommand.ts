import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config/config';
import { runCommand } from '../../lib/runCommand';
import { inWords, moduleFolderOf, targetOf } from './commandParts';
import { openForBackup } from './openUnmigrated';
import { writeBackup } from './writeBackup';

const usage = `Usage: npm run backup -- <file> [--snapshot <id>]

Writes the database that the server uses, and the files of published modules, into one archive. The server may run meanwhile.
--snapshot  a snapshot exported by another transaction (pg_export_snapshot()); by default the moment of the start`;

/** `npm run backup`. Exits with 2 on wrong usage. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { snapshot: { type: 'string' }, help: { type: 'boolean' } },
  });
  const file = targetOf(positionals);
  if (values.help === true || file === null) {
    console.log(usage);
    return values.help === true ? 0 : 2;
  }
  const config = readConfig(process.env);
  const store = await openForBackup(config, (sentence) => console.error(sentence));
  try {
    const end = await writeBackup(store.pool, file, {
      moduleFolder: moduleFolderOf(config),
      snapshot: values.snapshot,
    });
    console.log(`${path.basename(file)}: ${inWords(end)}`);
    return 0;
  } finally {
    await store.close();
  }
}

await runCommand(usage, main);
