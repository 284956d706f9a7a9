import { fireEvent, screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { getResponse, http } from 'msw';
import { aPerson, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { stocks } from '../../../dev/stocks';
import WatchlistPage from '../../pages/WatchlistPage';

const tcs = stocks.slice(0, 1);
const itc = stocks.slice(1, 2);
const idea = stocks.slice(2, 3);

async function openPage(replies: readonly RequestHandler[]) {
  const requests = serverReplies([...replies]);
  const { person } = renderWithApp(<WatchlistPage />, { as: aPerson('premium'), at: '/watchlist' });
  const field = await screen.findByRole('combobox', { name: 'Add a stock to Core' });
  return { person, field, requests };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

it.each([
  ['{Enter}', /Tata/],
  ['{ArrowDown}{Enter}', /Tata/],
  ['{ArrowDown}{ArrowDown}{Enter}', /ITC/],
])('adds by %s the match that the search of the top bar would open', async (keys, name) => {
  const { person, field } = await openPage(fakeWatchlists('premium', { Core: idea }));
  await row(/Idea/);
  await person.type(field, 'limited');
  const found = within(screen.getByRole('listbox', { name: 'Stocks found', hidden: true }));
  expect((await found.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tata'),
    expect.stringContaining('ITC'),
    expect.stringContaining('Idea'),
  ]);
  await person.keyboard(keys);
  expect(await row(name)).toBeVisible();
});

it('adds nothing by the Enter that accepts a word of an input method', async () => {
  const { person, field, requests } = await openPage(fakeWatchlists('premium', { Core: tcs }));
  await row(/Tata/);
  await person.type(field, 'itc');
  await screen.findByRole('option', { name: /ITC/ });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true });
  expect(field).toHaveValue('itc');
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  await person.keyboard('{Enter}');
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
