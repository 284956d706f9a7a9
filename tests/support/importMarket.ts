import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../build/paths.mjs';
import { runTypeScript } from '../../scripts/lib/runProgram.mjs';

/** The folder of official files; null if this machine has none. */
export function officialFiles(): string | null {
  const folder = resolve(root, process.env['TAYYIB_DATA'] ?? '../shared/data');
  return existsSync(folder) ? folder : null;
}

/** Imports a data folder into the database at that connection string. */
export async function importMarket(folder: string, store: string): Promise<void> {
  const { output } = await runTypeScript(
    'server/src/features/facts/ingest/importCommand.ts',
    ['all', folder],
    {
      env: { DATABASE_URL: store, NODE_ENV: 'development' },
    },
  );
  // some rows of any official file are refused; the verdicts at the end show that the import completed
  if (!/ \d+ verdicts added\./.test(output)) throw new Error(`The import did not complete:\n${output}`);
}
