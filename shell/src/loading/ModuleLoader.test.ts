import { createStore } from '@tayyib/shared/store';
import { createSlice } from '@tayyib/shared/toolkit';
import { aModule } from '../testing/aModule';
import { inMemoryFederation, type ModuleFiles } from '../testing/inMemoryFederation';
import { namedPage } from '../testing/namedPage';
import { ModuleLoader, type LoadModule } from './ModuleLoader';

const loaderOver = (loadModule: LoadModule) => new ModuleLoader(loadModule, createStore());
const loaderOfFiles = (files: ModuleFiles) => loaderOver(inMemoryFederation(files).loadModule);
const unreachable = () => {
  throw new Error('Failed to load script resources. #RUNTIME-008');
};

beforeEach(() => {
  // a failure is told on the console too, for whoever looks for its cause
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('loading a module', () => {
  it('gives its definition', async () => {
    const outcome = await loaderOfFiles({ alpha: () => namedPage('Alpha') }).load(aModule('alpha'));
    expect(outcome).toMatchObject({ kind: 'ready', definition: { pages: { Page: expect.any(Function) } } });
  });

  it('asks for its files once, however many outlets want it', async () => {
    const { loadModule, fetched } = inMemoryFederation({ alpha: () => namedPage('Alpha') });
    const loader = loaderOver(loadModule);
    const entry = aModule('alpha');
    await Promise.all([loader.load(entry), loader.loadPage(entry, 'Page'), loader.load(entry)]);
    expect(fetched).toEqual([entry.base + entry.entry]);
  });

  it('gives up after the time the module names', async () => {
    const loader = loaderOver(() => new Promise(() => {}));
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
      'brings a slice it does not own',
      'invalid',
      () => ({
        default: {
          ...namedPage('Alpha').default,
          slices: [createSlice({ name: 'foreign', initialState: {}, reducers: {} })],
        },
      }),
    ],
  ])('says so when a module %s', async (_case, reason, files) => {
    const outcome = await loaderOfFiles({ alpha: files }).load(aModule('alpha'));
    expect(outcome).toMatchObject({ kind: 'failed', reason });
  });

  it('refuses a component that is meant for another slot than its descriptor says', async () => {
    const files = {
      alpha: () => ({ default: { pages: {}, slots: { Card: { slot: 'stock.panels', load: () => {} } } } }),
    };
    const entry = aModule('alpha', {
      routes: [],
      slots: [{ slot: 'dashboard.cards', component: 'Card', order: 1, access: 'user' }],
    });
    expect(await loaderOfFiles(files).load(entry)).toMatchObject({ kind: 'failed', reason: 'invalid' });
  });

  it('does not even fetch a module written for another contract', async () => {
    const { loadModule, fetched } = inMemoryFederation({ alpha: () => namedPage('Alpha') });
    const outcome = await loaderOver(loadModule).load(aModule('alpha', { sdk: '^2.0.0' }));
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'incompatible' });
    expect(fetched).toEqual([]);
  });

  it.each([
    'https://elsewhere.example/modules/alpha/1/',
    '/api/',
    '/modules/beta/1/',
    '/modules/alpha/../beta/1/',
  ])('runs no code from %s, whatever the registry says', async (base) => {
    const { loadModule, fetched } = inMemoryFederation({ alpha: () => namedPage('Alpha') });
    const outcome = await loaderOver(loadModule).load({ ...aModule('alpha'), base });
    expect(outcome.kind).toBe('failed');
    expect(fetched).toEqual([]);
  });

  it('keeps the running version when the registry names a newer one, and asks for a reload where they differ', async () => {
    const loader = loaderOfFiles({ alpha: () => namedPage('Alpha') });
    await loader.load(aModule('alpha'));
    expect(await loader.loadPage(aModule('alpha'), 'NewPage')).toMatchObject({ reason: 'outdated' });
  });

  it('starts anew after a failure, and tells those who wait', async () => {
    let isUp = false;
    const loader = loaderOfFiles({ alpha: () => (isUp ? namedPage('Alpha') : unreachable()) });
    const entry = aModule('alpha');
    const told = jest.fn();
    loader.subscribe(told);
    expect((await loader.load(entry)).kind).toBe('failed');
    isUp = true;
    expect((await loader.load(entry)).kind).toBe('failed');
    await loader.retry(entry);
    expect(told).toHaveBeenCalled();
    expect((await loader.load(entry)).kind).toBe('ready');
  });
});
