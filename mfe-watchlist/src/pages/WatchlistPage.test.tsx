import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import type { PlanId } from '@tayyib/shared/plans';
import {
  aPerson,
  FakeSocket,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type Replies,
} from '@tayyib/shared/testing';
import { stocks } from '../../dev/stocks';
import { fakeWatchlists } from '../../dev/fakeWatchlists';
import WatchlistPage from './WatchlistPage';

const socket = new FakeSocket();
afterEach(() => socket.disconnect());

function openPage(
  replies: Replies,
  { plan = 'premium', at = '/watchlist' }: { plan?: PlanId; at?: string } = {},
) {
  const requests = serverReplies(replies);
  return { ...renderWithApp(<WatchlistPage />, { as: aPerson(plan), at }), requests };
}

const two = () => fakeWatchlists('premium', { Core: stocks, Ideas: [] });
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

describe('the watchlist page', () => {
  it('shows the first watchlist: each stock with verdict, reason, price and a link to its page', async () => {
    openPage(two());
    const row = await screen.findByRole('row', { name: /ITC Limited/ });
    expect(row).toHaveTextContent('Non Shariah Compliant');
    expect(row).toHaveTextContent('₹401.25');
    expect(within(row).getByRole('link', { name: 'ITC Limited' })).toHaveAttribute(
      'href',
      '/stock?isin=INE154A01025',
    );
    expect(screen.getByRole('row', { name: /Vodafone/ })).toHaveTextContent('No price yet');
    expect(screen.getByRole('link', { name: /Core 3 of 50 stocks/ })).toHaveAttribute('aria-current', 'page');
  });

  it('marks a verdict by outdated accounts with their year, and names an old close as one', async () => {
    const [first, ...others] = stocks;
    if (first === undefined) throw new Error('There are no stocks.');
    const old = {
      ...first,
      accountsTo: '2024-03-31',
      freshness: 'outdated' as const,
      closeDay: '2017-12-29',
    };
    openPage(fakeWatchlists('premium', { Core: [old, ...others] }));
    const row = await screen.findByRole('row', { name: /Tata Consultancy/ });
    expect(row).toHaveTextContent('Accounts of 2024');
    expect(row).toHaveTextContent('29 Dec 2017');
    expect(screen.getByRole('columnheader', { name: 'Last known close' })).toBeVisible();
  });

  it('opens the watchlist that the URL selects', async () => {
    openPage(two(), { at: '/watchlist?list=00000000-0000-4000-8000-000000000002' });
    expect(await screen.findByRole('heading', { name: 'Nothing in “Ideas” yet' })).toBeVisible();
  });

  it('sorts by a heading', async () => {
    const { person } = openPage(two());
    await screen.findByRole('row', { name: /ITC/ });
    expect(names()).toEqual(['Tata Consultancy Services Limited', 'ITC Limited', 'Vodafone Idea Limited']);
    await person.click(screen.getByRole('button', { name: 'Verdict' }));
    expect(names()).toEqual(['ITC Limited', 'Vodafone Idea Limited', 'Tata Consultancy Services Limited']);
    await person.click(screen.getByRole('button', { name: 'Last price' }));
    expect(names()).toEqual(['Tata Consultancy Services Limited', 'ITC Limited', 'Vodafone Idea Limited']);
    expect(screen.getByRole('columnheader', { name: 'Last price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await person.click(screen.getByRole('button', { name: 'Last price' }));
    expect(names()).toEqual(['ITC Limited', 'Tata Consultancy Services Limited', 'Vodafone Idea Limited']);
    await person.click(screen.getByRole('button', { name: 'Back to my order' }));
    expect(screen.getAllByRole('button', { name: /^Move / })).toHaveLength(3);
  });

  it('removes a stock at once and restores it on Undo', async () => {
    const { person } = openPage(two());
    await person.click(await screen.findByRole('button', { name: 'Remove ITC Limited' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /ITC/ })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Core' })).toHaveFocus();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('row', { name: /ITC/ })).toBeVisible();
  });

  it('restores a stock when the server refuses to remove it', async () => {
    const { person } = openPage([
      ...handlersOf({
        'POST /api/watchlistcat/:id/stocks/remove': problem(503, 'down', 'Please try again in a moment.'),
      }),
      ...two(),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Remove ITC Limited' }));
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(screen.getByRole('row', { name: /ITC/ })).toBeVisible();
  });

  it('explains the first steps to a new user, and opens the watchlist they create', async () => {
    const { person } = openPage(fakeWatchlists('free', {}), { plan: 'free' });
    expect(await screen.findByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
    expect(screen.getByText(/0 of 1 watchlists used, with up to 10 stocks each/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Create watchlist' }));
    await person.type(await screen.findByLabelText('Title'), 'Core{Enter}');
    expect(await screen.findByRole('heading', { name: 'Core' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Create watchlist' }));
    expect(
      await screen.findByRole('dialog', { name: 'You have reached your plan’s limit' }),
    ).toBeInTheDocument();
  });

  it('renames', async () => {
    const { person } = openPage(two());
    await person.click(await screen.findByRole('button', { name: 'Rename' }));
    const title = await screen.findByLabelText('Title');
    expect(title).toHaveValue('Core');
    await person.clear(title);
    await person.type(title, 'For years{Enter}');
    expect(await screen.findByRole('heading', { name: 'For years' })).toBeVisible();
  });

  it('deletes only after confirmation', async () => {
    const { person } = openPage(two());
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: /Delete “Core”/ });
    expect(question).toHaveTextContent('Its 3 stocks will no longer be watched here.');
    await person.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Ideas' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Core/ })).not.toBeInTheDocument();
  });

  it('follows changes from another device', async () => {
    const { requests } = openPage(two());
    await screen.findByRole('row', { name: /ITC/ });
    act(() => socket.connect());
    const elsewhere = '/api/watchlistcat/00000000-0000-4000-8000-000000000001/stocks/remove';
    await fetch(elsewhere, { method: 'POST', body: JSON.stringify({ isins: ['INE154A01025'] }) });
    act(() => socket.serverEmits('watchlists:changed'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /ITC/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /Core 2 of 50/ })).toBeVisible();
    expect(requests.length).toBeGreaterThan(2);
  });

  it('refetches after a reconnect', async () => {
    openPage(two());
    await screen.findByRole('row', { name: /ITC/ });
    act(() => socket.connect());
    act(() => socket.disconnect());
    await fetch('/api/watchlistcat/00000000-0000-4000-8000-000000000001', { method: 'DELETE' });
    act(() => socket.connect());
    expect(await screen.findByRole('heading', { name: 'Ideas' })).toBeVisible();
  });

  it('shows an error and can be retried', async () => {
    let isDown = true;
    const { person } = openPage([
      ...handlersOf({
        'GET /api/watchlistcat': () =>
          isDown
            ? problem(503, 'down', 'Our database is not answering.')
            : { data: [], limits: { watchlists: 1, stocksPerWatchlist: 10 } },
      }),
      ...two(),
    ]);
    expect(await screen.findByText('Our database is not answering.')).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  });

  it('shows that it is loading', async () => {
    openPage([http.get('/api/watchlistcat', () => delay('infinite'))]);
    expect(screen.getByLabelText('Loading your watchlists')).toBeInTheDocument();
  });
});
