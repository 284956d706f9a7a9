import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readDescriptor } from '../../webpack/readDescriptor';

/** A folder as a build leaves it, with one module in it; so the registry has something to tell. */
export async function aReleasedModule(): Promise<string> {
  const descriptor = readDescriptor(inRoot('mfe-community'));
  const { id } = descriptor;
  const entry = 'remoteEntry.js';
  const release = {
    id,
    version: '1.0.0',
    builtAt: new Date().toISOString(),
    descriptor,
    entry,
    integrity: { [entry]: `sha384-${'A'.repeat(64)}` },
  };
  const dist = await mkdtemp(join(tmpdir(), 'tayyib-contract-'));
  const folder = join(dist, 'modules', id, release.version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return dist;
}
