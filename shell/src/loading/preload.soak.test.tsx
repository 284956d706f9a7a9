import { act, waitFor } from '@testing-library/react';
import type { User } from '@tayyib/shared/contracts';
import { createStore } from '@tayyib/shared/sdk/store';
import { aPerson, serverReplies } from '@tayyib/shared/testing';
import { aModule, releaseAt } from '../testing/aModule';
import { createFakeFederation, namedPage } from '../testing/fakeFederation';
import { navLink, openShell } from '../testing/openShell';
import { loadFirstPage } from './loadFirstPage';
import { ModuleLoader } from './ModuleLoader';

const files = { open: () => namedPage('Open page'), locked: () => namedPage('Locked page') };
const lockedRoute = [{ path: '/locked', page: 'Page', title: 'Locked', access: 'premium' as const }];

/** Fakes `navigator.connection`, and an idle callback that runs immediately. */
function fakeBrowser(connection: object | undefined) {
  Reflect.set(navigator, 'connection', connection);
  globalThis.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  globalThis.cancelIdleCallback = () => undefined;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

const openDashboard = (preload: 'hover' | 'idle') =>
  openShell({
    at: '/dashboard',
    as: aPerson('free'),
    modules: [aModule('open', { preload }), aModule('locked', { preload, routes: lockedRoute })],
    files,
  });

/** The module names in the fetched paths. */
const modulesOf = (fetched: string[]) => [...new Set(fetched.map((path) => path.split('/')[2]))];

describe('pointing at a link of the navigation', () => {
  it('preloads its page on keyboard focus too, and never a locked one', async () => {
    const { fetched, person } = openDashboard('hover');
    const locked = await navLink('Locked Premium');
    const open = await navLink('Open');
    await person.hover(locked);
    act(() => locked.focus());
    act(() => open.focus());
    await waitFor(() => expect(modulesOf(fetched)).toEqual(['open']));
  });

  it('loads nothing when data saving is on', async () => {
    fakeBrowser({ saveData: true, effectiveType: '4g' });
    const { fetched, person } = openDashboard('hover');
    const open = await navLink('Open');
    await person.hover(open);
    act(() => open.focus());
    expect(fetched).toEqual([]);
  });
});

describe('an idle browser', () => {
  it.each([
    ['of unknown speed', undefined],
    ['that is fast', { saveData: false, effectiveType: '4g' }],
  ])(
    'preloads the modules that ask for it over a network %s, and never a locked one',
    async (_what, connection) => {
      fakeBrowser(connection);
      const { fetched } = openDashboard('idle');
      await navLink('Open');
      await waitFor(() => expect(modulesOf(fetched)).toEqual(['open']));
    },
  );

  it.each([
    ['that is slow', { saveData: false, effectiveType: '3g' }],
    ['with data saving', { saveData: true, effectiveType: '4g' }],
  ])('loads nothing over a network %s', async (_what, connection) => {
    fakeBrowser(connection);
    const { fetched } = openDashboard('idle');
    await navLink('Open');
    expect(fetched).toEqual([]);
  });
});

describe('the page at the address of the document', () => {
  const open = aModule('open');
  const locked = aModule('locked', { routes: lockedRoute });

  it.each<[string, User | null, string[]]>([
    ['/open', aPerson('free'), ['open']],
    ['/open', null, []],
    ['/locked', aPerson('free'), []],
    ['/locked', aPerson('premium'), ['locked']],
    ['/dashboard', aPerson('premium'), []],
  ])('%s is loaded before its layout, for users with access', async (at, user, expected) => {
    serverReplies({
      'GET /modules/:id/:version/release.json': ({ path }) => releaseAt(path) ?? {},
      'POST /api/modules/outcomes': {},
    });
    const { loadModule, fetched } = createFakeFederation(files);
    const loader = new ModuleLoader(loadModule, createStore());
    history.replaceState(null, '', at);
    loadFirstPage(loader, [open, locked], user);
    await waitFor(() => expect(loader.activeVersions().map(({ id }) => id)).toEqual(expected));
    expect(modulesOf(fetched).every((id) => expected.includes(id ?? ''))).toBe(true);
  });
});
