import type { ModuleVersion } from '@tayyib/shared/contracts';
import type { VersionRow } from './readRegistry';

/** What a page receives about a version; null when the release has no hash of its own entry file. */
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

/** The permanent URL of a version, on our own origin. */
export function baseOf(id: string, version: string): string {
  return `/modules/${id}/${version}/`;
}
