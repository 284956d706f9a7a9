import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { runTypeScript } from '../../scripts/lib/run.mjs';

/** Where official files lie; null where this machine has none. */
export function officialFiles(): string | null {
  const folder = resolve(root, process.env['TAYYIB_DATA'] ?? '../shared/data');
  return existsSync(folder) ? folder : null;
}

/** Brings everything of a data folder into the store at that connection address. */
export async function importMarket(folder: string, store: string): Promise<void> {
  const { output } = await runTypeScript(
    'server/src/features/facts/ingest/importCommand.ts',
    ['all', folder],
    {
      env: { DATABASE_URL: store, NODE_ENV: 'development' },
    },
  );
  // single rows are refused in any official file; verdicts at the end mean that it ran to there
  if (!/ \d+ verdicts added\./.test(output)) throw new Error(`The import did not end:\n${output}`);
}
