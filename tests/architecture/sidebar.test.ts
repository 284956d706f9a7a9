import { sourceFiles } from './sourceFiles';

const descriptor = /^mfe-[^/]+\/module\.json$/;

interface Entry {
  area: string;
  label: string;
  to: string;
}

const sidebarEntries = (): Entry[] =>
  sourceFiles(/module\.json$/)
    .filter(({ path }) => descriptor.test(path))
    .flatMap(({ text }) => {
      const { nav }: { nav: Entry[] } = JSON.parse(text);
      return nav;
    })
    .filter(({ area }) => area.startsWith('sidebar.'));

describe('the sidebar', () => {
  it('has each page once', () => {
    const entries = sidebarEntries();
    expect(entries.length).toBeGreaterThan(10);
    const twice = entries.filter(({ to }, at) => entries.findIndex((other) => other.to === to) !== at);
    expect(twice).toEqual([]);
  });

  it('begins with the user’s own stocks; calls are a tool', () => {
    const main = sidebarEntries().filter(({ area }) => area === 'sidebar.main');
    expect(main.map(({ label }) => label).toSorted()).toEqual(['Portfolio', 'Watchlist']);
  });
});
