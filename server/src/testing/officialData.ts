import { existsSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** The folder of the exchanges' own files: `TAYYIB_DATA`, or `shared/data` beside the project. They are not ours to ship. */
export const officialDataFolder = (
  env: Readonly<Record<string, string | undefined>> = process.env,
  root = projectRoot,
): string => env['TAYYIB_DATA'] ?? path.resolve(root, '../shared/data');

/**
 * The folder of official files, or why tests of them are skipped. Throws in CI where the folder belongs and is not, so that a run
 * cannot be green without it: where `TAYYIB_DATA` is set, or there is a folder `shared` beside the project.
 */
export function officialData(
  env: Readonly<Record<string, string | undefined>> = process.env,
  root = projectRoot,
): { folder: string; skipped: null } | { folder: null; skipped: string } {
  const folder = officialDataFolder(env, root);
  if (existsSync(folder)) return { folder, skipped: null };
  const belongsHere = env['TAYYIB_DATA'] !== undefined || existsSync(path.resolve(root, '../shared'));
  if (env['CI'] !== undefined && belongsHere)
    throw new Error(`The official files belong at ${folder}, and are not there.`);
  return { folder: null, skipped: `skipped: there are no official files at ${folder}` };
}

/** Tests of official files; where there are none, they are skipped and the reason is printed. */
export function describeOfficialFiles(name: string, tests: (folder: string) => void): void {
  const { folder, skipped } = officialData();
  if (folder !== null) {
    describe(name, () => tests(folder));
    return;
  }
  console.log(skipped);
  describe.skip(name, () => {
    it.todo(skipped);
  });
}
