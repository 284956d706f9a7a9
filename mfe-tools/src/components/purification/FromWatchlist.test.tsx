import { screen } from '@testing-library/react';
import type { HoldingToAdd } from '@tayyib/shared/sdk/modules';
import { aPerson, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { watchlist, watchlists } from '../../../dev/holdings';
import { FromWatchlist } from './FromWatchlist';

const [itc, tcs] = ['INE154A01025', 'INE467B01029'];

interface Page {
  present?: readonly string[];
  max?: number;
}

/** The button on a page that has these stocks, and what it adds. */
function open({ present = [], max = 50 }: Page = {}) {
  serverReplies({ 'GET /api/watchlistcat': watchlists, 'GET /api/watchlistcat/:id': watchlist });
  const added: HoldingToAdd[] = [];
  const onAdd = (holdings: readonly HoldingToAdd[]) => added.push(...holdings);
  const element = <FromWatchlist present={new Set(present)} max={max} onAdd={onAdd} />;
  return { ...renderWithApp(element, { as: aPerson('premium') }), added };
}

it('adds the stocks of a watchlist that are not on the page yet, without shares', async () => {
  const { person, added } = open({ present: [itc] });
  await person.click(await screen.findByText('Add its stocks'));
  expect(await screen.findByText('1 added')).toBeVisible();
  const name = 'Tata Consultancy Services Limited';
  expect(added).toEqual([{ isin: tcs, name, shares: null, purchases: [] }]);
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

it('says that watchlists cannot be read', async () => {
  serverReplies({ 'GET /api/watchlistcat': problem(503, 'down', 'Not now.') });
  renderWithApp(<FromWatchlist present={new Set()} max={50} onAdd={() => 0} />, { as: aPerson('premium') });
  expect(await screen.findByText('Your watchlists are not available. Not now.')).toBeVisible();
});
