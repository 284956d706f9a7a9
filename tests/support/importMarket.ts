import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { runTypeScript } from '../../scripts/lib/run.mjs';

/** Where official files lie; null where this machine has none. */
export function officialFiles(): string | null {
  const folder = resolve(root, process.env['TAYYIB_DATA'] ?? '../shared/data');
  return existsSync(folder) ? folder : null;
}

/** A store with everything of a data folder imported, for a server to be started on. */
export async function importMarket(
  folder: string,
): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-market-'));
  const { output } = await runTypeScript('server/src/features/facts/importCommand.ts', ['all', folder], {
    env: { DATA_DIR: dataDir, NODE_ENV: 'development' },
  });
  // single rows are refused in any official file; verdicts at the end mean that it ran to there
  if (!/ \d+ verdicts added\./.test(output)) throw new Error(`The import did not end:\n${output}`);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
