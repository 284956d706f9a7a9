import { act, screen, waitFor, within } from '@testing-library/react';
import type { Alert, DashboardArrangement, FirstStepsReply } from '@tayyib/shared/contracts';
import { slot } from '@tayyib/shared/sdk/modules';
import { aPerson, FakeSocket, problem } from '@tayyib/shared/testing';
import { aModule } from '../../testing/aModule';
import { openShell } from '../../testing/openShell';
import { signedRegistry } from '../../testing/signedRegistry';

const height = { wide: 200, narrow: 200 };

/** A module whose only contribution is a card. */
const withCard = (id: string, order: number, timeoutMs = 8000) =>
  aModule(id, {
    routes: [],
    nav: [],
    timeoutMs,
    slots: [
      {
        slot: 'dashboard.cards',
        component: 'Card',
        order,
        access: 'user',
        card: { title: `Card ${id}`, height },
      },
    ],
  });
const cardFile = (text: string) => () => ({
  default: { pages: {}, slots: { Card: slot('dashboard.cards', async () => () => <p>{text}</p>) } },
});
const three = [withCard('alpha', 20), withCard('beta', 30), withCard('gamma', 40)];
const files = { alpha: cardFile('of alpha'), beta: cardFile('of beta'), gamma: cardFile('of gamma') };

const anAlert = (id: string, visited: boolean): Alert => ({
  id,
  kind: 'verdict',
  status: 4,
  alert_name: 'Verdict',
  scan_name: 'Watchlist',
  scan_url: '/stock?isin=INE002A01018',
  title: `Alert ${id}`,
  description: 'Reliance is under review',
  stocks: ['RELIANCE'],
  trigger_prices: [],
  triggered_at: '2026-11-20T06:30:00.000Z',
  visited,
  image: null,
  roomId: null,
});

const nothingDone: FirstStepsReply = {
  standard: false,
  watchlist: false,
  watchedStock: false,
  followedScreen: false,
};

interface Opened {
  dashboard?: DashboardArrangement | null;
  firstSteps?: FirstStepsReply | (() => object);
  alerts?: Alert[];
}

/** Opens the dashboard with three cards; what is saved is applied as the server does it. */
function openDashboard({ dashboard = null, firstSteps = nothingDone, alerts = [] }: Opened = {}) {
  const user = { ...aPerson('free', { standard: null }), dashboard };
  const saved: unknown[] = [];
  const page = openShell({
    at: '/dashboard',
    as: user,
    modules: three,
    files,
    answers: {
      'PUT /api/profile/dashboard': ({ body }) => {
        saved.push(body);
        return { user: { ...user, dashboard: body } };
      },
      'GET /api/getnotification': { data: alerts, unread: alerts.length },
      'GET /api/profile/first-steps': firstSteps,
    },
  });
  return { ...page, saved };
}

const main = () => within(screen.getByRole('main'));
const titles = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title?.startsWith('Card') || title === 'Alerts');

describe('the cards', () => {
  it('stand in the order of the modules, framed from the start, without those that are hidden', async () => {
    openDashboard({
      dashboard: { order: ['gamma.Card'], hidden: ['beta.Card'], firstStepsClosed: false },
    });
    expect(await screen.findByText('of gamma')).toBeVisible();
    expect(await screen.findByText('of alpha')).toBeVisible();
    expect(titles()).toEqual(['Card gamma', 'Alerts', 'Card alpha']);
    expect(screen.queryByText('of beta')).toBeNull();
  });

  it('wait for the modules, so that nothing moves when those arrive', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const answers = { 'GET /api/modules': () => arrived.then(() => signedRegistry(three)) };
    openShell({ at: '/dashboard', as: aPerson(), modules: three, files, answers });
    await screen.findByText(/^Assalamu Alaikum, /);
    expect(titles()).toEqual([]);
    expect(screen.queryByText('First steps')).toBeNull();
    arrive();
    expect(await screen.findByText('of gamma')).toBeVisible();
    expect(titles()).toEqual(['Alerts', 'Card alpha', 'Card beta', 'Card gamma']);
  });

  it('work while two other modules hang, which are reported after their time limit', async () => {
    const hangs = () => new Promise<never>(() => {});
    openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: [withCard('alpha', 20), withCard('beta', 30, 500), withCard('gamma', 40, 500)],
      files: { alpha: cardFile('of alpha'), beta: hangs, gamma: hangs },
    });
    expect(await screen.findByText('of alpha')).toBeVisible();
    for (const name of ['Card beta', 'Card gamma']) {
      const card = within(await screen.findByRole('region', { name }));
      expect(await card.findByText(/is not available/)).toBeVisible();
      expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
    }
    expect(screen.getByText('of alpha')).toBeVisible();
  });
});

describe('arranging the dashboard', () => {
  const opened = async (options?: Opened) => {
    const page = openDashboard(options);
    await screen.findByText('of gamma');
    await page.person.click(screen.getByRole('button', { name: 'Arrange' }));
    return page;
  };

  it('moves and hides cards by keyboard, and saves with Done', async () => {
    const { person, saved } = await opened();
    expect(screen.getByRole('heading', { name: 'Arrange your dashboard' })).toHaveFocus();
    const up = screen.getByRole('button', { name: 'Move Card gamma up' });
    up.focus();
    await person.keyboard('{Enter}{Enter}');
    expect(screen.getByText('Card gamma is now 2 of 4.')).toBeInTheDocument();
    expect(up).toHaveFocus();
    await person.click(screen.getByRole('checkbox', { name: 'Card alpha' }));
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(titles()).toEqual(['Alerts', 'Card gamma', 'Card beta']));
    expect(saved).toEqual([
      {
        order: ['shell.AlertsCard', 'gamma.Card', 'alpha.Card', 'beta.Card'],
        hidden: ['alpha.Card'],
        firstStepsClosed: false,
      },
    ]);
  });

  it('has the focus on Arrange afterwards, also where a frame is drawn before the cards are back', async () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
      draw(0);
      return 0;
    });
    const { person } = await opened();
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Arrange' })).toHaveFocus());
    frames.mockRestore();
  });

  it('keeps everything with Cancel, and our order can be restored', async () => {
    const { person, saved } = await opened({
      dashboard: { order: ['gamma.Card', 'absent.Card'], hidden: ['beta.Card'], firstStepsClosed: true },
    });
    await person.click(screen.getByRole('button', { name: 'Move Card alpha up' }));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(titles()).toEqual(['Card gamma', 'Alerts', 'Card alpha']);
    expect(saved).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Arrange' })).toHaveFocus());

    await person.click(screen.getByRole('button', { name: 'Arrange' }));
    await person.click(screen.getByRole('button', { name: 'Restore our order' }));
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(titles()).toEqual(['Alerts', 'Card alpha', 'Card beta', 'Card gamma']));
  });

  it('says why it could not be saved, and stays open', async () => {
    const page = openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: three,
      files,
      answers: { 'PUT /api/profile/dashboard': problem(503, 'not-now', 'We could not save this just now.') },
    });
    await page.person.click(await screen.findByRole('button', { name: 'Arrange' }));
    await page.person.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not save this just now.');
    expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  });
});

describe('the first steps', () => {
  it('are ticked from what the account has, and can be closed', async () => {
    const steps = { standard: true, watchlist: true, watchedStock: false, followedScreen: false };
    const user = aPerson('premium');
    const saved: unknown[] = [];
    const { person } = openShell({
      at: '/dashboard',
      as: user,
      modules: [
        aModule('screens', {
          nav: [],
          routes: [
            { path: '/stock', page: 'Page', title: 'Stock', access: 'user' },
            { path: '/screener', page: 'Page', title: 'Screener', access: 'premium' },
          ],
        }),
      ],
      answers: {
        'GET /api/profile/first-steps': steps,
        'PUT /api/profile/dashboard': ({ body }) => {
          saved.push(body);
          return { user: { ...user, dashboard: body } };
        },
      },
    });
    const list = within(await screen.findByRole('region', { name: 'First steps' }));
    // there is no module with watchlists here
    expect(await list.findByText('1 of 3 done')).toBeVisible();
    expect(list.getByRole('link', { name: /^Done Choose your standard/ })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(list.getByRole('link', { name: /^Follow a screen/ })).toHaveAttribute('href', '/screener');
    await person.click(list.getByRole('button', { name: 'Close the first steps' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
    expect(saved).toEqual([{ order: [], hidden: [], firstStepsClosed: true }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Arrange' })).toHaveFocus());
  });
});

describe('the first steps on an open dashboard', () => {
  it('follow a stock that is saved meanwhile, and the standard of the session, and leave with the next visit after the last one', async () => {
    const socket = new FakeSocket();
    const saved: unknown[] = [];
    let steps = { standard: false, watchlist: false, watchedStock: false, followedScreen: false };
    const paths = ['/stock', '/watchlist', '/stock_screener'];
    const routes = paths.map((path) => ({ path, page: 'Page', title: path, access: 'user' as const }));
    openShell({
      at: '/dashboard',
      as: aPerson('free', { standard: 'AAOIFI' }),
      modules: [aModule('stocks', { nav: [], routes })],
      answers: {
        'GET /api/profile/first-steps': () => steps,
        'PUT /api/profile/dashboard': ({ body }) => {
          saved.push(body);
          return { user: { ...aPerson('free', { standard: 'AAOIFI' }), dashboard: body } };
        },
      },
    });
    act(() => socket.connect());
    const list = within(await screen.findByRole('region', { name: 'First steps' }));
    expect(await list.findByText('1 of 4 done')).toBeVisible();
    steps = { ...steps, watchlist: true, watchedStock: true };
    act(() => socket.serverEmits('watchlists:changed'));
    expect(await list.findByText('All done')).toBeVisible();
    expect(saved).toEqual([{ order: [], hidden: [], firstStepsClosed: true }]);
  });
});

describe('the alerts', () => {
  it('are the newest two that are unread', async () => {
    openDashboard({
      alerts: [anAlert('4', false), anAlert('3', true), anAlert('2', false), anAlert('1', false)],
    });
    const card = within(await screen.findByRole('region', { name: 'Alerts' }));
    expect(await card.findByText('Alert 4')).toBeVisible();
    // the page of an alert explains it
    expect(card.queryByText(anAlert('4', false).description)).toBeNull();
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    expect(card.queryByText('Alert 3')).toBeNull();
  });

  it('say that nothing is unread', async () => {
    openDashboard({ alerts: [anAlert('3', true)] });
    const card = within(await screen.findByRole('region', { name: 'Alerts' }));
    expect(await card.findByText(/^Nothing unread./)).toBeVisible();
  });
});
