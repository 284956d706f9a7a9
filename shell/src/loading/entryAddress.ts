import type { ModuleEntry } from '@tayyib/shared/contracts';

/**
 * Where a module's entry lies. Throws unless it is on our own origin below the module's own folder: whatever the
 * registry says, code from anywhere else is never run.
 */
export function entryAddress({ base, entry, descriptor: { id } }: ModuleEntry): URL {
  const address = new URL(base + entry, location.origin);
  if (address.origin !== location.origin || !address.pathname.startsWith(`/modules/${id}/`)) {
    throw new Error(`The registry names a foreign address for "${id}": ${address.href}`);
  }
  return address;
}
