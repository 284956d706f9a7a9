import { changeRegistry } from '../registry/changeRegistry';
import type { RegistryHome } from '../registry/changeRegistry';
import { putVersion } from '../registry/addVersion';
import { readRegistry } from '../registry/readRegistry';
import { createOverrideRepository } from '../overrides/overrideRepository';
import { createSupportCodeRepository } from '../overrides/supportCodeRepository';
import { createUploadRepository } from '../publishing/uploadRepository';
import { versionsToPrune } from './retention';

/**
 * Gives up the files of versions that nobody needs any more. One transaction marks them as gone and leaves their files to the job that
 * deletes what no version names; a server that is killed before has pruned nothing, one that is killed after has pruned all of it.
 * A version's row stays, so that its number is never used for other files.
 * @returns how many
 */
export function pruneVersions(app: RegistryHome): Promise<number> {
  return changeRegistry(app, async (change) => {
    const { tx, now, note } = change;
    const named = new Set([
      ...(await createOverrideRepository(tx).versionsOfOpen(now)),
      ...(await createSupportCodeRepository(tx).versionsOfOpen(now)),
    ]);
    const uploads = createUploadRepository(tx);
    let pruned = 0;
    for (const module of (await readRegistry(tx)).modules) {
      const { id } = module;
      const versions = versionsToPrune(module, (version) => named.has(`${id} ${version}`), now);
      for (const { version, storedAt } of versions) {
        await putVersion(change, id, version, { state: 'gone', storedAt: null });
        if (storedAt !== null) await uploads.begin(storedAt, now);
      }
      pruned += versions.length;
      if (versions.length === 0) continue;
      const from = versions.length === 1 ? '1 version' : `${versions.length} versions`;
      const why = 'Nobody was given them for long, and nothing names them.';
      await note({ moduleId: id, kind: 'pruned', actor: null, from, to: null, why });
    }
    return pruned;
  });
}
