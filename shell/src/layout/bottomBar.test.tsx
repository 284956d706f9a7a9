import { screen, within } from '@testing-library/react';
import { slot } from '@tayyib/shared/sdk/modules';
import { aPerson, setNarrowWindow } from '@tayyib/shared/testing';
import { aModule } from '../testing/aModule';
import { openShell } from '../testing/openShell';

beforeEach(() => {
  localStorage.clear();
  setNarrowWindow(false);
});

describe('the bar at the bottom of a phone', () => {
  const withSearch = () =>
    aModule('alpha', {
      nav: [
        { area: 'sidebar.stocks', label: 'Alpha', icon: 'filter', order: 10, to: '/alpha' },
        { area: 'bottombar', label: 'Alpha', icon: 'filter', order: 10, to: '/alpha' },
      ],
      slots: [{ slot: 'topbar.search', component: 'Search', order: 10, access: 'user' }],
    });
  const searchFile = () => ({
    default: {
      pages: { Page: async () => ({ default: () => <h1>Alpha page</h1> }) },
      slots: { Search: slot('topbar.search', async () => () => <input aria-label="Search stocks" />) },
    },
  });
  const openOnPhone = (modules = [withSearch()]) => {
    setNarrowWindow(true);
    return openShell({ at: '/dashboard', as: aPerson(), modules, files: { alpha: searchFile } });
  };
  const bar = async () => within(await screen.findByRole('navigation', { name: 'Bottom bar' }));

  it('has the start page, the search, the entries of the modules, and More', async () => {
    openOnPhone();
    const places = await bar();
    await places.findByRole('link', { name: 'Alpha' });
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Search',
      'Alpha',
      'More',
    ]);
    expect(places.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it('opens the search in the header, which closes by Escape and returns the focus', async () => {
    const { person } = openOnPhone();
    const field = await screen.findByRole('textbox', { name: 'Search stocks' });
    const button = (await bar()).getByRole('button', { name: 'Search' });
    await person.click(button);
    expect(field).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Close search' })).toBeInTheDocument();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Close search' })).toBeNull();
    expect(button).toHaveFocus();
  });

  it('has no search if no module offers one', async () => {
    openOnPhone([aModule('alpha')]);
    const places = await bar();
    expect(places.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  it('is not on a wide window', async () => {
    openShell({ at: '/dashboard', as: aPerson() });
    await screen.findByRole('heading', { name: /Assalamu Alaikum/ });
    expect(screen.queryByRole('navigation', { name: 'Bottom bar' })).toBeNull();
  });

  it('leaves slash and Ctrl-K to the search, unless text is being written', async () => {
    const { person } = openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: [withSearch()],
      files: { alpha: searchFile },
    });
    const field = await screen.findByRole('textbox', { name: 'Search stocks' });
    await person.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await person.keyboard('/');
    expect(field).toHaveValue('/');
    field.blur();
    await person.keyboard('{Control>}k{/Control}');
    expect(field).toHaveFocus();
  });
});

describe('the footer of the app', () => {
  it('has quick links, a code for the phone, contact details, legal pages and the age of the data', async () => {
    const places = aModule('alpha', {
      nav: [{ area: 'bottombar', label: 'Screener', icon: 'filter', order: 10, to: '/alpha' }],
    });
    openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: [places],
      answers: { 'GET /api/data-ages': { lists: '2026-07-10', prices: null, filings: null } },
    });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText(/^Data: exchange lists of 10 Jul 2026\./)).toBeInTheDocument();
    const quickLinks = within(footer.getByRole('navigation', { name: 'Quick links' }));
    await quickLinks.findByRole('link', { name: 'Screener' });
    expect(
      quickLinks.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Dashboard', '/dashboard'],
      ['Screener', '/alpha'],
      ['Contact Us', '/contact-us'],
    ]);
    expect(footer.getByRole('region', { name: 'On your phone' })).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Install on Android' })).toBeInTheDocument();
    expect(footer.getByRole('link', { name: /^salaam@/ })).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'href',
      '/terms_condition',
    );
    expect(footer.getByRole('button', { name: 'Report a problem' })).toBeInTheDocument();
  });
});

describe('“Home” in the bottom bar', () => {
  it('is the home page in every navigation, also on a phone', async () => {
    setNarrowWindow(true);
    const { person } = openShell({ at: '/dashboard', as: aPerson(), modules: [aModule('alpha')] });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await screen.findByRole('dialog');
    const homes = screen.getAllByRole('link', { name: 'Home', hidden: true });
    expect(homes.map((link) => link.getAttribute('href'))).toEqual(homes.map(() => '/'));
  });
});

describe('the initials of the profile menu', () => {
  it.each([
    ['1 Abu', '(Bakr)', 'A'],
    ['Ann', 'Rahman', 'AR'],
    ['Umm', '', 'U'],
    ['7', '(8)', ''],
  ])('of “%s %s” are “%s”: letters of the first two words', async (first_name, last_name, initials) => {
    openShell({ at: '/dashboard', as: aPerson('free', { first_name, last_name }) });
    const button = await screen.findByRole('button', { name: /^Profile of/ });
    expect(button).toHaveTextContent(new RegExp(`^${initials}$`));
  });
});
