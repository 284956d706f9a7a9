import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useSearchParams } from '@tayyib/shared/sdk/router';
import { aPerson, FakeSocket, setNarrowWindow, setWindowWidth } from '@tayyib/shared/testing';
import { aModule } from '../testing/aModule';
import { namedPage } from '../testing/fakeFederation';
import { navLink, openShell } from '../testing/openShell';

const files = { alpha: () => namedPage('Alpha page') };

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  setNarrowWindow(false);
});

describe('the theme', () => {
  it('switches without a reload and is saved for the next visit', async () => {
    const { person } = openShell();
    const theme = await screen.findByRole('switch', { name: 'Dark theme' });
    expect(theme).not.toBeChecked();
    await person.click(theme);
    expect(theme).toBeChecked();
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('true');
    await person.click(theme);
    expect(document.documentElement).not.toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('false');
  });
});

describe('the sidebar', () => {
  it('lists the entries of the modules before any of their code is loaded', async () => {
    const { fetched } = openShell({ at: '/dashboard', as: aPerson(), modules: [aModule('alpha')], files });
    expect(await navLink('Alpha')).toBeInTheDocument();
    expect(screen.getByText('Stocks')).toBeInTheDocument();
    expect(screen.queryByText('Screening')).toBeNull();
    expect(fetched).toEqual([]);
  });

  it('preloads the page the pointer is on, if the module asks for it', async () => {
    const { person, fetched } = openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: [aModule('alpha', { preload: 'hover' }), aModule('beta')],
      files,
    });
    await person.hover(await navLink('Beta'));
    await person.hover(await navLink('Alpha'));
    await waitFor(() => expect(fetched).toHaveLength(1));
    expect(fetched[0]).toContain('/modules/alpha/');
  });

  it('collapses to icons with tooltips, and is saved', async () => {
    const { person } = openShell({ at: '/dashboard', as: aPerson() });
    const toggle = await screen.findByRole('button', { name: 'Sidebar with labels' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await person.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    expect(localStorage.getItem('setIsCollapsed')).toBe('true');
    expect(await navLink('Dashboard')).toHaveAttribute('title', 'Dashboard');
  });

  it.each([
    [1025, 'true'],
    [1024, 'false'],
    [769, 'false'],
  ])('has labels at %s px: %s, unless chosen otherwise', async (width, isExpanded) => {
    setWindowWidth(width);
    const { person } = openShell({ at: '/dashboard', as: aPerson() });
    const toggle = await screen.findByRole('button', { name: 'Sidebar with labels' });
    expect(toggle).toHaveAttribute('aria-expanded', isExpanded);
    await person.click(toggle);
    await waitFor(() => expect(toggle).not.toHaveAttribute('aria-expanded', isExpanded));
    expect(localStorage.getItem('setIsCollapsed')).toBe(isExpanded);
  });

  it('has the labels that were chosen, also on a tablet', async () => {
    setWindowWidth(820);
    localStorage.setItem('setIsCollapsed', 'false');
    openShell({ at: '/dashboard', as: aPerson() });
    const toggle = await screen.findByRole('button', { name: 'Sidebar with labels' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  it('is a drawer on a narrow window, never collapsed, and closes after a navigation', async () => {
    setNarrowWindow(true);
    localStorage.setItem('setIsCollapsed', 'true');
    const { person } = openShell({ at: '/dashboard', as: aPerson(), modules: [aModule('alpha')], files });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await person.click(await within(drawer).findByRole('link', { name: 'Alpha' }));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('going from page to page', () => {
  it('moves the focus to the new page and sets the title', async () => {
    const { person } = openShell({ at: '/dashboard', as: aPerson(), modules: [aModule('alpha')], files });
    await person.click(await navLink('Alpha'));
    await screen.findByRole('heading', { name: 'Alpha page' });
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.title).toBe('Alpha · Tayyib');
  });

  it('moves the focus to another page at the same path, and not to another view of one', async () => {
    const Page = () => {
      const [params] = useSearchParams();
      const id = params.get('id');
      if (id === null) return <ListOfTwo />;
      return (
        <>
          <h1>{`Fund ${id}`}</h1>
          <Link to="/alpha?id=1&tab=chart">Chart</Link>
        </>
      );
    };
    const ListOfTwo = () => (
      <>
        <h1>Funds</h1>
        <Link to="/alpha?id=1">One</Link>
      </>
    );
    const { person } = openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [aModule('alpha')],
      files: { alpha: () => ({ default: { pages: { Page: async () => ({ default: Page }) } } }) },
    });
    await person.click(await screen.findByRole('link', { name: 'One' }));
    await screen.findByRole('heading', { name: 'Fund 1' });
    expect(screen.getByRole('main')).toHaveFocus();
    const chart = screen.getByRole('link', { name: 'Chart' });
    await person.click(chart);
    expect(chart).toHaveFocus();
  });

  it('hides the footer if the route says so', async () => {
    const quiet = aModule('alpha', {
      routes: [{ path: '/alpha', page: 'Page', title: 'Alpha', access: 'user', layout: { footer: false } }],
    });
    const { person } = openShell({ at: '/dashboard', as: aPerson(), modules: [quiet], files });
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    await person.click(await navLink('Alpha'));
    await screen.findByRole('heading', { name: 'Alpha page' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the foot of every page', () => {
  const ages = (reply: object) => openShell({ answers: { 'GET /api/data-ages': reply } });

  it('states what the data is and how old', async () => {
    ages({ lists: '2026-07-10', prices: '2026-08-21', filings: '2026-04-29' });
    expect(
      await screen.findByText(
        /^Data: exchange lists of 10 Jul 2026, prices to 21 Aug 2026, filings to 29 Apr 2026\./,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Status of all data' })).toHaveAttribute('href', '/status');
  });

  it('states only what is on file', async () => {
    ages({ lists: '2026-07-10', prices: null, filings: null });
    expect(await screen.findByText(/^Data: exchange lists of 10 Jul 2026\./)).toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('asks for confirmation, then goes to the home page', async () => {
    const socket = new FakeSocket();
    let user: object | null = aPerson();
    const { person, requests } = openShell({
      at: '/dashboard',
      answers: {
        'GET /api/session': () => ({ user }),
        'POST /api/logout': () => {
          user = null;
          socket.serverEmits('session:ended', { message: 'You have signed out.' });
          return { success: true };
        },
      },
    });
    act(() => socket.connect());
    const logOuts = () => requests.filter(({ url }) => url.endsWith('/api/logout'));
    const openMenu = async () =>
      person.click(await screen.findByRole('button', { name: 'Profile of Ann Rahman, AR' }));
    await openMenu();
    expect(screen.getByText('Assalamu Alaikum')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /Logout/ }));
    await person.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(logOuts()).toHaveLength(0);
    // the menu with the button that asked is closed
    await waitFor(() => expect(screen.getByRole('button', { name: /^Profile of Ann/ })).toHaveFocus());

    await openMenu();
    await person.click(screen.getByRole('button', { name: /Logout/ }));
    const dialog = await screen.findByRole('dialog');
    // also true of whoever signs in with Google, Apple, a passkey or a code
    expect(dialog).toHaveTextContent('You will need to log in again to come back.');
    await person.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    const notice = await screen.findByText('You are logged out.');
    const status = notice.closest<HTMLElement>('[role="status"]');
    expect(status).toHaveFocus();
    expect(status).toHaveTextContent('what you typed and did not save');
    expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Profile of Ann Rahman, AR' })).toBeNull();
    expect(logOuts()).toHaveLength(1);
    // the server notifies every tab of the session, including this one
    expect(screen.queryByText('You have signed out.')).toBeNull();
  });

  it('follows a session that ended elsewhere', async () => {
    let user: object | null = aPerson();
    openShell({ at: '/dashboard', answers: { 'GET /api/session': () => ({ user }) } });
    await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ });
    const socket = new FakeSocket();
    act(() => socket.connect());
    user = null;
    act(() => socket.serverEmits('session:ended', { message: 'You signed in on another device.' }));
    expect(await screen.findByText(/You signed in on another device\./)).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });
});

describe('an entry of the top bar that the plan lacks', () => {
  const community = () =>
    aModule('alpha', {
      routes: [{ path: '/alpha', page: 'Page', title: 'Alpha', access: 'community' }],
      nav: [{ area: 'topbar', label: 'Alpha', icon: 'community', order: 10, to: '/alpha' }],
    });
  const more = async () => within(await screen.findByRole('navigation', { name: 'More' }));

  it('opens the upgrade dialog, which leads to the yearly plans', async () => {
    const { person } = openShell({ at: '/dashboard', as: aPerson('basic'), modules: [community()], files });
    await person.click(await (await more()).findByRole('button', { name: 'Alpha Premium' }));
    expect(await screen.findByRole('dialog', { name: 'Unlock premium' })).toBeInTheDocument();
    expect(location.pathname).toBe('/dashboard');
    await person.click(screen.getByRole('button', { name: 'View Pricing Plans' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/plan?to=%2Fdashboard'));
  });

  it('is a link for users whose plan includes it', async () => {
    const { person } = openShell({ at: '/dashboard', as: aPerson('premium'), modules: [community()], files });
    await person.click(await (await more()).findByRole('link', { name: 'Alpha' }));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });
});

describe('the top bar', () => {
  const twice = () => {
    const entry = { label: 'Alpha', icon: 'filter', order: 10, to: '/alpha' };
    return aModule('alpha', {
      nav: [
        { ...entry, area: 'sidebar.stocks' },
        { ...entry, area: 'topbar' },
      ],
    });
  };
  const topBarNames = async () => {
    const more = within(await screen.findByRole('navigation', { name: 'More' }));
    await more.findByRole('link', { name: 'Premium' });
    return more.getAllByRole('link').map(({ textContent }) => textContent);
  };

  it('repeats sidebar entries if there is room', async () => {
    openShell({ at: '/dashboard', as: aPerson(), modules: [twice()], files });
    await navLink('Alpha');
    expect(await topBarNames()).toEqual(['Alpha', 'Premium']);
  });

  it('omits them on a phone, where the drawer has them', async () => {
    setNarrowWindow(true);
    openShell({ at: '/dashboard', as: aPerson(), modules: [twice()], files });
    expect(await topBarNames()).toEqual(['Premium']);
  });
});
