import { screen } from '@testing-library/react';
import { aPerson, handlersOf, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { stocks } from '../../../dev/stocks';
import { ListsCard } from './ListsCard';

function open(lists: Parameters<typeof fakeWatchlists>[1]) {
  serverReplies(fakeWatchlists('premium', lists));
  return renderWithApp(<ListsCard />, { as: aPerson('premium') });
}

it('counts the stocks of each watchlist by verdict, and links to it', async () => {
  open({ Core: stocks, Ideas: [], Third: [], Fourth: [] });
  const count = await screen.findByRole('img', { name: '1 not halal' });
  expect(count).toHaveTextContent(/^ ?1$/);
  expect(count.parentElement).toHaveTextContent(/%$/);
  expect(screen.getByRole('link', { name: 'Core' })).toHaveAttribute(
    'href',
    expect.stringContaining('/watchlist?list='),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All 4 watchlists' })).toBeVisible();
});

it('names one watchlist without a number', async () => {
  open({ Core: stocks });
  expect(await screen.findByRole('link', { name: 'Open the watchlist' })).toBeVisible();
});

it('says how to begin where there is no watchlist', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'Create a watchlist' })).toHaveAttribute(
    'href',
    '/watchlist',
  );
});

const down = problem(503, 'database-unavailable', 'No answer.');

it('the card of watchlists shows that it is loading, and offers to try again where the lists could not be read', async () => {
  serverReplies({ 'GET /api/watchlistcat': down });
  const { person } = renderWithApp(<ListsCard />, { as: aPerson('premium') });
  await screen.findByRole('status', { name: 'Loading, please wait...' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('No answer.')).toBeVisible();
  serverReplies(fakeWatchlists('premium', { Core: stocks }));
  await person.click(again);
  expect(await screen.findByRole('link', { name: 'Core' })).toBeVisible();
});

it('the card of watchlists lists what it knows where the stocks of a list could not be read', async () => {
  serverReplies([
    ...handlersOf({ 'GET /api/watchlistcat/:id': down }),
    ...fakeWatchlists('premium', { Core: stocks }),
  ]);
  renderWithApp(<ListsCard />, { as: aPerson('premium') });
  expect(await screen.findByText('Its verdicts could not be read.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Core' })).toBeVisible();
  expect(screen.getByText('3 stocks')).toBeVisible();
});
