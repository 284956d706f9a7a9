import type { ModuleVersion, OverrideTarget } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { integrityOf } from '../builds/findReleases';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { checkRelease } from '../publishing/checkRelease';
import { publishRules } from '../publishing/publishRules';
import { readRegistry } from '../registry/readRegistry';
import { toModuleVersion } from '../registry/toModuleVersion';
import { unknownVersion, versionGone } from '../staff/moduleProblems';

const answersWithinMs = 5_000;

/** All that a page needs to load the versions a tester is to get. */
export async function wishedVersions(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  wishes: readonly OverrideTarget[],
): Promise<ModuleVersion[]> {
  const { modules } = await readRegistry(db);
  const found = wishes.map(async (wish) => {
    if ('base' in wish) return candidateAt(wish.id, wish.base, config.modules.origins);
    const row = modules.find(({ id }) => id === wish.id)?.versions.get(wish.version);
    const version = row && toModuleVersion(row);
    if (!version) throw unknownVersion(wish.version);
    if (row.state === 'gone') throw versionGone(wish.version);
    return version;
  });
  return Promise.all(found);
}

/** A candidate build where it lies, held to the hashes that its `release.json` has now. */
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
      if (bytes > publishRules.mostManifestBytes) throw new Error('It is too large.');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProblemError(422, 'no-candidate', `${address.href} cannot be read. ${reason}`, 'base');
  }
}
