import { screen, waitFor, within } from '@testing-library/react';
import type { PlanId } from '@tayyib/shared/plans';
import { useLocation } from '@tayyib/shared/sdk/router';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type Replies,
} from '@tayyib/shared/testing';
import { fakeStock, fakeStocks, stocks } from '../../../dev/stocks';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { AddToWatchlist } from './AddToWatchlist';

const [tcs = fakeStock(0)] = stocks;

function Address() {
  const { pathname, state } = useLocation();
  return <p>{`at ${pathname} with ${String(state)}`}</p>;
}

async function openDialog(plan: PlanId, replies: Replies) {
  const requests = serverReplies(replies);
  const page = renderWithApp(
    <>
      <AddToWatchlist stock={tcs} />
      <Address />
    </>,
    { as: aPerson(plan) },
  );
  await page.person.click(await screen.findByRole('button', { name: /Add to watchlist|In \d/ }));
  await screen.findByRole('dialog', { name: 'Add to watchlist' });
  return { ...page, requests };
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

it('saves the stock at once for who has no watchlist, and keeps the focus', async () => {
  serverReplies(fakeWatchlists('free', {}));
  const { person } = renderWithApp(<AddToWatchlist stock={tcs} />, { as: aPerson() });
  const add = await screen.findByRole('button', { name: 'Add to watchlist' });
  await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'false'));
  await person.click(add);
  expect(await screen.findByText(/^Saved in “/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'In 1 watchlist' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('Add to watchlist', () => {
  it('starts with the watchlists selected that contain the stock, and saves exactly the selection', async () => {
    const { person, requests } = await openDialog(
      'premium',
      fakeWatchlists('premium', { Core: [tcs], Ideas: [] }),
    );
    expect(await box(/Core/)).toBeChecked();
    expect(await box(/Ideas/)).not.toBeChecked();
    await person.click(await box(/Core/));
    await person.click(await box(/Ideas/));
    await person.click(button('Save'));
    expect(await screen.findByText('Watchlist Updated')).toBeVisible();
    const saved = requests.find(({ url }) => url.endsWith('/api/addmultiplewatchlist'));
    expect(await saved?.json()).toEqual({
      watchlist_cat_id: ['00000000-0000-4000-8000-000000000002'],
      stock_symbol: tcs.isin,
      status: 1,
    });
    expect(await screen.findByRole('button', { name: /In 1 watchlist/ })).toBeVisible();
  });

  it('explains that a watchlist of 50 is full', async () => {
    const full = fakeWatchlists('premium', { Core: fakeStocks(50) });
    const { person } = await openDialog('premium', full);
    await person.click(await box(/Core 50 of 50/));
    const notice = await screen.findByRole('dialog', { name: 'Watchlist Limit Reached' });
    expect(notice).toHaveTextContent(
      'The maximum number of stocks allowed in this watchlist has been reached. Please create a new watchlist to add more stocks.',
    );
    await person.click(button('OK'));
    expect(await box(/Core/)).not.toBeChecked();
  });

  it('offers larger plans when a smaller watchlist is full', async () => {
    const { person } = await openDialog('basic', fakeWatchlists('basic', { Core: fakeStocks(20) }));
    await person.click(await box(/Core/));
    const offer = await screen.findByRole('dialog', { name: 'You have reached your plan’s limit' });
    expect(offer).toHaveTextContent('Your Basic plan includes 1 watchlist of up to 20 stocks.');
    expect(offer).toHaveTextContent('Premium6 watchlists of up to 50 stocks');
    await person.click(button('View Pricing Plans'));
    expect(await screen.findByText('at /plan with Yearly')).toBeInTheDocument();
  });

  it('allows a stock to be deselected from a full watchlist and selected again', async () => {
    const full = fakeWatchlists('free', { Core: [...fakeStocks(9), tcs] });
    const { person } = await openDialog('free', full);
    await person.click(await box(/Core/));
    expect(await box(/Core/)).not.toBeChecked();
    await person.click(await box(/Core/));
    expect(await box(/Core/)).toBeChecked();
  });

  it('creates a watchlist from the dialog and returns to it', async () => {
    const { person } = await openDialog('premium', fakeWatchlists('premium', { Core: [] }));
    await box(/Core/);
    await person.click(button('Create'));
    expect(await screen.findByRole('dialog', { name: 'Create watchlist' })).toBeInTheDocument();
    expect(button('Create')).toBeDisabled();
    await person.type(screen.getByLabelText('Title'), '  ');
    expect(button('Create')).toBeDisabled();
    await person.type(screen.getByLabelText('Title'), 'core');
    await person.click(button('Create'));
    expect(await screen.findAllByText('Watchlist category already exist')).not.toHaveLength(0);
    await person.type(screen.getByLabelText('Title'), ' two');
    await person.click(button('Create'));
    expect(await screen.findByText('Watchlist category created')).toBeVisible();
    expect(await box(/core two/)).toBeChecked();
  });

  it('offers larger plans when no watchlist can be added', async () => {
    const { person } = await openDialog('free', fakeWatchlists('free', { Core: [] }));
    await box(/Core/);
    await person.click(button('Create'));
    expect(
      await screen.findByRole('dialog', { name: 'You have reached your plan’s limit' }),
    ).toBeInTheDocument();
  });

  it('offers nothing to a user with the largest plan', async () => {
    const titles = Array.from({ length: 10 }, (_, at) => [`List ${at}`, []] as const);
    const { person } = await openDialog(
      'premium_pro',
      fakeWatchlists('premium_pro', Object.fromEntries(titles)),
    );
    await box(/List 0/);
    await person.click(button('Create'));
    await screen.findByRole('dialog', { name: 'All your watchlists are in use' });
    expect(screen.queryByRole('button', { name: 'View Pricing Plans' })).not.toBeInTheDocument();
  });

  it("shows the server's message when saving fails, and retains the selection", async () => {
    const { person } = await openDialog('premium', [
      ...handlersOf({
        'POST /api/addmultiplewatchlist': problem(409, 'stock-limit', '“Core” already has 50 stocks.'),
      }),
      ...fakeWatchlists('premium', { Core: [] }),
    ]);
    await person.click(await box(/Core/));
    await person.click(button('Save'));
    expect(await screen.findByText('Watchlist Already Entered. “Core” already has 50 stocks.')).toBeVisible();
    expect(await box(/Core/)).toBeChecked();
    await waitFor(() => expect(button('Save')).toBeEnabled());
  });
});
