import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  return {
    dist,
    folderOf,
    releaseOf: (id) => {
      const release: ModuleRelease = JSON.parse(readFileSync(join(folderOf(id), 'release.json'), 'utf8'));
      return release;
    },
    remove: () => rmSync(dist, { recursive: true, force: true }),
  };
}
