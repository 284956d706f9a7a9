import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { sourceModule, type Sources } from '../../scripts/contract/moduleFacts';
import { inRoot } from '../../build/paths.mjs';
import { readModuleFile } from '../../build/readDescriptor';

/** A module after a change. */
interface Changed {
  descriptor: ModuleDescriptor;
  sources: Sources;
}

const folder = inRoot('module-template');
const sources: Sources = new Map(
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => [`src/${file}`, readFileSync(join(folder, 'src', file), 'utf8')]),
);
const descriptor = readModuleFile(join(folder, 'module.json'));

/** The module that is changed: the template of new modules. */
export const template = sourceModule(descriptor, sources);

const described = (change: Partial<ModuleDescriptor>) => (): Changed => ({
  descriptor: { ...descriptor, ...change },
  sources,
});

/** Replaces a text in all of its sources. */
const written =
  (from: string, to: string, change: Partial<ModuleDescriptor> = {}) =>
  (): Changed => {
    if (![...sources.values()].some((text) => text.includes(from))) throw new Error(`No source has ${from}`);
    return {
      descriptor: { ...descriptor, ...change },
      sources: new Map([...sources].map(([file, text]) => [file, text.replaceAll(from, () => to)])),
    };
  };

/** Adds a file. */
const added = (text: string) => (): Changed => ({
  descriptor,
  sources: new Map([...sources, ['src/added.tsx', text]]),
});

const [route] = descriptor.routes;
const [entry] = descriptor.nav;
const [filling] = descriptor.slots;
if (!route || !entry || !filling)
  throw new Error('The template must have a page, a navigation entry and a slot component.');
const { owns } = descriptor;

export const breakingModules: [what: string, change: () => Changed, sentence: RegExp][] = [
  ['it has another name', described({ id: 'other' }), /was called sample/],
  ['an address is gone', described({ routes: [], nav: [] }), /address \/sample is gone/],
  [
    'another module links to a removed address',
    described({ routes: [], nav: [] }),
    /mfe-tools: it leads to \/sample/,
  ],
  [
    'an address is for fewer',
    described({ routes: [{ ...route, access: 'premium' }] }),
    /was for user and is for premium/,
  ],
  [
    'an address is for more',
    described({ routes: [{ ...route, access: 'public' }] }),
    /was for user and is for public/,
  ],
  ['it leaves the navigation', described({ nav: [] }), /link to \/sample in sidebar.main is gone/],
  ['it moves in the navigation', described({ nav: [{ ...entry, area: 'topbar' }] }), /sidebar.main is gone/],
  [
    'the navigation links to an unknown address',
    described({ nav: [{ ...entry, to: '/samples' }] }),
    /no address of it/,
  ],
  ['it no longer fills a slot', described({ slots: [] }), /nothing is put into dashboard.cards/],
  [
    'it fills another slot',
    described({ slots: [{ ...filling, slot: 'stock.panels' }] }),
    /dashboard.cards any more/,
  ],
  [
    'a slot is for fewer',
    described({ slots: [{ ...filling, access: 'pro' }] }),
    /was for user and is for pro/,
  ],
  [
    'it promises a command that it does not export',
    described({ commands: [{ command: 'stock.watch', access: 'user' }] }),
    /promises the command stock.watch/,
  ],
  [
    'its slice has another name',
    written("name: 'sample'", "name: 'samples'", { owns: { ...owns, slices: ['samples'] } }),
    /slice sample has another name/,
  ],
  [
    'its tag has another name',
    written("['Sample']", "['Samples']", { owns: { ...owns, tags: ['Samples'] } }),
    /tag Sample has another name/,
  ],
  [
    'its endpoints have another owner',
    written("owned('sample'", "owned('samples'", { owns: { ...owns, endpoints: 'samples' } }),
    /endpoints belonged to sample/,
  ],
  ['it asks for an SDK that is not there', described({ sdk: '^2.0.0' }), /made for SDK \^2.0.0/],
  ['it does not export its page', written('SamplePage: ()', 'OtherPage: ()'), /needs the page SamplePage/],
  [
    'it does not export its slot component',
    written('SampleCard: slot', 'OtherCard: slot'),
    /needs SampleCard/,
  ],
  [
    'it exports the component for another slot',
    written("slot('dashboard.cards'", "slot('stock.panels'"),
    /needs SampleCard/,
  ],
  ['it has a slice it does not own', written("name: 'sample'", "name: 'watchlist'"), /the slice watchlist/],
  [
    'it has endpoints of another owner',
    written("owned('sample'", "owned('tools'"),
    /owner of endpoints tools/,
  ],
  ['it has a tag it does not own', written("['Sample']", "['Stocks']"), /cache tag Stocks/],
  [
    'it uses what the SDK does not have',
    written('{ Alert, ', '{ Notification, Alert, '),
    /ui.Notification, which SDK/,
  ],
  [
    'it re-exports what the SDK does not have',
    added("export { Notification } from '@tayyib/shared/sdk/ui';"),
    /ui.Notification, which SDK/,
  ],
  [
    'it imports on demand what the SDK does not have',
    added("export const load = async () => (await import('@tayyib/shared/sdk/ui')).Notification;"),
    /ui.Notification, which SDK/,
  ],
  [
    'it imports on demand, with a promise, what the SDK does not have',
    added(
      "export const load = () => import('@tayyib/shared/sdk/ui').then(({ Notification }) => Notification);",
    ),
    /ui.Notification, which SDK/,
  ],
  [
    'it re-exports a folder as a whole',
    added("export * from '@tayyib/shared/sdk/ui';"),
    /sdk\/ui as a whole/,
  ],
  [
    'it changes the endpoints of others',
    added('export const changed = api.enhanceEndpoints({ endpoints: { getStock: () => undefined } });'),
    /src\/added.tsx: it changes endpoints with enhanceEndpoints/,
  ],
  [
    'it adds endpoints that nobody owns',
    added('export const more = api.injectEndpoints({ endpoints: (build) => ({}) });'),
    /src\/added.tsx: it adds endpoints without owned/,
  ],
  [
    'it refetches what belongs to another module',
    added("export const stale = api.util.invalidateTags(['Watchlists' as never]);"),
    /cache tag Watchlists/,
  ],
  [
    'it links to no page',
    added('export const Lost = () => <Link to="/stocks?isin=1">Stock</Link>;'),
    /it links to \/stocks/,
  ],
  [
    'its icon is not of the SDK',
    described({ nav: [{ ...entry, icon: 'rainbow' }] }),
    /the icon rainbow, which the SDK does not have/,
  ],
  ['a page waits for it too long', described({ timeoutMs: 120_000 }), /at most 30000 ms/],
];

export const quietModules: [what: string, change: () => Changed][] = [
  ['nothing is changed', described({})],
  ['a component has another name', written('SampleList', 'PriceLines')],
  ['an endpoint has another name', written('getSample', 'getSamplePrices')],
  ['an action has another name', written('sourcesToggled', 'sourcesSwitched')],
  [
    'a page has another name inside',
    written('SamplePage', 'PricesPage', { routes: [{ ...route, page: 'PricesPage' }] }),
  ],
  [
    'title, icon and order change',
    described({ title: 'Prices', nav: [{ ...entry, label: 'Prices', icon: 'gold', order: 1 }] }),
  ],
  ['there is one more address', described({ routes: [route, { ...route, path: '/sample/old' }] })],
  [
    'it provides a command',
    written('  slots: {', "  commands: { 'stock.watch': load },\n  slots: {", {
      commands: [{ command: 'stock.watch', access: 'user' }],
    }),
  ],
  ['it loads earlier and may be heavier', described({ preload: 'idle', budgetKb: 50, timeoutMs: 5000 })],
];
