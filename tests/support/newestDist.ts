import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { releasesOf } from '../../scripts/lib/buildTargets.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** A copy of what is built that may be damaged. */
export interface DistCopy {
  /** For a server's `DIST_DIR`. */
  dist: string;
  /** Where the only version of a module lies. */
  folderOf: (id: string) => string;
  releaseOf: (id: string) => ModuleRelease;
  remove: () => void;
}

/** Copies the shell, and of these modules the newest version only: there is nothing that a page could fall back to. */
export function newestDist(ids: readonly string[]): DistCopy {
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
