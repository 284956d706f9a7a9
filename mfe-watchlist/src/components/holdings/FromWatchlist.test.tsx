import { screen } from '@testing-library/react';
import type { HoldingToAdd } from '@tayyib/shared/sdk/modules';
import { aPerson, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { stocks } from '../../../dev/stocks';
import { FromWatchlist } from './FromWatchlist';

const [tcs, itc] = stocks.map(({ isin }) => isin);
const lists = fakeWatchlists('premium', { Core: stocks.slice(0, 2), Ideas: stocks.slice(1, 3), Empty: [] });

interface Page {
  present?: readonly (string | undefined)[];
  max?: number;
}

/** The button on a page that has these stocks, and what it adds. */
function open({ present = [], max = 50 }: Page = {}) {
  serverReplies([...lists]);
  const added: HoldingToAdd[] = [];
  const onAdd = (holdings: readonly HoldingToAdd[]) => added.push(...holdings);
  const isins = new Set(present.flatMap((isin) => isin ?? []));
  const element = <FromWatchlist present={isins} max={max} onAdd={onAdd} />;
  return { ...renderWithApp(element, { as: aPerson('premium') }), added };
}

it('adds the stocks of a watchlist that are not on the page yet, without shares', async () => {
  const { person, added } = open({ present: [itc] });
  await person.click(await screen.findByText('Add its stocks'));
  expect(await screen.findByText('1 added')).toBeVisible();
  const name = 'Tata Consultancy Services Limited';
  expect(added).toEqual([{ isin: tcs, name, shares: null, purchases: [] }]);
});

it('adds the stocks of the watchlist that is chosen, which has some', async () => {
  const { person, added } = open();
  const field = await screen.findByLabelText('From a watchlist');
  expect([...field.children].map(({ textContent }) => textContent)).toEqual(['Core (2)', 'Ideas (2)']);
  await person.selectOptions(field, 'Ideas (2)');
  await person.click(screen.getByText('Add its stocks'));
  expect(await screen.findByText('2 added')).toBeVisible();
  expect(added.map(({ isin }) => isin)).not.toContain(tcs);
});

it('adds no more stocks than the page takes, and says when all are there', async () => {
  const { person, added, unmount } = open({ max: 1 });
  await person.click(await screen.findByText('Add its stocks'));
  expect(await screen.findByText('1 added')).toBeVisible();
  expect(added).toHaveLength(1);
  unmount();
  const full = open({ present: [itc, tcs] });
  await full.person.click(await screen.findByText('Add its stocks'));
  expect(await screen.findByText('All of its stocks are here already.')).toBeVisible();
  expect(full.added).toEqual([]);
});

it('says that there is nothing to add where no watchlist has stocks', async () => {
  serverReplies([...fakeWatchlists('premium', { Empty: [] })]);
  renderWithApp(<FromWatchlist present={new Set()} max={50} onAdd={() => 0} />, { as: aPerson('premium') });
  expect(await screen.findByText('Your watchlists are empty.')).toBeVisible();
});

it('says that watchlists cannot be read', async () => {
  serverReplies({ 'GET /api/watchlistcat': problem(503, 'down', 'Not now.') });
  renderWithApp(<FromWatchlist present={new Set()} max={50} onAdd={() => 0} />, { as: aPerson('premium') });
  expect(await screen.findByText('Your watchlists are not available. Not now.')).toBeVisible();
});
