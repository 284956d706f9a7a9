import { addVersion, putStable, putVersion } from '../registry/addVersion';
import type { RegistryChange, RegistryHome } from '../registry/changeRegistry';
import { changeRegistry } from '../registry/changeRegistry';
import type { RegisteredModule, VersionRow } from '../registry/readRegistry';
import { readRegistry } from '../registry/readRegistry';
import type { FoundRelease } from './findReleases';

/**
 * Registers builds in the server's own dist folder as versions. A module's stable version follows its newest
 * build until staff choose another one; then it stays.
 */
export async function adoptBuilds(app: RegistryHome, found: readonly FoundRelease[]): Promise<void> {
  await changeRegistry(app, async (change) => {
    const known = new Map((await readRegistry(change.tx)).modules.map((module) => [module.id, module]));
    for (const [id, releases] of byModule(found)) {
      const module = known.get(id);
      // it was retired on purpose; its name is free for its owners to publish
      if (module && module.retiredAt !== null) continue;
      const followed = module ? isFollowing(module) : true;
      for (const release of releases) await adopt(change, release, followed, module?.versions);
      const usable = releases.filter(
        ({ release }) => module?.versions.get(release.version)?.state !== 'stopped',
      );
      const newest = usable.at(-1)?.release.version;
      if (newest !== undefined && followed) await follow(change, id, module?.version ?? null, newest);
    }
    for (const module of known.values()) await markGone(change, module, found);
  });
}

/** Whether the stable version is the newest of the builds known until now. */
function isFollowing({ version, versions }: RegisteredModule): boolean {
  const builds = [...versions.values()].filter(({ source }) => source === 'build');
  return versions.size === 0 || newestBuild(builds)?.version === version;
}

const newestBuild = (builds: readonly VersionRow[]) =>
  [...builds].sort((a, b) => (a.release.builtAt < b.release.builtAt ? 1 : -1))[0];

async function adopt(
  change: RegistryChange,
  { release, manifestIntegrity }: FoundRelease,
  followed: boolean,
  versions: ReadonlyMap<string, VersionRow> = new Map(),
): Promise<void> {
  const { id, version } = release;
  const known = versions.get(version);
  if (!known) {
    const facts = { source: 'build', storedAt: null, entryGzipBytes: null, addedBy: null } as const;
    // each build in a row was the stable version until the next one
    const stableAt = followed ? new Date(release.builtAt) : null;
    await addVersion(change, { ...facts, release, manifestIntegrity, stableAt });
    return;
  }
  if (known.source !== 'build') return;
  if (known.state === 'gone') await putVersion(change, id, version, { state: 'available' });
  if (known.manifestIntegrity === manifestIntegrity) return;
  // a watched build keeps its version while its content changes
  await putVersion(change, id, version, { release, manifestIntegrity });
  await note(change, id, version, version);
}

async function follow(change: RegistryChange, id: string, from: string | null, to: string): Promise<void> {
  if (from === to) return;
  await putStable(change, id, to);
  await note(change, id, from, to);
}

/**
 * A build whose files were deleted can be neither chosen nor used as a fallback. The stable one stays, so
 * that its page can offer Retry.
 */
async function markGone(
  change: RegistryChange,
  { id, versions }: RegisteredModule,
  found: readonly FoundRelease[],
): Promise<void> {
  for (const { version, source, state } of versions.values()) {
    const isThere = found.some(({ release }) => release.id === id && release.version === version);
    if (source === 'build' && state === 'available' && !isThere) {
      await putVersion(change, id, version, { state: 'gone' });
    }
  }
}

const note = ({ note: write }: RegistryChange, moduleId: string, from: string | null, to: string) =>
  write({ moduleId, kind: 'built', actor: null, from, to, why: 'Found in the dist folder at start.' });

function byModule(found: readonly FoundRelease[]): Map<string, FoundRelease[]> {
  const groups = new Map<string, FoundRelease[]>();
  for (const each of found) groups.set(each.release.id, [...(groups.get(each.release.id) ?? []), each]);
  return groups;
}
