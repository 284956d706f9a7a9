import { ownEntries } from '../../shell/src/navigation/ownEntries';
import { sourceFiles } from './sourceFiles';

const descriptor = /^mfe-[^/]+\/module\.json$/;

/** Pages of one thing, which lists, calculators and messages link to. */
const linkedElsewhere = [
  '/stock',
  '/similarstock',
  '/indices_stocks',
  '/shared-watchlist',
  '/community-page',
  '/video_chart',
  '/purification-ledger',
];

interface Entry {
  area: string;
  label: string;
  icon: string;
  to: string;
}

interface Descriptor {
  routes: { path: string }[];
  nav: Entry[];
}

const descriptors = (): Descriptor[] =>
  sourceFiles(/module\.json$/)
    .filter(({ path }) => descriptor.test(path))
    .map(({ text }) => JSON.parse(text));

const sidebarEntries = (): Entry[] =>
  descriptors()
    .flatMap(({ nav }) => nav)
    .filter(({ area }) => area.startsWith('sidebar.'));

describe('the sidebar', () => {
  it('has each page once', () => {
    const entries = sidebarEntries();
    expect(entries.length).toBeGreaterThan(10);
    const twice = entries.filter(({ to }, at) => entries.findIndex((other) => other.to === to) !== at);
    expect(twice).toEqual([]);
  });

  it('has no icon twice', () => {
    const own = ownEntries.filter(({ area }) => area.startsWith('sidebar.'));
    const entries = [...sidebarEntries(), ...own].map(({ label, icon }) => ({ label, icon }));
    const twice = entries.filter(({ icon }, at) => entries.findIndex((other) => other.icon === icon) !== at);
    expect(twice).toEqual([]);
  });

  it('has an entry, as the bars have, for every page that is about more than one thing', () => {
    const entries = descriptors().flatMap(({ nav }) => nav.map(({ to }) => to));
    const reached = new Set([...linkedElsewhere, ...entries]);
    const routes = descriptors().flatMap((module) => module.routes.map(({ path }) => path));
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((path) => !reached.has(path))).toEqual([]);
    // an entry without a page leads to “Page not found”
    expect([...reached].filter((path) => !routes.includes(path))).toEqual([]);
  });

  it('begins with the user’s own stocks; calls are a tool', () => {
    const main = sidebarEntries()
      .filter(({ area }) => area === 'sidebar.main')
      .map(({ label }) => label);
    expect(main).toEqual(expect.arrayContaining(['Portfolio', 'Watchlist']));
    expect(main).not.toContain('Calls');
  });
});
