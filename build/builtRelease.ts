import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ModuleRelease } from '@tayyib/shared/contracts';
import { artifactProblems, problemText, type ArtifactFile, type GateContext } from '@tayyib/shared/gate';

/** A release on disk, as the gate takes it. */
export interface BuiltRelease {
  release: ModuleRelease;
  files: ArtifactFile[];
}

/** Reads a folder that a build wrote. */
export function readBuilt(folder: string): BuiltRelease {
  const release = ModuleRelease.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const files = Object.keys(release.integrity).map((name) => {
    const content = readFileSync(join(folder, name));
    const gzipBytes = gzipSync(content, { level: 9 }).length;
    return /\.(js|css)$/.test(name)
      ? { name, gzipBytes, text: content.toString('utf8') }
      : { name, gzipBytes };
  });
  return { release, files };
}

/**
 * Throws every reason why a server would refuse a built release, in the words of the server. Without what is published there, changes that
 * others may rely on are left out: only a server knows the version before and the modules beside it.
 */
export function refuseBuilt(folder: string, published?: GateContext): void {
  const { release, files } = readBuilt(folder);
  const problems = artifactProblems(release, files, published ?? { others: [], before: null });
  const refused = published ? problems : problems.filter(({ code }) => code !== 'breaking-change');
  if (refused.length > 0) throw new Error(refused.map(problemText).join('\n'));
}
