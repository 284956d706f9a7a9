import { screen, waitFor, within } from '@testing-library/react';
import type { PlanId } from '@tayyib/shared/plans';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type Replies,
} from '@tayyib/shared/testing';
import { Route, Routes, useLocation } from '@tayyib/shared/sdk/router';
import { full, scenarios } from '../../dev/scenarios';
import { CommandHost } from '@tayyib/shared/sdk/modules';
import { fakeWatchCommand } from '../components/rows/watchCommand.fixture';
import HalalScreenerPage from './HalalScreenerPage';

function Address() {
  const { pathname, search } = useLocation();
  return <p title="Address">{pathname + search}</p>;
}

async function open(at = '/stock_screener', replies: Replies = full, plan: PlanId = 'premium') {
  const requests = serverReplies(replies);
  const page = renderWithApp(
    <CommandHost value={fakeWatchCommand().find}>
      <Routes>
        <Route path="/stock_screener" element={<HalalScreenerPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </CommandHost>,
    { at, as: aPerson(plan) },
  );
  return { ...page, requests, address: () => screen.getByTitle('Address').textContent };
}

const table = () => screen.findByRole('table');
const companies = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
const status = () => within(screen.getByRole('region', { name: 'Matching stocks' })).getByRole('status');

describe('the halal screener', () => {
  it('shows the market, answers first and the largest of them, with the number of matches', async () => {
    await open();
    expect((await companies())[0]).toBe('Tata Consultancy Services Ltd');
    expect(status()).toHaveTextContent('62 of 62 stocks match');
    const row = screen.getByRole('row', { name: /Reliance Industries/ });
    expect(row).toHaveTextContent('Under review');
    expect(row).toHaveTextContent('18.49%');
    expect(row).toHaveTextContent('₹19,70,788 cr');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/stock?isin=INE002A01018&standard=TASIS');
  });

  it('writes a filter to the URL and requests it from the server', async () => {
    const { person, requests, address } = await open();
    await table();
    await person.click(screen.getByRole('checkbox', { name: /^Shariah Compliant/ }));
    await waitFor(() => expect(status()).toHaveTextContent('4 of 62 stocks match'));
    expect(address()).toBe('/stock_screener?badge=compliant');
    expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('badge')).toBe('compliant');

    await person.click(screen.getByRole('checkbox', { name: /^Commodities/ }));
    await waitFor(() => expect(status()).toHaveTextContent('1 of 62'));
    expect(address()).toBe('/stock_screener?badge=compliant&sector=Commodities');
  });

  it('filters by what leaves a stock under review, and shows it as the verdict of each', async () => {
    const { person, address } = await open();
    await table();
    const choice = within(screen.getByRole('group', { name: 'Under review for' }));
    await person.click(choice.getByRole('checkbox', { name: /^Accounts not loaded/ }));
    await waitFor(() => expect(address()).toBe('/stock_screener?grade=accounts_not_loaded'));
    await waitFor(() => expect(screen.queryByText('Shariah Compliant', { selector: 'td *' })).toBeNull());
    const [, ...rows] = within(await table()).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveTextContent('Under review: Accounts not loaded');
    const chips = await screen.findByRole('list', { name: 'Active filters' });
    await person.click(within(chips).getByRole('button', { name: /^Accounts not loaded/ }));
    expect(address()).toBe('/stock_screener');
  });

  it('restores the filters of a shared URL, and removes them one by one or all at once', async () => {
    const { person, address } = await open('/stock_screener?badge=compliant&maxDebt=0.1&q=tata&sort=debt');
    const chips = await screen.findByRole('list', { name: 'Active filters' });
    expect(within(chips).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('slider', { name: 'Debt at most' })).toHaveAttribute('aria-valuetext', '10%');
    await person.click(within(chips).getByRole('button', { name: /^Debt ≤ 10%/ }));
    expect(address()).toBe('/stock_screener?badge=compliant&q=tata&sort=debt');
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/stock_screener?sort=debt');
    expect(screen.getByRole('combobox', { name: 'Name or code' })).toHaveValue('');
  });

  it('locks ratios for plans without premium, also those of a shared URL', async () => {
    const { requests } = await open('/stock_screener?maxDebt=0.1&sort=debt&badge=compliant', full, 'free');
    const headings = within(await table()).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent.replace(/( ₹ cr| %)?[▲▼]?$/, ''))).toEqual([
      'Company',
      'Watchlist',
      'Verdict',
      'Avg. market cap',
      'Last known change',
      'Year',
      'Accounts to',
    ]);
    expect(screen.getByRole('button', { name: /^Filters by ratio: Upgrade/ })).toBeInTheDocument();
    const searches = requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === '/api/stocks');
    expect(searches.at(-1)?.search).toBe('?badge=compliant&sort=status&order=asc');
  });

  it('saves filters by name, applies them, and removes them with undo', async () => {
    const { person, unmount } = await open('/stock_screener?badge=compliant&sort=debt&order=asc');
    await table();
    await person.click(screen.getByRole('button', { name: 'Save these filters' }));
    await person.type(screen.getByRole('textbox', { name: 'Name of these filters' }), ' Low debt {Enter}');
    const saved = () => screen.getByRole('region', { name: 'Saved filters' });
    expect(within(saved()).getByRole('button', { name: 'Low debt' })).toHaveAttribute('aria-current', 'true');
    unmount();

    const second = await open('/stock_screener');
    await table();
    await second.person.click(screen.getByRole('button', { name: 'Low debt' }));
    expect(second.address()).toBe('/stock_screener?badge=compliant&sort=debt&order=asc');
    await second.person.click(screen.getByRole('button', { name: 'Remove Low debt' }));
    expect(screen.getByText(/Low debt is removed/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Low debt' })).not.toBeInTheDocument();
    await second.person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(within(saved()).getByRole('button', { name: 'Low debt' })).toBeInTheDocument();
    localStorage.clear();
  });

  it('judges the market by the standard chosen, and opens a stock by it', async () => {
    const { person, requests, address } = await open('/stock_screener?sort=liquidity');
    await table();
    const standard = screen.getByRole('combobox', { name: 'Judged by' });
    expect(within(standard).getAllByRole('option')).toHaveLength(7);
    await person.selectOptions(standard, 'Dow Jones');
    expect(await screen.findByRole('table', { name: /judged by Dow Jones$/ })).toBeInTheDocument();
    expect(address()).toBe('/stock_screener?standard=DOW_JONES');
    expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('standard')).toBe('DOW_JONES');
    expect(screen.queryByRole('columnheader', { name: 'Liquidity' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reliance Industries Ltd' })).toHaveAttribute(
      'href',
      '/stock?isin=INE002A01018&standard=DOW_JONES',
    );
  });

  it('filters by name after a debounce', async () => {
    const { person, requests, address } = await open();
    await table();
    await person.type(screen.getByRole('combobox', { name: 'Name or code' }), 'tata con');
    await waitFor(() => expect(status()).toHaveTextContent('1 of 62'));
    expect(await companies()).toEqual(['Tata Consultancy Services Ltd']);
    expect(address()).toBe('/stock_screener?q=tata+con');
    expect(requests.filter(({ url }) => url.includes('/api/stocks')).length).toBeLessThan(6);
  });

  it('opens the stock of a name, judged by the standard of the list', async () => {
    const { person } = await open('/stock_screener?standard=AAOIFI');
    await table();
    await person.type(screen.getByRole('combobox', { name: 'Name or code' }), 'tata con');
    const found = within(screen.getByRole('listbox', { name: 'Stocks found', hidden: true }));
    expect(await found.findByRole('option')).toHaveTextContent(/^TCS .*(compliant|review)/i);
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(screen.getByTitle('Address')).toHaveTextContent('/stock?isin=INE467B01029&standard=AAOIFI'),
    );
  });

  it('sorts by a column header, and reverses the order on another click', async () => {
    const { person, address } = await open('/stock_screener?page=2');
    await table();
    const heading = () => screen.getByRole('columnheader', { name: 'Debt' });
    expect(heading()).toHaveAttribute('aria-sort', 'none');
    await person.click(screen.getByRole('button', { name: 'Debt' }));
    await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'ascending'));
    expect(address()).toBe('/stock_screener?sort=debt&order=asc');
    await waitFor(async () => expect((await companies())[0]).toBe('Tata Consultancy Services Ltd'));
    await person.click(screen.getByRole('button', { name: 'Debt' }));
    await waitFor(async () => expect((await companies())[0]).toBe('HDFC Bank Ltd'));
    expect(heading()).toHaveAttribute('aria-sort', 'descending');
  });

  it('changes pages, and disables the controls at the ends', async () => {
    const { person, address } = await open();
    const pages = await screen.findByRole('navigation', { name: 'Pages' });
    const button = (name: string) => within(pages).getByRole('button', { name });
    expect(button('First page')).toBeDisabled();
    expect(button('Previous page')).toBeDisabled();
    const before = await companies();
    await person.click(button('Next page'));
    await waitFor(async () => expect(await companies()).not.toEqual(before));
    expect(address()).toBe('/stock_screener?page=2');
    await person.click(button('Last page'));
    await waitFor(() => expect(button('Page 3')).toHaveAttribute('aria-current', 'page'));
    expect(button('Next page')).toBeDisabled();
    expect(button('Last page')).toBeDisabled();
  });

  it('offers to clear the filters if nothing matches', async () => {
    const { person, address } = await open('/stock_screener?q=zzzz');
    expect(await screen.findByText('No stock matches these filters.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await companies()).toHaveLength(25);
    expect(address()).toBe('/stock_screener');
  });

  it('offers the nearest names for a misspelt one', async () => {
    const infosys = {
      type: 'stock',
      isin: 'INE009A01021',
      stock: 'Infosys Limited',
      stock_code: 'INFY',
      shariah_status: 1,
      badge: 'compliant',
    };
    const found = handlersOf({ 'GET /api/search': { stocks: [infosys], ipos: [], topics: [] } });
    await open('/stock_screener?q=infosis', [...found, ...full]);
    const nearest = within(await screen.findByRole('navigation', { name: 'Nearest names' }));
    const link = nearest.getByRole('link', { name: 'INFY Infosys Limited' });
    expect(link).toHaveAttribute('href', '/stock?isin=INE009A01021&standard=TASIS');
    expect(nearest.getByText('Shariah Compliant')).toBeVisible();
  });

  it('shows the server’s message if it fails, and retries', async () => {
    let isDown = true;
    const down = problem(503, 'unavailable', 'Our database is not answering.');
    const { person } = await open('/stock_screener', [
      ...handlersOf({ 'GET /api/stocks': () => (isDown ? down : undefined) }),
      ...full,
    ]);
    expect(await screen.findByText('Our database is not answering.')).toBeInTheDocument();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await companies()).toHaveLength(25);
  });

  it('is busy while it shows the results of other filters than those in the URL', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const { person, address } = await open('/stock_screener', [
      ...handlersOf({
        'GET /api/stocks': async (request) => {
          if (request.query.has('sector')) await released;
          return undefined;
        },
      }),
      ...full,
    ]);
    const found = () => screen.getByRole('region', { name: 'Matching stocks' });
    expect(found()).toHaveAttribute('aria-busy', 'true');
    await table();
    expect(found()).toHaveAttribute('aria-busy', 'false');
    await person.click(screen.getByRole('checkbox', { name: /^Shariah Compliant/ }));
    await person.click(screen.getByRole('checkbox', { name: /^Commodities/ }));
    expect(address()).toBe('/stock_screener?badge=compliant&sector=Commodities');
    await waitFor(() => expect(status()).not.toHaveTextContent('1 of 62'));
    expect(found()).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(found()).toHaveAttribute('aria-busy', 'false'));
    expect(status()).toHaveTextContent('1 of 62 stocks match');
  });

  it('shows that it is loading', async () => {
    await open('/stock_screener', scenarios.loading);
    expect(status()).toHaveTextContent('Loading, please wait...');
  });
});
