import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ModuleRelease } from '@tayyib/shared/contracts';

/** A release, and the hash of its exact bytes. */
export interface FoundRelease {
  release: ModuleRelease;
  manifestIntegrity: string;
}

/**
 * Every release that builds left behind, as `<folder>/<id>/<version>/release.json`, oldest first. An
 * unreadable one is reported and skipped, so that one bad build does not affect the others.
 */
export async function findReleases(
  folder: string,
  report: (sentence: string) => void,
): Promise<FoundRelease[]> {
  const found: FoundRelease[] = [];
  for (const id of await namesIn(folder)) {
    for (const version of await namesIn(path.join(folder, id))) {
      const one = await readRelease(path.join(folder, id, version, 'release.json'), report);
      if (one?.release.id === id && one.release.version === version) found.push(one);
    }
  }
  return found.sort((a, b) => (a.release.builtAt < b.release.builtAt ? -1 : 1));
}

/** `sha384-…` of the exact bytes a browser would receive. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

async function readRelease(file: string, report: (sentence: string) => void): Promise<FoundRelease | null> {
  try {
    const bytes = await readFile(file);
    return {
      release: ModuleRelease.parse(JSON.parse(bytes.toString('utf8'))),
      manifestIntegrity: integrityOf(bytes),
    };
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
