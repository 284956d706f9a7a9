import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerName } from '@tayyib/shared/container-name';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { releasesOf } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';

/** A copy of dist that tests may modify. */
export interface DistCopy {
  /** For a server's `DIST_DIR`. */
  dist: string;
  /** The folder of the only version of a module. */
  folderOf: (id: string) => string;
  releaseOf: (id: string) => ModuleRelease;
  /** Adds a further version of a module: the same code under another name, older than the version that is served. */
  addOlderVersion: (id: string, version: string) => void;
  remove: () => void;
}

/** Copies the shell and only the newest version of these modules, so that there is no fallback. */
export function copyNewestDist(ids: readonly string[]): DistCopy {
  const dist = mkdtempSync(join(tmpdir(), 'tayyib-dist-'));
  cpSync(inRoot('dist', 'shell'), join(dist, 'shell'), { recursive: true });
  const folders = new Map<string, string>();
  for (const id of ids) {
    const [newest] = releasesOf(id);
    if (!newest) throw new Error(`${id} is not built.`);
    const folder = join(dist, 'modules', id, newest.version);
    cpSync(inRoot('dist', 'modules', id, newest.version), folder, { recursive: true });
    folders.set(id, folder);
  }
  const folderOf = (id: string) => folders.get(id) ?? join(dist, 'modules', id);
  const releaseOf = (id: string) => {
    const release: ModuleRelease = JSON.parse(readFileSync(join(folderOf(id), 'release.json'), 'utf8'));
    return release;
  };
  return {
    dist,
    folderOf,
    releaseOf,
    addOlderVersion: (id, version) => {
      const folder = join(dist, 'modules', id, version);
      cpSync(folderOf(id), folder, { recursive: true });
      const { version: from, ...release } = releaseOf(id);
      const integrity = rename(folder, release, [containerName(id, from), containerName(id, version)]);
      const added = { ...release, version, integrity, builtAt: new Date(0).toISOString() };
      writeFileSync(join(folder, 'release.json'), JSON.stringify(added));
    },
    remove: () => rmSync(dist, { recursive: true, force: true }),
  };
}

/**
 * Renames a module in its scripts, so that two versions of it can run in one page, as a build with another version would.
 * @returns the hashes of its files, of which its entry knows those of the others
 */
function rename(
  folder: string,
  { entry, integrity }: Pick<ModuleRelease, 'entry' | 'integrity'>,
  [from, to]: readonly [string, string],
): ModuleRelease['integrity'] {
  const hashes = { ...integrity };
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js') && file !== entry);
  for (const file of [...scripts, entry]) {
    let text = readFileSync(join(folder, file), 'utf8').replaceAll(from, to);
    if (file === entry)
      for (const script of scripts) text = text.replaceAll(integrity[script] ?? '', hashes[script] ?? '');
    hashes[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    writeFileSync(join(folder, file), text);
    for (const kind of ['gz', 'br']) rmSync(join(folder, `${file}.${kind}`), { force: true });
  }
  return hashes;
}
