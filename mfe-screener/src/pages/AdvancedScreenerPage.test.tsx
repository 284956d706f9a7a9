import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ScreenRunBody } from '@tayyib/shared/contracts';
import { useLocation } from '@tayyib/shared/sdk/router';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type Replies,
} from '@tayyib/shared/testing';
import { CommandHost } from '@tayyib/shared/sdk/modules';
import { fakeWatchCommand } from '../components/rows/watchCommand.fixture';
import { full } from '../../dev/scenarios';
import { run, saved } from '../../dev/screenFixtures';
import AdvancedScreenerPage from './AdvancedScreenerPage';

const Search = () => <output>{decodeURIComponent(useLocation().search.replaceAll('+', ' '))}</output>;

type At = string | { pathname: string; state: unknown };

function open(at: At = '/screener', replies: Replies = full) {
  const requests = serverReplies(replies);
  const page = renderWithApp(
    <CommandHost value={fakeWatchCommand().find}>
      <main>
        <AdvancedScreenerPage />
        <Search />
      </main>
    </CommandHost>,
    { at, as: aPerson('premium') },
  );
  return { requests, ...page };
}
const filters = () => within(screen.getByRole('list', { name: 'Filters, all of which must match' }));

const customRatio = {
  id: '00000000-0000-4000-8000-000000000088',
  name: 'Cash share',
  text: 'Cash / Total assets',
  unit: null,
  createdAt: '2026-11-01T04:00:00.000Z',
};

describe('the advanced screener', () => {
  it('marks the ready-made screen that is shown', async () => {
    const { person } = open();
    const gallery = within(await screen.findByRole('region', { name: 'Ready-made screens' }));
    const [first] = await gallery.findAllByRole('button', { pressed: false });
    if (first) await person.click(first);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(gallery.getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  it('starts with ready-made screens, each with how many match, and opens one', async () => {
    const { person } = open();
    const gallery = within(await screen.findByRole('region', { name: 'Ready-made screens' }));
    const [first] = await gallery.findAllByRole('button');
    expect(first).toHaveTextContent(/\d match(es)? today$/);
    if (first) await person.click(first);
    expect(screen.getByText(/\?q=/)).toBeInTheDocument();
  });

  it('shows how many stocks match and how many have missing data', async () => {
    open();
    expect(await screen.findByText(/of 250 stocks match; 12 have missing data/)).toBeVisible();
    expect(filters().getByText(/remain · 240 on this filter alone/)).toBeVisible();
  });

  it('shows the verdict once, whatever the default columns of the server', async () => {
    open('/screener', [
      http.post<never, ScreenRunBody>('/api/screens/run', async ({ request }) => {
        const reply = run(await request.clone().json());
        if (!reply) return undefined;
        return HttpResponse.json({
          ...reply,
          columns: [{ text: 'Status', kind: 'category', unit: null }, ...reply.columns],
          rows: reply.rows.map((row) => ({ ...row, cells: ['compliant', ...row.cells] })),
        });
      }),
      ...full,
    ]);
    const table = await screen.findByRole('table', { name: 'Stocks that match' });
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent?.replace(/( ₹ cr| %)?[▲▼]?$/, ''))).toEqual([
      'Company',
      'Watchlist',
      'Verdict',
      'Why',
      'Change',
      'Year',
      'Market capitalization',
      'Debt to assets',
    ]);
    // in the words and with the decimals of every other table
    expect(table.querySelector('tbody tr')).toHaveTextContent(/^Sample Company 1.*₹90,000 cr/);
    expect(table.querySelector('tbody tr:nth-child(2)')).toHaveTextContent(/12\.50%/);
  });

  it('offers filters as soon as the metrics are loaded, and not before', async () => {
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    const { person } = open('/screener', [
      // then the next handler replies
      http.get('/api/screens/catalogue', () => loaded),
      ...handlersOf({ 'GET /api/screens/histogram': problem(404, 'none', 'It has no histogram.') }),
      ...full,
    ]);
    await screen.findByRole('table');
    const field = screen.getByRole('combobox', { name: 'Add a filter' });
    expect(field).toBeDisabled();
    load();
    await waitFor(() => expect(field).toBeEnabled());
    await person.type(field, 'Debt ratio');
    await person.click(await screen.findByTitle('Debt ratio'));
    expect(await filters().findByText('Debt ratio')).toBeVisible();
  });

  it('offers custom ratios as filters, beside the metrics', async () => {
    const { person } = open('/screener', [
      ...handlersOf({
        'GET /api/screens/ratios': { ratios: [customRatio], limit: 50 },
        'GET /api/screens/histogram': problem(404, 'none', 'It has no histogram.'),
      }),
      ...full,
    ]);
    await screen.findByRole('table');
    await person.type(screen.getByRole('combobox', { name: 'Add a filter' }), 'Cash sh');
    await person.click(await screen.findByTitle('Cash share'));
    expect(await screen.findByText(/Cash share >= 0/, { selector: 'output' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'How Cash share compares' })).toHaveFocus();
  });

  it('renders only the visible rows', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Stocks that match' });
    expect(table).toHaveAttribute('aria-rowcount', '231');
    expect(within(table).getAllByRole('row').length).toBeLessThan(40);
  });

  it('shows a typed query as filters, and writes it to the URL', async () => {
    const { person } = open();
    await screen.findByRole('table');
    const field = screen.getByRole('textbox', { name: 'Query' });
    await person.clear(field);
    await person.type(field, 'Debt to assets < 10{Enter}Sales growth 3 years > 5');
    expect(await screen.findByRole('textbox', { name: 'Sales growth 3 years' })).toHaveValue('5');
    expect(filters().getByText('Debt to assets')).toBeVisible();
    expect(screen.getByText(/q=Debt to assets < 10/)).toBeInTheDocument();
  });

  it('is busy while it shows the results of another query than the one in the URL', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const { person } = open('/screener', [
      ...handlersOf({
        'POST /api/screens/run': async ({ body }) => {
          if (JSON.stringify(body).includes('Stars > 3')) await released;
          return undefined;
        },
      }),
      ...full,
    ]);
    const found = () => screen.getByRole('region', { name: 'Results' });
    await screen.findByRole('table');
    expect(found()).toHaveAttribute('aria-busy', 'false');
    const field = screen.getByRole('textbox', { name: 'Query' });
    await person.clear(field);
    await person.type(field, 'Stars > 3');
    await screen.findByText(/q=Stars > 3/);
    expect(screen.getByRole('table')).toBeVisible();
    expect(found()).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(found()).toHaveAttribute('aria-busy', 'false'));
  });

  it('writes a changed filter to the query', async () => {
    const { person } = open('/screener?q=Debt%20to%20assets%20%3C%2010%20AND%20Stars%20%3E%203');
    await screen.findByRole('table');
    const field = filters().getByRole('textbox', { name: 'Debt to assets' });
    await person.clear(field);
    await person.type(field, '25');
    expect(await screen.findByText(/q=Debt to assets < 25/)).toBeInTheDocument();
    await person.click(filters().getByRole('button', { name: 'Remove Stars' }));
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('Debt to assets < 25');
  });

  it('keeps the change of one filter when another one is changed or removed', async () => {
    const query = 'Debt to assets < 10 AND Cash > 5 AND Stars > 3';
    const { person } = open(`/screener?q=${encodeURIComponent(query)}`);
    await screen.findByRole('table');
    const type = async (name: string, value: string) => {
      await person.clear(filters().getByRole('textbox', { name }));
      await person.type(filters().getByRole('textbox', { name }), value);
    };
    await type('Debt to assets', '25');
    await screen.findByText(/q=Debt to assets < 25/);
    // these filters were not rendered again
    await type('Cash', '7');
    await screen.findByText(/Cash > 7/, { selector: 'output' });
    await person.click(filters().getByRole('button', { name: 'Remove Stars' }));
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('Debt to assets < 25 AND\nCash > 7');
  });

  it('lists errors with suggestions, and does not run an invalid query', async () => {
    const { requests, person } = open('/screener?q=Dept%20to%20assets%20%3C%2010');
    expect(await screen.findByText(/Line 1, column 1/)).toBeVisible();
    expect(screen.getByText(/^Nothing was searched yet/)).toBeVisible();
    const found = within(screen.getByRole('region', { name: 'Results' }));
    expect(found.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
    expect(requests.some(({ url }) => url.endsWith('/screens/run'))).toBe(false);
    await person.click(screen.getByRole('button', { name: /^Use “/ }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('explains why a company matched', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Why Sample Company 1' }));
    expect(await screen.findByText('Its status is compliant.')).toBeVisible();
  });

  it('lists stocks with missing data separately', async () => {
    const { person } = open();
    await screen.findByRole('table');
    await person.click(screen.getByRole('radio', { name: 'Missing data (12)' }));
    const table = await screen.findByRole('table', { name: 'Stocks with missing data' });
    expect(table).toHaveAttribute('aria-rowcount', '13');
  });

  it('sorts by any column, through the URL', async () => {
    const { person } = open();
    await screen.findByRole('table');
    await person.click(screen.getByRole('button', { name: /^Debt to assets/ }));
    expect(await screen.findByText(/sort=Debt to assets/)).toBeInTheDocument();
  });

  it('opens a saved screen, and saves the current one', async () => {
    const { person, requests } = open();
    await screen.findByRole('table');
    await person.click(screen.getByText(/^My screens/));
    await person.click(await screen.findByRole('button', { name: /^Little debt/ }));
    expect(screen.getByText(/q=Debt to assets < 5&column=P\/E&sort=P\/E&order=asc/)).toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: /^Name to save/ }), 'Again{Enter}');
    expect(await screen.findByText('Saved as Little debt.')).toBeVisible();
    const sent = requests.find(({ url, method }) => url.endsWith('/screens/saved') && method === 'POST');
    expect(await sent?.json()).toMatchObject({ name: 'Again', text: 'Debt to assets < 5', order: 'asc' });
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/screens\/export\?text=Debt/),
    );
  });

  it('shows the server’s message if it cannot run', async () => {
    const failure = problem(503, 'unavailable', 'We could not read the market just now.');
    open('/screener', [...handlersOf({ 'POST /api/screens/run': failure }), ...full]);
    expect(await screen.findByText('We could not read the market just now.')).toBeVisible();
  });

  it('follows a saved screen, and stops following it', async () => {
    let followedAt: string | null = null;
    const answer = (at: string | null) => () => ({ ...saved, followedAt: (followedAt = at) });
    const { person } = open('/screener', [
      ...handlersOf({
        'GET /api/screens/saved': () => ({ screens: [{ ...saved, followedAt }], limit: 50 }),
        'PUT /api/screens/saved/:id/follow': answer('2026-11-20T04:00:00.000Z'),
        'DELETE /api/screens/saved/:id/follow': answer(null),
      }),
      ...full,
    ]);
    await person.click(await screen.findByText(/^My screens/));
    await person.click(await screen.findByRole('button', { name: 'Follow Little debt' }));
    const unfollow = await screen.findByRole('button', { name: 'Stop following Little debt' });
    expect(screen.getByText(/^Following: you are notified/)).toBeVisible();
    await person.click(unfollow);
    await screen.findByRole('button', { name: 'Follow Little debt' });
  });

  it.each([
    ['the URL', '/screener?q=Debt+to+assets+<+5&change=12'],
    [
      'the navigation state `alert`',
      { pathname: '/screener', state: { alert: { scan_url: '/screener?q=Debt+to+assets+<+5&change=12' } } },
    ],
  ])('shows what changed in a followed screen, requested by %s', async (_by, at) => {
    const { person } = open(at);
    const changes = await screen.findByRole('region', { name: 'What changed' });
    expect(await within(changes).findByRole('list', { name: 'Now match' })).toHaveTextContent(
      'Sample Company 1',
    );
    expect(within(changes).getByRole('list', { name: 'No longer match' })).toHaveTextContent(
      'Sample Company 2',
    );
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('Debt to assets < 5');
    await person.click(within(changes).getByRole('button', { name: 'Close what changed' }));
    await waitFor(() => expect(changes).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Query' })).toHaveValue('Debt to assets < 5');
  });

  it.each([
    ['the URL', '/screener?stocks=TCS%2CM%26M'],
    [
      'the navigation state `alert`',
      { pathname: '/screener', state: { alert: { scan_url: '/screener?stocks=TCS%2CM%26M' } } },
    ],
  ])('opens the stocks that a scanner found, requested by %s', async (_by, at) => {
    const { person } = open(at);
    const found = await screen.findByRole('list', { name: 'Stocks of the alert' });
    expect(within(found).getByRole('link', { name: 'TCS' })).toHaveAttribute('href', '/stock?isin=TCS');
    expect(within(found).getByRole('link', { name: 'M&M' })).toHaveAttribute('href', '/stock?isin=M%26M');
    await person.click(screen.getByRole('button', { name: 'Close the stocks of the alert' }));
    await waitFor(() => expect(found).not.toBeInTheDocument());
  });

  it('prints every loaded row, and states how many there are', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Stocks that match' });
    const rows = () => table.querySelectorAll('tbody tr[aria-rowindex]').length;
    expect(rows()).toBeLessThan(100);
    fireEvent(window, new Event('beforeprint'));
    await waitFor(() => expect(rows()).toBe(100));
    expect(screen.getByText(/^100 of 230 stocks\./)).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(100));
  });
});
