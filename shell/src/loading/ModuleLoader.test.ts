import { createStore } from '@tayyib/shared/store';
import { createSlice } from '@tayyib/shared/toolkit';
import { serverReplies } from '@tayyib/shared/testing';
import { aModule, releaseAt } from '../testing/aModule';
import { inMemoryFederation, type ModuleFiles } from '../testing/inMemoryFederation';
import { namedPage } from '../testing/namedPage';
import { ModuleLoader } from './ModuleLoader';
import type { LoadModule } from './loadVersion';

const loaderOver = (loadModule: LoadModule) => new ModuleLoader(loadModule, createStore());
const loaderOfFiles = (files: ModuleFiles) => loaderOver(inMemoryFederation(files).loadModule);
const unreachable = () => {
  throw new Error('Failed to load script resources. #RUNTIME-008');
};

beforeEach(() => {
  serverReplies({
    'GET /modules/:id/:version/release.json': ({ path }) => releaseAt(path) ?? {},
    'POST /api/modules/outcomes': {},
  });
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

  it('gives up what takes too long, so that it cannot get in the way of the next attempt', async () => {
    let signal: AbortSignal | undefined;
    const loader = loaderOver((_version, _attempt, given) => {
      signal = given;
      return new Promise(() => {});
    });
    expect(await loader.load(aModule('alpha', { timeoutMs: 20 }))).toMatchObject({ kind: 'failed' });
    expect(signal?.aborted).toBe(true);
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

  it('keeps the running version for slots, and takes up the newer one when somebody arrives at a page', async () => {
    const { loadModule, fetched } = inMemoryFederation({ alpha: () => namedPage('Alpha') });
    const loader = loaderOver(loadModule);
    const [old, newer] = [aModule('alpha'), aModule('alpha')];
    await loader.load(old);
    await loader.load(newer);
    expect(fetched).toEqual([old.base + old.entry]);
    expect(await loader.loadPage(newer, 'Page')).toMatchObject({ kind: 'ready', version: newer.version });
    expect(loader.versionsAtWork()).toEqual([{ id: 'alpha', version: newer.version }]);
  });

  it('goes on with the running version when the newer one fails', async () => {
    const [old, newer] = [aModule('alpha'), aModule('alpha')];
    const loader = loaderOfFiles({
      alpha: () => namedPage('Alpha'),
      [`alpha ${newer.version}`]: unreachable,
    });
    await loader.load(old);
    expect(await loader.loadPage(newer, 'Page')).toMatchObject({ kind: 'ready', version: old.version });
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
    loader.retry(entry);
    expect(told).toHaveBeenCalled();
    expect((await loader.load(entry)).kind).toBe('ready');
  });
});
