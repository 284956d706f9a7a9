import type { ModuleVersion } from '@tayyib/shared/contracts';
import type { VersionRow } from './readRegistry';

/** What a page is told of a version; null when the release does not vouch for its own entry file. */
export function toModuleVersion({
  moduleId,
  version,
  release,
  manifestIntegrity,
}: VersionRow): ModuleVersion | null {
  const { descriptor, entry } = release;
  const integrity = release.integrity[entry];
  if (integrity === undefined) return null;
  return { descriptor, version, base: baseOf(moduleId, version), entry, integrity, manifestIntegrity };
}

/** The address that a version has for ever, on our own origin. */
export function baseOf(id: string, version: string): string {
  return `/modules/${id}/${version}/`;
}
