import { screen } from '@testing-library/react';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type Replies,
} from '@tayyib/shared/testing';
import type { PlanId } from '@tayyib/shared/plans';
import { fakeStock, fakeStocks, stocks } from '../../../dev/stocks';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { AddToWatchlist } from './AddToWatchlist';

const [tcs = fakeStock(0)] = stocks;

function star(plan: PlanId, replies: Replies) {
  const requests = serverReplies(replies);
  return { ...renderWithApp(<AddToWatchlist atOnce stock={tcs} />, { as: aPerson(plan) }), requests };
}
const changes = (requests: readonly Request[]) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`);

describe('a stock that is saved at once', () => {
  it('goes into the watchlist without a question, and out of it by Undo', async () => {
    const { person } = star('premium', fakeWatchlists('premium', { Core: [] }));
    expect(await screen.findByText(/Saved in “Core”/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not in a watchlist any more')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save again' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(await screen.findByText(/Saved in “Core”/)).toBeVisible();
  });

  it('creates the first watchlist of an account, and deletes it by Undo', async () => {
    const { person, requests } = star('free', fakeWatchlists('free', {}));
    expect(await screen.findByText(/Saved in “My watchlist”/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not in a watchlist any more')).toBeVisible();
    expect(changes(requests).map((line) => line.split(' ')[0])).toEqual(['POST', 'PUT', 'DELETE']);
  });

  it('does not delete a new watchlist to which another page added a stock', async () => {
    const { person, requests } = star('premium', fakeWatchlists('premium', {}));
    expect(await screen.findByText(/Saved in “My watchlist”/)).toBeVisible();
    const saved = requests.find(({ method }) => method === 'PUT')?.url ?? '';
    await fetch(saved.replace(tcs.isin, stocks[1]?.isin ?? ''), { method: 'PUT' });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not in a watchlist any more')).toBeVisible();
    expect(changes(requests).filter((line) => line.startsWith('DELETE'))).toEqual([]);
  });

  it('changes nothing if a watchlist contains it', async () => {
    const { person, requests } = star('premium', fakeWatchlists('premium', { Core: [tcs], Ideas: [] }));
    expect(await screen.findByText(/^\s*In “Core”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(changes(requests)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Change lists' }));
    expect(await screen.findByRole('dialog', { name: 'Add to watchlist' })).toBeInTheDocument();
  });

  it('offers to stop watching one that was watched already, and puts it back as it was', async () => {
    const mine = { ...tcs, note: 'Buy in March', tags: ['core'], targetRupees: 3500 };
    const [, other = tcs] = stocks;
    const { person, requests } = star(
      'premium',
      fakeWatchlists('premium', { Core: [other, mine], Ideas: [tcs], Rest: [] }),
    );
    await person.click(await screen.findByRole('button', { name: 'Stop watching' }));
    expect(await screen.findByText('Not in a watchlist any more')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(await screen.findByText(/In “Core”, “Ideas”/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop watching' })).toHaveFocus();
    const [core, ideas] = requests.filter(({ url }) => url.endsWith('/stocks'));
    expect(await core?.json()).toEqual({
      stocks: [
        { isin: tcs.isin, note: 'Buy in March', tags: ['core'], targetRupees: 3500, after: other.isin },
      ],
    });
    expect(await ideas?.json()).toMatchObject({ stocks: [{ isin: tcs.isin, after: null }] });
  });

  it('says why it could not stop watching, and tries again', async () => {
    let isDown = true;
    const { person } = star('premium', [
      ...handlersOf({
        'POST /api/watchlistcat/:id/stocks/remove': () =>
          isDown ? problem(503, 'unavailable', 'Our database is not answering.') : undefined,
      }),
      ...fakeWatchlists('premium', { Core: [tcs] }),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Stop watching' }));
    expect(await screen.findByText('Our database is not answering.')).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Not in a watchlist any more')).toBeVisible();
  });

  it('explains that the watchlist is full', async () => {
    star('free', fakeWatchlists('free', { Core: fakeStocks(10) }));
    expect(await screen.findByText('Your watchlist is full.')).toBeInTheDocument();
    expect(
      await screen.findByRole('dialog', { name: 'You have reached your plan’s limit' }),
    ).toBeInTheDocument();
  });

  it("shows the server's message when saving fails, and tries again", async () => {
    let isDown = true;
    const { person } = star('premium', [
      ...handlersOf({
        'PUT /api/watchlistcat/:id/stocks/:isin': () =>
          isDown ? problem(503, 'unavailable', 'Our database is not answering.') : undefined,
      }),
      ...fakeWatchlists('premium', { Core: [] }),
    ]);
    expect(await screen.findByText('Our database is not answering.')).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Saved in “Core”/)).toBeVisible();
  });
});
