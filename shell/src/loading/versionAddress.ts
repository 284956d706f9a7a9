import type { ModuleVersion } from '@tayyib/shared/contracts';
import { trustedOrigins } from '../registry/trustedKeys';
import { IntegrityError } from './integrity';

/**
 * The URL of a file of a version. Throws unless it is below the version's folder on our origin, or on an origin that the page
 * allows: code from anywhere else never runs, whatever the registry says.
 */
export function versionAddress({ base, version, descriptor: { id } }: ModuleVersion, file: string): URL {
  const folder = new URL(base, location.origin);
  const address = new URL(file, folder);
  const isOurs = folder.origin !== location.origin || folder.pathname === `/modules/${id}/${version}/`;
  const isBelow = folder.pathname.endsWith('/') && address.href.startsWith(folder.href);
  if (!trustedOrigins().has(folder.origin) || !isOurs || !isBelow) {
    throw new IntegrityError(`The registry names an untrusted address for "${id}": ${address.href}`);
  }
  return address;
}
