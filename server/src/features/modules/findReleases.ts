import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ModuleRelease } from '@tayyib/shared/contracts';

/**
 * The newest release of each module that a build left behind, as `<folder>/<id>/<version>/release.json`.
 * A release that cannot be read is reported and passed over, so that one bad build leaves the others standing.
 */
export async function findReleases(
  folder: string,
  report: (sentence: string) => void,
): Promise<ModuleRelease[]> {
  const newest = new Map<string, ModuleRelease>();
  for (const id of await namesIn(folder)) {
    for (const version of await namesIn(path.join(folder, id))) {
      const release = await readRelease(path.join(folder, id, version, 'release.json'), report);
      if (!release || release.id !== id || release.version !== version) continue;
      const known = newest.get(id);
      if (!known || known.builtAt < release.builtAt) newest.set(id, release);
    }
  }
  return [...newest.values()];
}

async function readRelease(file: string, report: (sentence: string) => void): Promise<ModuleRelease | null> {
  try {
    return ModuleRelease.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    report(`${file} is not a release: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}
