import type { ModuleRelease, ModuleVersion } from '@tayyib/shared/contracts';
import { canonicalText } from '@tayyib/shared/registry-signature';
import { hashOf, IntegrityError, knownHash } from './integrity';
import { versionAddress } from './versionAddress';

/** Thrown when a file could not be fetched at all. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/**
 * Fetches the version's `release.json` and checks its hash and content against the registry. Throws an `IntegrityError` if
 * they differ.
 */
export async function checkManifest(version: ModuleVersion, signal: AbortSignal): Promise<ModuleRelease> {
  const expected = knownHash(version.manifestIntegrity, `the release of ${version.base}`);
  const entryHash = knownHash(version.integrity, `the entry of ${version.base}`);
  const address = versionAddress(version, 'release.json');
  const bytes = await bytesAt(address, signal);
  if ((await hashOf(bytes)) !== expected) throw new IntegrityError(`${address.href} was altered.`);
  const release: ModuleRelease = JSON.parse(new TextDecoder().decode(bytes));
  const agrees =
    release.id === version.descriptor.id &&
    release.version === version.version &&
    release.entry === version.entry &&
    release.integrity[release.entry] === entryHash &&
    canonicalText(release.descriptor) === canonicalText(version.descriptor);
  if (!agrees) throw new IntegrityError(`${address.href} does not match the registry.`);
  for (const [file, hash] of Object.entries(release.integrity)) knownHash(hash, file);
  return release;
}

async function bytesAt(address: URL, signal: AbortSignal): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address.href, { credentials: 'same-origin', signal });
    if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
    return await response.arrayBuffer();
  } catch (cause) {
    throw new UnreachableError(`${address.href} could not be fetched.`, { cause });
  }
}
