import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { getResponse, http } from 'msw';
import { aPerson, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { stocks } from '../../../dev/stocks';
import WatchlistPage from '../../pages/WatchlistPage';

const [tcs, itc] = [stocks.slice(0, 1), stocks.slice(1, 2)];

async function openPage(replies: readonly RequestHandler[]) {
  const requests = serverReplies([...replies]);
  const { person } = renderWithApp(<WatchlistPage />, { as: aPerson('premium'), at: '/watchlist' });
  const field = await screen.findByRole('combobox', { name: 'Add a stock to Core' });
  return { person, field, requests };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

it('adds the stock that was chosen with the keyboard', async () => {
  const { person, field } = await openPage(fakeWatchlists('premium', { Core: tcs }));
  await row(/Tata/);
  await person.type(field, 'it');
  await screen.findByRole('option', { name: /ITC/ });
  await person.keyboard('{ArrowDown}{Enter}');
  expect(await row(/ITC/)).toBeVisible();
});

describe('Enter that is pressed before the stocks are found', () => {
  /** The search does not reply before `find`. */
  async function openSlowPage() {
    const replies = fakeWatchlists('premium', { Core: itc });
    let find = () => {};
    const found = new Promise<void>((resolve) => (find = resolve));
    const slow = http.get('/api/search', async ({ request }) => {
      await found;
      return (await getResponse([...replies], request)) ?? problem(404, 'unknown', 'No reply');
    });
    const page = await openPage([slow, ...replies]);
    await row(/ITC/);
    await page.person.type(page.field, 'tcs{Enter}');
    return { ...page, find };
  }

  it('adds the first match', async () => {
    const { find } = await openSlowPage();
    find();
    expect(await row(/Tata/)).toBeVisible();
  });

  it.each(['x', '{Escape}'])('adds nothing when %s follows', async (keys) => {
    const { person, field, requests, find } = await openSlowPage();
    await person.keyboard(keys);
    find();
    await person.clear(field);
    await person.type(field, 'tcs');
    await screen.findByRole('option', { name: /Tata/ });
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
