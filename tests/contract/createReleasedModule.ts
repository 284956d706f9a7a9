import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../build/paths.mjs';
import { readDescriptor } from '../../build/readDescriptor';

/** Creates a dist folder with one module, oldest version first, for the registry. */
export async function createReleasedModule(versions: readonly string[] = ['1.0.0']): Promise<string> {
  const descriptor = readDescriptor(inRoot('mfe-community'));
  const { id } = descriptor;
  const entry = 'remoteEntry.js';
  const dist = await mkdtemp(join(tmpdir(), 'tayyib-contract-'));
  for (const [place, version] of versions.entries()) {
    const release = {
      id,
      version,
      builtAt: new Date(Date.now() - (versions.length - place) * 60_000).toISOString(),
      descriptor,
      entry,
      integrity: { [entry]: `sha384-${'A'.repeat(64)}` },
    };
    const folder = join(dist, 'modules', id, version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  }
  return dist;
}
