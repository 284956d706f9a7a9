import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { moduleFacts, type Sources } from '../../scripts/contract/moduleFacts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readModuleFile } from '../../webpack/readDescriptor';

/** A module as it would be. */
interface Changed {
  descriptor: ModuleDescriptor;
  sources: Sources;
}

const folder = inRoot('scripts', 'newModule', 'template');
const sources: Sources = new Map(
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => [`src/${file}`, readFileSync(join(folder, 'src', file), 'utf8')]),
);
const descriptor = readModuleFile(join(folder, 'module.json'));

/** The module that all of these are changes of: what new modules are made from. */
export const template = moduleFacts(descriptor, sources);

const described = (change: Partial<ModuleDescriptor>) => (): Changed => ({
  descriptor: { ...descriptor, ...change },
  sources,
});

/** With one text in all of its sources put in place of another. */
const written =
  (from: string, to: string, change: Partial<ModuleDescriptor> = {}) =>
  (): Changed => {
    if (![...sources.values()].some((text) => text.includes(from))) throw new Error(`Nothing says ${from}`);
    return {
      descriptor: { ...descriptor, ...change },
      sources: new Map([...sources].map(([file, text]) => [file, text.replaceAll(from, () => to)])),
    };
  };

const [route] = descriptor.routes;
const [entry] = descriptor.nav;
const [filling] = descriptor.slots;
if (!route || !entry || !filling)
  throw new Error('The template has a page, a way to it and a slot component.');
const { owns } = descriptor;

export const breakingModules: [what: string, change: () => Changed, sentence: RegExp][] = [
  ['it has another name', described({ id: 'other' }), /was called sample/],
  ['an address is gone', described({ routes: [], nav: [] }), /address \/sample is gone/],
  [
    'another module leads to an address that is gone',
    described({ routes: [], nav: [] }),
    /mfe-tools leads to \/sample/,
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
  ['it leaves the navigation', described({ nav: [] }), /way to \/sample in sidebar.main is gone/],
  ['it moves in the navigation', described({ nav: [{ ...entry, area: 'topbar' }] }), /sidebar.main is gone/],
  ['the navigation leads to nowhere', described({ nav: [{ ...entry, to: '/samples' }] }), /no address of it/],
  ['it fills a slot no more', described({ slots: [] }), /nothing is put into dashboard.cards/],
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
  ['it asks for an SDK that is not there', described({ sdk: '^2.0.0' }), /asks for SDK \^2.0.0/],
  ['it does not export its page', written('SamplePage: ()', 'OtherPage: ()'), /needs the page SamplePage/],
  ['it does not make its slot component', written('SampleCard: slot', 'OtherCard: slot'), /needs SampleCard/],
  [
    'it makes the component for another slot',
    written("slot('dashboard.cards'", "slot('stock.panels'"),
    /needs SampleCard/,
  ],
  [
    'it brings a slice that is not its own',
    written("name: 'sample'", "name: 'watchlist'"),
    /the slice watchlist/,
  ],
  [
    'it brings endpoints in another’s name',
    written("owned('sample'", "owned('tools'"),
    /owner of endpoints tools/,
  ],
  ['it brings a tag that is not its own', written("['Sample']", "['Stocks']"), /cache tag Stocks/],
  [
    'it uses what the SDK does not have',
    written('{ Alert, ', '{ Notification, Alert, '),
    /ui.Notification, which SDK/,
  ],
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
    'words, picture and order are others',
    described({ title: 'Prices', nav: [{ ...entry, label: 'Prices', icon: 'gold', order: 1 }] }),
  ],
  ['there is one more address', described({ routes: [route, { ...route, path: '/sample/old' }] })],
  ['it loads earlier and may be heavier', described({ preload: 'idle', budgetKb: 50, timeoutMs: 5000 })],
];
