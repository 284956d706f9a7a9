import type { ModuleVersion, OverrideTarget } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { integrityOf } from '../builds/findReleases';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { checkRelease } from '../publishing/checkRelease';
import { publishRules } from '../publishing/publishRules';
import { readRegistry } from '../registry/readRegistry';
import { toModuleVersion } from '../registry/toModuleVersion';
import { isUnreviewed } from '../staff/changeModules';
import { otherPublisherNeeded, unknownVersion, versionGone } from '../staff/moduleProblems';

const answersWithinMs = 5_000;

/** All that a page needs to load the versions a tester is to get. @param actor who makes the link */
export async function requestedVersions(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  requests: readonly OverrideTarget[],
  actor: string,
): Promise<ModuleVersion[]> {
  const { modules } = await readRegistry(db);
  const found = requests.map(async (request) => {
    if ('base' in request) return candidateAt(request.id, request.base, config.modules.origins);
    const module = modules.find(({ id }) => id === request.id);
    const row = module?.versions.get(request.version);
    const version = row && toModuleVersion(row);
    if (!module || !version) throw unknownVersion(request.version);
    // the first version of a module is stable before anybody reviewed it, but off
    const isNew = row.source === 'published' && row.addedBy === actor && !module.enabled;
    if (config.modules.needsSecondPerson && (isNew || isUnreviewed(row, actor)))
      throw otherPublisherNeeded(request.version);
    if (row.state === 'gone') throw versionGone(request.version);
    return version;
  });
  return Promise.all(found);
}

/** A candidate build at its own origin, pinned to the hashes that its `release.json` has now. */
async function candidateAt(id: string, base: string, origins: readonly string[]): Promise<ModuleVersion> {
  const folder = new URL(base.endsWith('/') ? base : `${base}/`);
  if (!origins.includes(folder.origin) || folder.search || folder.hash) {
    throw new ProblemError(
      422,
      'foreign-origin',
      `${folder.origin} is not among the origins that modules may come from. Add it to MODULE_ORIGINS.`,
      'base',
    );
  }
  const manifest = await fetchManifest(new URL('release.json', folder));
  const { descriptor, version, entry, integrity } = checkRelease(id, manifest);
  return {
    descriptor,
    version,
    base: folder.href,
    entry,
    integrity: integrity[entry] ?? '',
    manifestIntegrity: integrityOf(manifest),
  };
}

async function fetchManifest(address: URL): Promise<Buffer> {
  try {
    // no redirects: they could lead from an allow-listed origin to anywhere
    const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(answersWithinMs) });
    if (!reply.ok || !reply.body) throw new Error(`It answered ${reply.status}.`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of reply.body) {
      bytes += part.length;
      if (bytes > publishRules.maxManifestBytes) throw new Error('It is too large.');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProblemError(422, 'no-candidate', `${address.href} cannot be read. ${reason}`, 'base');
  }
}
