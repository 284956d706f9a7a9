import type { ModuleVersion } from '@tayyib/shared/contracts';
import { pageVouches } from '../registry/pageVouches';
import { IntegrityError } from './integrity';

/**
 * Where a file of a version lies. Throws unless it is below the version's own folder on our own origin, or on one that the
 * page allows: whatever the registry says, code from anywhere else is never run.
 */
export function versionAddress({ base, version, descriptor: { id } }: ModuleVersion, file: string): URL {
  const folder = new URL(base, location.origin);
  const address = new URL(file, folder);
  const isOurs = folder.origin !== location.origin || folder.pathname === `/modules/${id}/${version}/`;
  const isBelow = folder.pathname.endsWith('/') && address.href.startsWith(folder.href);
  if (!pageVouches().origins.has(folder.origin) || !isOurs || !isBelow) {
    throw new IntegrityError(`The registry names a foreign address for "${id}": ${address.href}`);
  }
  return address;
}
