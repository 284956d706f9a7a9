import { act, waitFor } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { aModule } from '../testing/aModule';
import { namedPage } from '../testing/namedPage';
import { navLink, openShell } from '../testing/openShell';

const files = { open: () => namedPage('Open page'), locked: () => namedPage('Locked page') };
const lockedRoute = [{ path: '/locked', page: 'Page', title: 'Locked', access: 'premium' as const }];

/** What the browser tells of the network, and when it has nothing better to do: at once. */
function browserSays(connection: object | undefined) {
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

/** Its folder, of everything that was fetched. */
const modulesOf = (fetched: string[]) => [...new Set(fetched.map((path) => path.split('/')[2]))];

describe('pointing at a link of the navigation', () => {
  it('begins to load what it leads to when a keyboard gets there, and never what is locked', async () => {
    const { fetched, person } = openDashboard('hover');
    const [locked, open] = [await navLink('Locked Premium'), await navLink('Open')];
    await person.hover(locked);
    act(() => locked.focus());
    act(() => open.focus());
    await waitFor(() => expect(modulesOf(fetched)).toEqual(['open']));
  });

  it('loads nothing for somebody who asked to spend little data', async () => {
    browserSays({ saveData: true, effectiveType: '4g' });
    const { fetched, person } = openDashboard('hover');
    const open = await navLink('Open');
    await person.hover(open);
    act(() => open.focus());
    expect(fetched).toEqual([]);
  });
});

describe('a browser with nothing to do', () => {
  it.each([
    ['of which nothing is known', undefined],
    ['that is fast', { saveData: false, effectiveType: '4g' }],
  ])(
    'loads what wishes to be there early over a network %s, and never what is locked',
    async (_what, told) => {
      browserSays(told);
      const { fetched } = openDashboard('idle');
      await navLink('Open');
      await waitFor(() => expect(modulesOf(fetched)).toEqual(['open']));
    },
  );

  it.each([
    ['that is slow', { saveData: false, effectiveType: '3g' }],
    ['of somebody who spares data', { saveData: true, effectiveType: '4g' }],
  ])('loads nothing over a network %s', async (_what, told) => {
    browserSays(told);
    const { fetched } = openDashboard('idle');
    await navLink('Open');
    expect(fetched).toEqual([]);
  });
});
