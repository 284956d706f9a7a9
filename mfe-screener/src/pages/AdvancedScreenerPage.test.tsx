import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation } from '@tayyib/shared/router';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { full } from '../../dev/scenarios';
import AdvancedScreenerPage from './AdvancedScreenerPage';

const Where = () => <output>{decodeURIComponent(useLocation().search.replaceAll('+', ' '))}</output>;

type At = string | { pathname: string; state: unknown };

function open(at: At = '/screener', fixtures: Fixtures = full) {
  const asked = serverReplies(fixtures);
  const page = renderWithApp(
    <main>
      <AdvancedScreenerPage />
      <Where />
    </main>,
    { at, as: aPerson('premium') },
  );
  return { asked, ...page };
}
const filters = () => within(screen.getByRole('list', { name: 'Filters, all of which must hold' }));

const ownRatio = {
  ...{ id: '00000000-0000-4000-8000-000000000088', name: 'Cash share', text: 'Cash / Total assets' },
  ...{ unit: null, createdAt: '2026-11-01T04:00:00.000Z' },
};

describe('the advanced screener', () => {
  it('says how many of the market match, and of how many it cannot be told', async () => {
    const { baseElement } = open();
    expect(await screen.findByText(/of 250 stocks match; of 12 it cannot be told/)).toBeVisible();
    expect(filters().getByText(/left · 240 match it alone/)).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('says the verdict once, whichever columns the server thinks usual', async () => {
    const answer = full['POST /api/screens/run'];
    open('/screener', {
      ...full,
      'POST /api/screens/run': (request) => {
        const reply = answer(request);
        if (!('rows' in reply)) return reply;
        return {
          ...reply,
          columns: [{ text: 'Status', kind: 'category', unit: null }, ...reply.columns],
          rows: reply.rows.map((row) => ({ ...row, cells: ['compliant', ...row.cells] })),
        };
      },
    });
    const table = await screen.findByRole('table', { name: 'Stocks that match' });
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent?.replace(/[▲▼↕]/, ''))).toEqual([
      ...['Company', 'Verdict', 'Market capitalization', 'Debt to assets', 'Why'],
    ]);
    expect(table.querySelector('tbody tr')).toHaveTextContent(/^Sample Company 1.*90,000/);
  });

  it('offers a person’s own ratios as filters, beside the metrics', async () => {
    const { person } = open('/screener', {
      ...full,
      'GET /api/screens/ratios': { ratios: [ownRatio], limit: 50 },
      'GET /api/screens/histogram': problem(404, 'none', 'No spread of it.'),
    });
    await screen.findByRole('table');
    await person.type(screen.getByRole('combobox', { name: 'Add a filter' }), 'Cash sh');
    await person.click(await screen.findByTitle('Cash share'));
    expect(await screen.findByText(/Cash share >= 0/, { selector: 'output' })).toBeInTheDocument();
  });

  it('keeps on the page only the rows in sight', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Stocks that match' });
    expect(table).toHaveAttribute('aria-rowcount', '231');
    expect(within(table).getAllByRole('row').length).toBeLessThan(40);
  });

  it('shows typed words as filters, and keeps them in the address', async () => {
    const { person } = open();
    await screen.findByRole('table');
    const words = screen.getByRole('textbox', { name: 'In words' });
    await person.clear(words);
    await person.type(words, 'Debt to assets < 10{Enter}Sales growth 3 years > 5');
    expect(await screen.findByRole('spinbutton', { name: 'Sales growth 3 years' })).toHaveValue('5');
    expect(filters().getByText('Debt to assets')).toBeVisible();
    expect(screen.getByText(/q=Debt to assets < 10/)).toBeInTheDocument();
  });

  it('is busy for as long as what it shows belongs to another text than the address', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const answer = full['POST /api/screens/run'];
    const { person } = open('/screener', {
      ...full,
      'POST /api/screens/run': async (request) => {
        if (JSON.stringify(request.body).includes('Stars > 3')) await held;
        return answer(request);
      },
    });
    const found = () => screen.getByRole('region', { name: 'What it finds' });
    await screen.findByRole('table');
    expect(found()).toHaveAttribute('aria-busy', 'false');
    const words = screen.getByRole('textbox', { name: 'In words' });
    await person.clear(words);
    await person.type(words, 'Stars > 3');
    await screen.findByText(/q=Stars > 3/);
    expect(screen.getByRole('table')).toBeVisible();
    expect(found()).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(found()).toHaveAttribute('aria-busy', 'false'));
  });

  it('writes a changed filter into the words', async () => {
    const { person } = open('/screener?q=Debt%20to%20assets%20%3C%2010%20AND%20Stars%20%3E%203');
    await screen.findByRole('table');
    const field = filters().getByRole('spinbutton', { name: 'Debt to assets' });
    await person.clear(field);
    await person.type(field, '25');
    expect(await screen.findByText(/q=Debt to assets < 25/)).toBeInTheDocument();
    await person.click(filters().getByRole('button', { name: 'Take out Stars' }));
    expect(screen.getByRole('textbox', { name: 'In words' })).toHaveValue('Debt to assets < 25');
  });

  it('marks what cannot be read, with what may have been meant, and runs nothing', async () => {
    const { asked, person } = open('/screener?q=Dept%20to%20assets%20%3C%2010');
    expect(await screen.findByText(/Line 1, column 1/)).toBeVisible();
    expect(screen.getByText(/^Nothing was asked yet/)).toBeVisible();
    const found = within(screen.getByRole('region', { name: 'What it finds' }));
    expect(found.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
    expect(asked.some(({ url }) => url.endsWith('/screens/run'))).toBe(false);
    await person.click(screen.getByRole('button', { name: /^Use “/ }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says why a company matched', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Why Sample Company 1' }));
    expect(await screen.findByText('Its status is compliant.')).toBeVisible();
  });

  it('lists apart those of which it cannot be told', async () => {
    const { person } = open();
    await screen.findByRole('table');
    await person.click(screen.getByRole('radio', { name: 'Not known (12)' }));
    const table = await screen.findByRole('table', { name: 'Stocks of which it cannot be told' });
    expect(table).toHaveAttribute('aria-rowcount', '13');
  });

  it('sorts by any column, by the address', async () => {
    const { person } = open();
    await screen.findByRole('table');
    await person.click(screen.getByRole('button', { name: /^Debt to assets/ }));
    expect(await screen.findByText(/sort=Debt to assets/)).toBeInTheDocument();
  });

  it('opens a kept screen, and keeps the one that is shown', async () => {
    const { person, asked } = open();
    await screen.findByRole('table');
    await person.click(screen.getByText('My screens'));
    await person.click(await screen.findByRole('button', { name: /^Little debt/ }));
    expect(screen.getByText(/q=Debt to assets < 5&column=P\/E&sort=P\/E&order=asc/)).toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: /^Name to save/ }), 'Again{Enter}');
    expect(await screen.findByText('Saved as Little debt.')).toBeVisible();
    const sent = asked.find(({ url, method }) => url.endsWith('/screens/saved') && method === 'POST');
    expect(await sent?.json()).toMatchObject({ name: 'Again', text: 'Debt to assets < 5', order: 'asc' });
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/screens\/export\?text=Debt/),
    );
  });

  it('says in the server’s words why it cannot run', async () => {
    const refusal = problem(503, 'unavailable', 'We could not read the market just now.');
    open('/screener', { ...full, 'POST /api/screens/run': refusal });
    expect(await screen.findByText('We could not read the market just now.')).toBeVisible();
  });

  it('follows a kept screen, and leaves it', async () => {
    let followedAt: string | null = null;
    const answer = (at: string | null) => () => ({
      ...full['POST /api/screens/saved'],
      followedAt: (followedAt = at),
    });
    const { person, baseElement } = open('/screener', {
      ...full,
      'GET /api/screens/saved': () => ({
        screens: [{ ...full['POST /api/screens/saved'], followedAt }],
        limit: 50,
      }),
      'PUT /api/screens/saved/:id/follow': answer('2026-11-20T04:00:00.000Z'),
      'DELETE /api/screens/saved/:id/follow': answer(null),
    });
    await person.click(await screen.findByText('My screens'));
    await person.click(await screen.findByRole('button', { name: 'Follow Little debt' }));
    const leave = await screen.findByRole('button', { name: 'Stop following Little debt' });
    expect(screen.getByText(/^Followed: you are told/)).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
    await person.click(leave);
    await screen.findByRole('button', { name: 'Follow Little debt' });
  });

  it.each([
    ['its address', '/screener?q=Debt+to+assets+<+5&change=12'],
    [
      'the navigation state `alert`',
      { pathname: '/screener', state: { alert: { scan_url: '/screener?q=Debt+to+assets+<+5&change=12' } } },
    ],
  ])('shows what changed in a followed screen, told by %s', async (_by, at) => {
    const { person, baseElement } = open(at);
    const changes = await screen.findByRole('region', { name: 'What changed' });
    expect(await within(changes).findByRole('list', { name: 'Now match' })).toHaveTextContent(
      'Sample Company 1',
    );
    expect(within(changes).getByRole('list', { name: 'No longer match' })).toHaveTextContent(
      'Sample Company 2',
    );
    expect(screen.getByRole('textbox', { name: 'In words' })).toHaveValue('Debt to assets < 5');
    expect(await axe(baseElement)).toHaveNoViolations();
    await person.click(within(changes).getByRole('button', { name: 'Close what changed' }));
    await waitFor(() => expect(changes).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'In words' })).toHaveValue('Debt to assets < 5');
  });

  it('prints every row that was read, and says how many there are', async () => {
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
