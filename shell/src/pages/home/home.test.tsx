import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { aModule } from '../../testing/aModule';
import { openShell } from '../../testing/openShell';
import { Banner } from './Banner';

const searching = aModule('stocks', {
  nav: [
    { area: 'sidebar.stocks', label: 'Later', icon: 'filter', order: 20, to: '/later' },
    { area: 'sidebar.stocks', label: 'Stocks', icon: 'filter', order: 10, to: '/stocks' },
  ],
  slots: [{ slot: 'topbar.search', component: 'Search', order: 10, access: 'user' }],
});

describe('the home page', () => {
  it('explains the product, with a labelled example', async () => {
    openShell();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Know whether a stock is halal, and why.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Example')).toBeInTheDocument();
    expect(screen.getByText(/company filing with NSE, 29 Apr 2024/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create a free account' })[0]).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('says what the plans cost', async () => {
    openShell();
    const section = within(await screen.findByRole('region', { name: 'Plans and prices' }));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Free₹0 /),
      expect.stringMatching(/^Basic₹99 a month/),
      expect.stringMatching(/^Premium₹299 a month.*6 watchlists of 50 stocks/),
      expect.stringMatching(/^Premium Pro₹799 a month.*consultations/),
    ]);
    expect(section.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans');
  });

  it.each([
    ['a visitor after logging in', null, '/login'],
    ['a user at once', aPerson(), '/stocks?q=tata+motors'],
  ])('looks a company up, for %s', async (_who, as, address) => {
    const { person } = openShell({ as, modules: [searching] });
    const field = await screen.findByRole('searchbox', { name: 'Company name, code or ISIN' });
    await person.type(field, ' tata motors {Enter}');
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
  });

  it.each([
    ['a visitor after logging in', null, '/login'],
    ['a user at once', aPerson(), '/stocks?q=tata+motors'],
  ])('looks up what was submitted before any script had run, for %s', async (_who, as, address) => {
    openShell({ at: '/?q=+tata+motors', as, modules: [searching] });
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
  });

  it('links signed-in users to their dashboard', async () => {
    openShell({ as: aPerson() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Go to dashboard' }).length).toBeGreaterThan(0);
  });
});

describe('the banner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const shown = () => screen.getByRole('group').getAttribute('aria-label');

  it('shows a loader for two seconds, then each of four slides for two seconds, repeatedly', () => {
    render(<Banner />);
    expect(screen.getByText('Loading, please wait...')).toBeInTheDocument();
    const seen = Array.from({ length: 5 }, () => {
      advance(2_000);
      return shown();
    });
    expect(seen).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', '1 of 4']);
  });

  it('can be paused', () => {
    render(<Banner />);
    advance(2_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    advance(10_000);
    expect(shown()).toBe('1 of 4');
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    advance(2_000);
    expect(shown()).toBe('2 of 4');
  });
});
