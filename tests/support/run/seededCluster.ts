import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { indianDay } from '@tayyib/shared/values/calendar';
import { inputHash } from '../../../build/inputHash.mjs';
import { inRoot } from '../../../build/paths.mjs';

/** The initial content of a database: 71 companies, or the whole embedded sample. */
export type Content = 'small' | 'full';

/** What a seeded database depends on. Seeding also depends on the day. */
const inputs = ['server/src', 'shared/src', 'tests/support/run', 'package-lock.json'];
const folder = inRoot('.cache', 'tests', 'databases');

/** With the owners of the files: PostgreSQL refuses to run as root, and a folder that is not its own. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);

/**
 * The data folder of PostgreSQL with seeded databases, kept between runs: seeding takes 30 s of CPU time. What was seeded from other
 * inputs is deleted. Each is a folder that never changes, so that runs at the same time do not interfere.
 */
export function seededClusters() {
  const hash = inputHash(inputs, [indianDay(new Date())]);
  const pathOf = (contents: readonly Content[]) => join(folder, `${hash}-${contents.toSorted().join('-')}`);
  const choices: readonly (readonly Content[])[] = [['small', 'full'], ['full'], ['small']];

  return {
    /** Copies the fullest one into an empty folder. Returns what it has. */
    restore: async (dataDir: string): Promise<readonly Content[]> => {
      const found = choices.find((contents) => existsSync(pathOf(contents)));
      if (found) await copyFolder(pathOf(found), dataDir);
      return found ?? [];
    },
    /** Keeps a data folder, whose PostgreSQL is stopped. */
    keep: async (dataDir: string, contents: readonly Content[]): Promise<void> => {
      const path = pathOf(contents);
      if (existsSync(path)) return;
      const copy = `${path}.${process.pid}`;
      await mkdir(copy, { recursive: true });
      await copyFolder(dataDir, copy);
      await rename(copy, path);
      const others = (await readdir(folder)).filter((name) => !name.startsWith(hash));
      await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
    },
  };
}
