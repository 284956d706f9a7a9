import { act } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http } from 'msw';
import type { PlanId } from '@tayyib/shared/plans';
import { aPerson, FakeSocket, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { fakeStock, stocks } from '../../../dev/stocks';
import SharedWatchlistPage from '../../pages/SharedWatchlistPage';
import WatchlistPage from '../../pages/WatchlistPage';

const two = () => fakeWatchlists('premium', { Core: stocks, Ideas: [] });

async function openPage(replies = two(), plan: PlanId = 'premium', at = '/watchlist') {
  const requests = serverReplies(replies);
  const page = renderWithApp(<WatchlistPage />, { as: aPerson(plan), at });
  await screen.findAllByRole('heading', { level: 2 });
  return { ...page, requests };
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const codes = (list: string) =>
  within(screen.getByRole('table', { name: `Stocks in ${list}` }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('the table of a watchlist', () => {
  it('shows the nearest limit, the target with its distance, tags, note and a line of the year', async () => {
    await openPage();
    const tcs = await row(/Tata Consultancy/);
    expect(tcs).toHaveTextContent('80% used');
    expect(within(tcs).getByTitle('Debt: 20% of a limit of 25%')).toHaveTextContent('80% usedDebt');
    expect(tcs).toHaveTextContent('₹3,000.00');
    expect(tcs).toHaveTextContent('−3.86% away');
    expect(tcs).toHaveTextContent('core');
    expect(tcs).toHaveTextContent('Wait for the results');
    expect(within(tcs).getByRole('img', { name: 'TCS, last year: went up' })).toBeVisible();
    expect(tcs.querySelector('[data-over]')).toHaveAttribute('data-over', 'false');
    const itc = await row(/ITC/);
    expect(itc).toHaveTextContent('840% used');
    expect(itc.querySelector('[data-over]')).toHaveAttribute('data-over', 'true');
  });

  it('offers the nearest limit to plans without detailed screening', async () => {
    await openPage(fakeWatchlists('free', { Core: [fakeStock(1)] }), 'free');
    expect(within(await row(/Company 1/)).getByRole('link', { name: 'Premium' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/plan\?to=%2F/),
    );
  });

  it('has the chosen columns, which are saved', async () => {
    const { person, requests } = await openPage();
    await row(/ITC/);
    await person.click(screen.getByRole('button', { name: 'Columns' }));
    const choices = await dialog('Columns');
    await person.click(within(choices).getByRole('checkbox', { name: 'Reason' }));
    await person.click(within(choices).getByRole('checkbox', { name: 'Note' }));
    await person.click(within(choices).getByRole('button', { name: 'Done' }));
    expect(await row(/ITC/)).toHaveTextContent('tobacco');
    expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument();
    const saved = requests.filter(({ url }) => url.endsWith('/columns'));
    const bodies = await Promise.all(saved.map((request) => request.json()));
    expect(bodies.at(-1).columns).toContain('reason');
  });

  it('does not undo a choice of columns when the watchlist of before it arrives after it', async () => {
    const replies = two();
    const answers: (() => void)[] = [];
    let isSlow = false;
    const slow = http.get('/api/watchlistcat/:id', async ({ request }) => {
      const reply = await getResponse([...replies], request);
      if (isSlow) await new Promise<void>((resolve) => answers.push(resolve));
      return reply;
    });
    const { person } = await openPage([slow, ...replies]);
    await row(/ITC/);
    await person.click(screen.getByRole('button', { name: 'Columns' }));
    const choices = await dialog('Columns');
    isSlow = true;
    const socket = new FakeSocket();
    socket.connect();
    act(() => socket.serverEmits('watchlists:changed'));
    await waitFor(() => expect(answers).toHaveLength(1));
    await person.click(within(choices).getByRole('checkbox', { name: 'Reason' }));
    await screen.findByRole('columnheader', { name: 'Reason', hidden: true });
    answers[0]?.();
    // requested again after the change
    await waitFor(() => expect(answers).toHaveLength(2));
    isSlow = false;
    expect(within(choices).getByRole('checkbox', { name: 'Reason' })).toBeChecked();
    await person.click(within(choices).getByRole('checkbox', { name: 'Note' }));
    answers[1]?.();
    await person.click(within(choices).getByRole('button', { name: 'Done' }));
    await waitFor(async () => expect(await row(/ITC/)).toHaveTextContent('tobacco'));
    expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument();
    socket.disconnect();
  });

  it('saves note, tags and target of a stock, and refuses a target that is no price', async () => {
    const { person } = await openPage();
    await row(/ITC/);
    await person.click(screen.getByRole('button', { name: 'Edit note, tags and target of ITC Limited' }));
    const form = await dialog('ITC Limited');
    const target = within(form).getByLabelText('Target price, in rupees');
    await person.type(target, '4oo');
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
    await person.clear(target);
    await person.type(target, '380.50');
    await person.type(within(form).getByLabelText('Tags'), 'dividend, old');
    await person.type(within(form).getByLabelText('Note'), 'Sell');
    await person.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await row(/ITC/)).toHaveTextContent('₹380.50'));
    expect(await row(/ITC/)).toHaveTextContent('dividend');
    expect(await row(/ITC/)).toHaveTextContent('Sell');
  });
});

describe('a target price', () => {
  it('that is removed is back with Undo', async () => {
    const { person, requests } = await openPage();
    const stock = await row(/Tata/);
    await person.click(within(stock).getByRole('button', { name: /^Edit note, tags and target/ }));
    const form = await screen.findByRole('dialog', { name: /Tata/ });
    const field = within(form).getByLabelText('Target price, in rupees');
    const target = Number(field.getAttribute('value'));
    expect(target).toBeGreaterThan(0);
    await person.clear(field);
    await person.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Target of TCS removed/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Target of TCS is back')).toBeInTheDocument();
    const sent = requests.findLast(({ method }) => method === 'PUT' || method === 'PATCH');
    expect(await sent?.json()).toMatchObject({ targetRupees: target });
  });
});

describe('selected stocks', () => {
  it('are moved to another list, and back with Undo', async () => {
    const { person } = await openPage(
      two(),
      'premium',
      '/watchlist?beside=00000000-0000-4000-8000-000000000002',
    );
    await row(/ITC/);
    const before = codes('Core');
    await person.click(screen.getByRole('checkbox', { name: 'Select ITC Limited' }));
    await person.click(screen.getByRole('checkbox', { name: 'Select Tata Consultancy Services Limited' }));
    await person.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(codes('Core')).toEqual(['Vodafone Idea Limited']));
    await waitFor(() => expect(codes('Ideas')).toHaveLength(2));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(codes('Core')).toEqual(before));
    expect(await screen.findByRole('heading', { name: 'Nothing in “Ideas” yet' })).toBeVisible();
  });

  it('leave at once when they are moved, and are back when the server refuses', async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    const slow = http.post('/api/watchlistcat/:id/stocks/copy', async () => {
      await refused;
      return problem(503, 'down', 'Please try again in a moment.');
    });
    const { person } = await openPage([slow, ...two()]);
    await row(/ITC/);
    const before = codes('Core');
    await person.click(screen.getByRole('checkbox', { name: 'Select ITC Limited' }));
    await person.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(codes('Core')).toHaveLength(before.length - 1));
    refuse();
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(codes('Core')).toEqual(before);
  });

  it('are copied to another list with what is written there, and only the new ones leave it with Undo', async () => {
    const { person } = await openPage(
      fakeWatchlists('premium', {
        Core: stocks,
        Ideas: stocks.filter(({ stock_code }) => stock_code === 'ITC'),
      }),
      'premium',
      '/watchlist?beside=00000000-0000-4000-8000-000000000002',
    );
    await screen.findByRole('table', { name: 'Stocks in Ideas' });
    const before = codes('Core');
    const panel = within(screen.getByRole('region', { name: 'Core' }));
    await person.click(panel.getByRole('checkbox', { name: 'Select ITC Limited' }));
    await person.click(panel.getByRole('checkbox', { name: 'Select Tata Consultancy Services Limited' }));
    await person.click(panel.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(codes('Ideas')).toEqual(['Tata Consultancy Services Limited', 'ITC Limited']));
    expect(
      within(screen.getByRole('table', { name: 'Stocks in Ideas' })).getByText('Wait for the results'),
    ).toBeVisible();
    expect(codes('Core')).toEqual(before);
    expect(screen.queryByRole('group', { name: 'Selected stocks' })).not.toBeInTheDocument();
    expect(await screen.findByText(/^2 stocks copied to “Ideas”/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Ideas” is as before')).toBeInTheDocument();
    await waitFor(() => expect(codes('Ideas')).toEqual(['ITC Limited']));
    expect(codes('Core')).toEqual(before);
  });

  it('are removed together, and restored with remarks and places', async () => {
    const { person } = await openPage();
    await row(/ITC/);
    const before = codes('Core');
    await person.click(screen.getByRole('checkbox', { name: 'Select all stocks in Core' }));
    expect(screen.getByText('3 stocks selected')).toBeVisible();
    await person.click(
      within(screen.getByRole('group', { name: 'Selected stocks' })).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByRole('heading', { name: 'Nothing in “Core” yet' })).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(codes('Core')).toEqual(before));
    expect(await row(/Tata/)).toHaveTextContent('Wait for the results');
  });
});

describe('a file', () => {
  it('is shown with its refused lines before anything is saved', async () => {
    const { person, requests } = await openPage(fakeWatchlists('premium', { Core: [] }));
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    const form = await dialog('Import into “Core”');
    await person.click(within(form).getByLabelText('Or its text'));
    await person.paste('symbol\nTCS\nNOSUCH');
    await person.click(within(form).getByRole('button', { name: 'Preview' }));
    const refused = await within(form).findByRole('list', { name: 'Refused lines' });
    expect(refused).toHaveTextContent('NOSUCH No stock on file has the code NOSUCH.line 3');
    expect(requests.some(({ url }) => url.endsWith('/stocks'))).toBe(false);
    await person.click(within(form).getByRole('button', { name: 'Add 1 stock' }));
    expect(await row(/Tata Consultancy/)).toBeVisible();
  });

  it('is offered for each service', async () => {
    const { person } = await openPage();
    await row(/ITC/);
    await person.click(screen.getByRole('button', { name: 'Export' }));
    const links = within(await dialog('Export “Core”')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'TradingView (.txt)',
      'Kite (.csv)',
      'Groww (.csv)',
      'CSV',
    ]);
  });
});

describe('the link of a watchlist', () => {
  it('is made, shown once and turned off', async () => {
    const { person } = await openPage();
    await row(/ITC/);
    await person.click(screen.getByRole('button', { name: 'Share' }));
    const share = await dialog('Share “Core”');
    await person.click(within(share).getByRole('button', { name: 'Make a link' }));
    expect(await within(share).findByLabelText('The link, shown only now')).toHaveDisplayValue(
      new RegExp(`/shared-watchlist#${'s'.repeat(43)}$`),
    );
    await person.click(within(share).getByRole('button', { name: 'Copy the link' }));
    expect(await within(share).findByText('Copied')).toBeVisible();
    await person.click(await within(share).findByRole('button', { name: 'Turn the link off' }));
    await person.click(await screen.findByRole('button', { name: 'Turn it off' }));
    expect(await within(share).findByRole('button', { name: 'Make a link' })).toBeVisible();
    expect(within(share).queryByLabelText('The link, shown only now')).not.toBeInTheDocument();
  });

  it('says how to copy it where the browser refuses', async () => {
    const { person } = await openPage();
    await row(/ITC/);
    await person.click(screen.getByRole('button', { name: 'Share' }));
    const share = await dialog('Share “Core”');
    await person.click(within(share).getByRole('button', { name: 'Make a link' }));
    await within(share).findByLabelText('The link, shown only now');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await person.click(within(share).getByRole('button', { name: 'Copy the link' }));
    expect(await within(share).findByText('Select the link and copy it by hand')).toBeVisible();
  });

  it('opens the list for a visitor, without what its owner wrote', async () => {
    serverReplies(two());
    renderWithApp(<SharedWatchlistPage />, {
      at: `/shared-watchlist#${'s'.repeat(43)}`,
    });
    expect(await screen.findByRole('heading', { name: 'Long term' })).toBeVisible();
    expect(screen.getByRole('row', { name: /ITC/ })).toHaveTextContent('₹401.25');
  });

  it('says so when it shows nothing any more', async () => {
    serverReplies(two());
    renderWithApp(<SharedWatchlistPage />, { at: '/shared-watchlist#gone' });
    expect(await screen.findByText(/This link shows no watchlist/)).toBeVisible();
  });
});
