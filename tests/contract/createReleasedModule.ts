import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../build/paths.mjs';
import { readDescriptor } from '../../build/readDescriptor';
import { aRelease, leaveBuild } from '../../server/src/features/platform/modules/moduleFixtures';

/** Creates a dist folder with one module, oldest version first, for the registry. */
export async function createReleasedModule(versions: readonly string[] = ['1.0.0']): Promise<string> {
  const descriptor = readDescriptor(inRoot('mfe-community'));
  const dist = await mkdtemp(join(tmpdir(), 'tayyib-contract-'));
  for (const [place, version] of versions.entries()) {
    const builtAt = new Date(Date.now() - (versions.length - place) * 60_000).toISOString();
    leaveBuild(dist, aRelease(descriptor.id, version, { ...descriptor, builtAt }));
  }
  return dist;
}
