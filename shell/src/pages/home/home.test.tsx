import type { PublicStockRow } from '@tayyib/shared/contracts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { aPerson, problem } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';
import { aPublicHome } from '../halal/examples.fixture';
import { Banner } from './Banner';

const reliance: PublicStockRow = {
  code: 'RELIANCE',
  isin: 'INE002A01018',
  stock: 'Reliance Industries Limited',
  stock_code: 'RELIANCE',
  badge: 'non_compliant',
  accountsTo: '2026-03-31',
  freshness: 'fresh',
  grade: null,
};

describe('the home page', () => {
  it('explains the product, with one verdict worked and what is on file today', async () => {
    openShell({ answers: { 'GET /api/public/home': aPublicHome } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Know whether a stock is halal, and why.' }),
    ).toBeInTheDocument();
    const picture = await screen.findByRole('figure', {
      name: 'An answer of today: Avenue Supermarts Limited',
    });
    expect(within(picture).getByRole('heading', { name: 'Shariah Compliant' })).toBeInTheDocument();
    expect(within(picture).getByRole('link')).toHaveAttribute('href', '/halal/DMART');
    const market = within(screen.getByRole('region', { name: 'The market today' }));
    expect(market.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '4,632',
      'every one of them has a public page',
      '1,252',
      '136 compliant, 1,116 not; the others are under review',
      '2',
      'last on 17 Nov 2026 · feed',
      '21 Aug 2026',
      'filings to 1 Oct 2026 · all data',
    ]);
    const method = screen.getByRole('region', { name: 'How a verdict is made' });
    expect(method).toHaveTextContent('Interest-bearing debt ₹300 cr of total assets ₹25,000 cr');
    expect(method).toHaveTextContent('1.20%, with a limit of 25%');
    expect(method).toHaveTextContent('accounts to 31 Mar 2026, NSE filing, 2 May 2026');
    expect(screen.getAllByRole('link', { name: 'Create a free account' })[0]).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('stays whole where nothing of the market is known', async () => {
    openShell({ answers: { 'GET /api/public/home': problem(503, 'unavailable', 'No market.') } });
    expect(await screen.findByRole('region', { name: 'How a verdict is made' })).toBeInTheDocument();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('region', { name: 'The market today' })).toBeNull();
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
    ['a visitor', null, '/halal/RELIANCE'],
    ['a user', aPerson(), '/stock?isin=INE002A01018'],
  ])('answers a misspelt name in place, and opens the stock, for %s', async (_who, as, address) => {
    const { person } = openShell({ as, answers: { 'GET /api/public/search': { rows: [reliance] } } });
    const field = await screen.findByRole('combobox', { name: 'Company name, code or ISIN' });
    await person.type(field, 'relianse');
    expect(await screen.findByRole('option')).toHaveTextContent(/Reliance Industries.*Non Shariah Compliant/);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
  });

  it('opens the nearest names of what nothing is called', async () => {
    const { person } = openShell({
      answers: {
        'GET /api/public/search': { rows: [] },
        'GET /api/public/stocks/:id': { stock: null, nearest: [reliance] },
      },
    });
    const field = await screen.findByRole('combobox', { name: 'Company name, code or ISIN' });
    await person.type(field, 'qqq');
    expect(await screen.findByText('No company has a name like it.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Look it up' }));
    await waitFor(() => expect(location.pathname).toBe('/halal/qqq'));
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
    render(<Banner home={null} />);
    expect(screen.getByText('Loading, please wait...')).toBeInTheDocument();
    const seen = Array.from({ length: 5 }, () => {
      advance(2_000);
      return shown();
    });
    expect(seen).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', '1 of 4']);
  });

  it('can be paused', () => {
    render(<Banner home={null} />);
    advance(2_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
    advance(10_000);
    expect(shown()).toBe('1 of 4');
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    advance(2_000);
    expect(shown()).toBe('2 of 4');
  });
});
