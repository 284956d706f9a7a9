import { sha384 } from '@noble/hashes/sha2';
import type { ModuleDescriptor, ModuleEntry, ModuleRelease, ModuleVersion } from '@tayyib/shared/contracts';

let releases = 0;

const integrityOf = (text: string) => `sha384-${btoa(String.fromCharCode(...sha384(text)))}`;

/** The `release.json` of everything made here, by its address. */
const releasesAt = new Map<string, ModuleRelease>();

/** What lies at an address below `/modules/`, for a test's network. */
export const releaseAt = (path: string): ModuleRelease | undefined => releasesAt.get(path);

/** A module as the registry would tell it: by default one page for signed-in people and a line in the sidebar. */
export function aModule(id: string, facts: Partial<ModuleDescriptor> = {}): ModuleEntry {
  return { ...aVersion(id, facts), channel: 'stable', fallback: null };
}

/** One version of a module, each time a new one. */
export function aVersion(id: string, facts: Partial<ModuleDescriptor> = {}): ModuleVersion {
  const title = id.charAt(0).toUpperCase() + id.slice(1);
  const version = `1.0.${(releases += 1)}`; // the federation runtime remembers an address for as long as the page lives
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
      ...facts,
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
