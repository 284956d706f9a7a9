import { createStore } from '@tayyib/shared/sdk/store';
import { createSlice } from '@tayyib/shared/sdk/toolkit';
import { serverReplies } from '@tayyib/shared/testing';
import { aModule, aVersion, releaseAt } from '../testing/aModule';
import { createFakeFederation, type ModuleFiles, namedPage } from '../testing/fakeFederation';
import { ModuleLoader } from './ModuleLoader';
import type { LoadModule } from './loadVersion';

const createLoader = (loadModule: LoadModule) => new ModuleLoader(loadModule, createStore());
const loaderOfFiles = (files: ModuleFiles) => createLoader(createFakeFederation(files).loadModule);
const unreachable = () => {
  throw new Error('Failed to load script resources. #RUNTIME-008');
};

beforeEach(() => {
  serverReplies({
    'GET /modules/:id/:version/release.json': ({ path }) => releaseAt(path) ?? {},
    'POST /api/modules/outcomes': {},
  });
  // failures are also logged to the console
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('loading a module', () => {
  it('resolves with its definition', async () => {
    const outcome = await loaderOfFiles({ alpha: () => namedPage('Alpha') }).load(aModule('alpha'));
    expect(outcome).toMatchObject({ kind: 'ready', definition: { pages: { Page: expect.any(Function) } } });
  });

  it('fetches its files once, however many outlets need it', async () => {
    const { loadModule, fetched } = createFakeFederation({ alpha: () => namedPage('Alpha') });
    const loader = createLoader(loadModule);
    const entry = aModule('alpha');
    await Promise.all([loader.load(entry), loader.loadPage(entry, 'Page'), loader.load(entry)]);
    expect(fetched).toEqual([entry.base + entry.entry]);
  });

  it('times out after the limit in the descriptor', async () => {
    const loader = createLoader(() => new Promise(() => {}));
    expect(await loader.load(aModule('alpha', { timeoutMs: 20 }))).toMatchObject({
      kind: 'failed',
      reason: 'timeout',
    });
  });

  it.each([
    ['files cannot be fetched', 'unreachable', unreachable],
    ['exports nothing', 'invalid', () => ({})],
    ['lacks a page its descriptor names', 'invalid', () => ({ default: { pages: {} } })],
    [
      'exports a slice it does not own',
      'invalid',
      () => ({
        default: {
          ...namedPage('Alpha').default,
          slices: [createSlice({ name: 'foreign', initialState: {}, reducers: {} })],
        },
      }),
    ],
  ])('reports a failure when a module %s', async (_case, reason, files) => {
    const outcome = await loaderOfFiles({ alpha: files }).load(aModule('alpha'));
    expect(outcome).toMatchObject({ kind: 'failed', reason });
  });

  it('rejects a component declared for another slot than in its descriptor', async () => {
    const files = {
      alpha: () => ({ default: { pages: {}, slots: { Card: { slot: 'stock.panels', load: () => {} } } } }),
    };
    const entry = aModule('alpha', {
      routes: [],
      slots: [{ slot: 'dashboard.cards', component: 'Card', order: 1, access: 'user' }],
    });
    expect(await loaderOfFiles(files).load(entry)).toMatchObject({ kind: 'failed', reason: 'invalid' });
  });

  it.each([
    ['is not exported', {}],
    ['is no function', { commands: { 'stock.watch': 'watch' } }],
  ])('rejects a module of which a command %s', async (_what, exported) => {
    const files = { alpha: () => ({ default: { pages: {}, ...exported } }) };
    const entry = aModule('alpha', { routes: [], commands: [{ command: 'stock.watch', access: 'user' }] });
    expect(await loaderOfFiles(files).load(entry)).toMatchObject({ kind: 'failed', reason: 'invalid' });
  });

  it('does not fetch a module built for an incompatible SDK', async () => {
    const { loadModule, fetched } = createFakeFederation({ alpha: () => namedPage('Alpha') });
    const outcome = await createLoader(loadModule).load(aModule('alpha', { sdk: '^2.0.0' }));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'incompatible' });
    expect(fetched).toEqual([]);
  });

  it.each([
    'https://elsewhere.example/modules/alpha/1/',
    '/api/',
    '/modules/beta/1/',
    '/modules/alpha/../beta/1/',
  ])('runs no code from %s, whatever the registry says', async (base) => {
    const { loadModule, fetched } = createFakeFederation({ alpha: () => namedPage('Alpha') });
    const outcome = await createLoader(loadModule).load({ ...aModule('alpha'), base });
    expect(outcome.kind).toBe('failed');
    expect(fetched).toEqual([]);
  });

  it('serves slots from the running version, and loads the newer one on a page visit', async () => {
    const { loadModule, fetched } = createFakeFederation({ alpha: () => namedPage('Alpha') });
    const loader = createLoader(loadModule);
    const old = aModule('alpha');
    const newer = aModule('alpha');
    await loader.load(old);
    await loader.load(newer);
    expect(fetched).toEqual([old.base + old.entry]);
    expect(await loader.loadPage(newer, 'Page')).toMatchObject({ kind: 'ready', version: newer.version });
    expect(loader.activeVersions()).toEqual([{ id: 'alpha', version: newer.version }]);
  });

  it('continues with the running version when the newer one fails', async () => {
    const old = aModule('alpha');
    const newer = aModule('alpha');
    const loader = loaderOfFiles({
      alpha: () => namedPage('Alpha'),
      [`alpha ${newer.version}`]: unreachable,
    });
    await loader.load(old);
    expect(await loader.loadPage(newer, 'Page')).toMatchObject({ kind: 'ready', version: old.version });
  });

  it('replaces a withdrawn version at once, without a visit, and falls back from one that fails', async () => {
    const bad = aModule('alpha');
    const fallback = aVersion('alpha');
    const broken = { ...aModule('alpha'), fallback, withdrawn: [bad.version] };
    const loader = loaderOfFiles({
      alpha: () => namedPage('Alpha'),
      [`alpha ${broken.version}`]: unreachable,
    });
    await loader.load(bad);
    expect(loader.replaceWithdrawn([broken], false)).toEqual([]);
    expect(await loader.load(broken)).toMatchObject({ kind: 'ready' });
    await loader.replaceNow(broken);
    expect(loader.activeVersions()).toEqual([{ id: 'alpha', version: fallback.version }]);
    // the fallback is as good as it gets, although it was withdrawn too
    const both = { ...broken, withdrawn: [bad.version, fallback.version] };
    expect(loader.replaceWithdrawn([both], false)).toEqual([]);
    expect(loader.activeVersions()).toEqual([{ id: 'alpha', version: fallback.version }]);
  });

  it('does not start a version that was withdrawn while it loaded', async () => {
    const bad = aModule('alpha');
    const good = { ...aModule('alpha'), withdrawn: [bad.version] };
    const loader = loaderOfFiles({ alpha: () => namedPage('Alpha') });
    const loading = loader.load(bad);
    loader.replaceWithdrawn([good], false);
    expect((await loading).kind).toBe('ready');
    expect(loader.activeVersions()).toEqual([{ id: 'alpha', version: good.version }]);
  });

  it('retries after a failure, and notifies subscribers', async () => {
    let isUp = false;
    const loader = loaderOfFiles({ alpha: () => (isUp ? namedPage('Alpha') : unreachable()) });
    const entry = aModule('alpha');
    const onChange = jest.fn();
    loader.subscribe(onChange);
    expect((await loader.load(entry)).kind).toBe('failed');
    isUp = true;
    expect((await loader.load(entry)).kind).toBe('failed');
    loader.retry(entry);
    expect(onChange).toHaveBeenCalled();
    expect((await loader.load(entry)).kind).toBe('ready');
  });
});
