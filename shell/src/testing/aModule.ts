import { sha384 } from '@noble/hashes/sha2';
import type { ModuleDescriptor, ModuleEntry, ModuleRelease, ModuleVersion } from '@tayyib/shared/contracts';

let releases = 0;

const integrityOf = (text: string) => `sha384-${btoa(String.fromCharCode(...sha384(text)))}`;

/** The `release.json` of every version created here, by its path. */
const releasesAt = new Map<string, ModuleRelease>();

/** The release at a path below `/modules/`, for the fake network. */
export const releaseAt = (path: string): ModuleRelease | undefined => releasesAt.get(path);

/** A module as in the registry's reply: by default one page for signed-in users and a sidebar entry. */
export function aModule(id: string, overrides: Partial<ModuleDescriptor> = {}): ModuleEntry {
  return { ...aVersion(id, overrides), channel: 'stable', fallback: null };
}

/** A new version of a module with every call. */
export function aVersion(id: string, overrides: Partial<ModuleDescriptor> = {}): ModuleVersion {
  const title = id.charAt(0).toUpperCase() + id.slice(1);
  const version = `1.0.${(releases += 1)}`; // the federation runtime caches by address for the lifetime of the page
  const entry = 'remoteEntry.0123abcd.js';
  const release: ModuleRelease = {
    id,
    version,
    builtAt: '2026-11-01T10:00:00Z',
    entry,
    integrity: { [entry]: integrityOf(`${id} ${version}`) },
    descriptor: {
      id,
      title,
      sdk: '^1.0.0',
      expose: './module',
      routes: [{ path: `/${id}`, page: 'Page', title, access: 'user' }],
      nav: [{ area: 'sidebar.stocks', label: title, icon: 'filter', order: 10, to: `/${id}` }],
      slots: [],
      owns: { slices: [], endpoints: id, tags: [] },
      preload: 'none',
      timeoutMs: 8_000,
      budgetKb: 60,
      ...overrides,
    },
  };
  const base = `/modules/${id}/${version}/`;
  releasesAt.set(`${base}release.json`, release);
  return {
    descriptor: release.descriptor,
    version,
    base,
    entry,
    integrity: integrityOf(`${id} ${version}`),
    manifestIntegrity: integrityOf(JSON.stringify(release)),
  };
}
