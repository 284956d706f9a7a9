import type { ModuleDescriptor, ModuleEntry } from '@tayyib/shared/contracts';

let releases = 0;

/** A module as the registry would tell it: by default one page for signed-in people and a line in the sidebar. */
export function aModule(id: string, facts: Partial<ModuleDescriptor> = {}): ModuleEntry {
  const title = id.charAt(0).toUpperCase() + id.slice(1);
  const version = `1.0.${(releases += 1)}`; // the federation runtime remembers an address for as long as the page lives
  return {
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
    version,
    base: `/modules/${id}/${version}/`,
    entry: 'remoteEntry.0123abcd.js',
    integrity: 'sha384-AAAA',
    manifestIntegrity: 'sha384-BBBB',
    channel: 'stable',
    fallback: null,
  };
}
