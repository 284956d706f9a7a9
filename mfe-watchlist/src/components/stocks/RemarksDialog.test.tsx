import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import type { PriceAlertBody, PriceAlertsReply } from '@tayyib/shared/contracts';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type Fixtures,
} from '@tayyib/shared/testing';
import { fakePriceAlerts } from '../../../dev/fakePriceAlerts';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { stocks } from '../../../dev/stocks';
import WatchlistPage from '../../pages/WatchlistPage';

const below3000: PriceAlertBody = { stock: 'TCS', direction: 'below', price: '3000.00' };
const down = () => problem(503, 'down', 'Please try again in a moment.');

/** Opens the dialog of a stock in a watchlist with TCS (target ₹3,000, close ₹3,120.50), ITC (₹401.25) and IDEA (no price). */
async function edit(name: RegExp, alerts: readonly PriceAlertBody[] = [], more: Fixtures = {}, limit = 50) {
  const requests = serverReplies([
    ...handlersOf(more),
    ...fakePriceAlerts(alerts, limit),
    ...fakeWatchlists('premium', { Core: stocks }),
  ]);
  const page = renderWithApp(<WatchlistPage />, { as: aPerson('premium'), at: '/watchlist' });
  const reopen = async () => {
    const row = await screen.findByRole('row', { name });
    await page.person.click(within(row).getByRole('button', { name: /^Edit note, tags and target/ }));
    return within(await screen.findByRole('dialog', { name }));
  };
  return { ...page, requests, reopen, dialog: await reopen() };
}

type Dialog = ReturnType<typeof within>;
const box = (dialog: Dialog) => dialog.findByRole('checkbox', { name: 'Alert me at this price' });
const target = (dialog: Dialog) => dialog.getByLabelText('Target price, in rupees');
const save = (dialog: Dialog) => dialog.getByRole('button', { name: 'Save' });
const waiting = async () => {
  const { alerts }: PriceAlertsReply = await (await fetch('/api/price-alerts')).json();
  return alerts.map(({ stock_code, direction, price }) => `${stock_code} ${direction} ${price}`);
};

const changes = (requests: readonly Request[]) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(
      ({ method, url }) => `${method} ${new URL(url).pathname.replace(/[^/]+\/stocks.*/, ':list/stocks')}`,
    );

describe('the price alert at a target', () => {
  it('is set on the side the price comes from, and is chosen when the dialog is opened again', async () => {
    const { person, dialog, reopen } = await edit(/ITC/);
    expect(await box(dialog)).toBeDisabled();
    expect(dialog.getByText('Write a target first.')).toBeVisible();
    await person.type(target(dialog), '380.5');
    await person.click(await box(dialog));
    expect(dialog.getByText('Once, when it closes at or below ₹380.50.')).toBeVisible();
    await person.click(save(dialog));
    expect(await screen.findByText('ITC saved')).toBeInTheDocument();
    expect(await waiting()).toEqual(['ITC below 380.50']);
    expect(await box(await reopen())).toBeChecked();
  });

  it('waits above the close for a higher target, and for none at the close', async () => {
    const { person, dialog } = await edit(/ITC/);
    await person.type(target(dialog), '401.25');
    expect(await box(dialog)).toBeDisabled();
    expect(dialog.getByText('The last close is this price.')).toBeVisible();
    await person.clear(target(dialog));
    await person.type(target(dialog), '401.30{Tab} ');
    expect(await box(dialog)).toBeChecked();
    await person.click(save(dialog));
    await waitFor(async () => expect(await waiting()).toEqual(['ITC above 401.30']));
  });

  it('moves with the target, also where the plan has no room for one more', async () => {
    const { person, dialog, requests } = await edit(/Tata/, [below3000], {}, 1);
    await waitFor(async () => expect(await box(dialog)).toBeChecked());
    await person.clear(target(dialog));
    await person.type(target(dialog), '3,200');
    expect(dialog.getByText(/^Moves the alert at or below ₹3,000.00\./)).toBeVisible();
    await person.click(save(dialog));
    expect(await screen.findByText('TCS saved')).toBeInTheDocument();
    expect(await waiting()).toEqual(['TCS above 3200.00']);
    expect(changes(requests)).toEqual(['PATCH /api/watchlistcat/:list/stocks', 'PATCH /api/price-alerts']);
  });

  it('is removed with the target, and both are back with Undo', async () => {
    const { person, dialog } = await edit(/Tata/, [below3000]);
    await waitFor(async () => expect(await box(dialog)).toBeChecked());
    await person.clear(target(dialog));
    expect(dialog.getByText('Removes the alert at or below ₹3,000.00.')).toBeVisible();
    await person.click(save(dialog));
    expect(await screen.findByText(/^Target of TCS removed/)).toBeInTheDocument();
    expect(await waiting()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Target of TCS is back')).toBeInTheDocument();
    expect(await waiting()).toEqual(['TCS below 3000.00']);
  });

  it('is removed alone, with Undo, and leaves alerts at other prices', async () => {
    const other: PriceAlertBody = { ...below3000, price: '2500.00' };
    const { person, dialog } = await edit(/Tata/, [below3000, other]);
    await waitFor(async () => expect(await box(dialog)).toBeChecked());
    await person.click(await box(dialog));
    await person.click(save(dialog));
    expect(await screen.findByText(/^TCS saved, its price alert removed/)).toBeInTheDocument();
    expect(await waiting()).toEqual(['TCS below 2500.00']);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The price alert of TCS is back')).toBeInTheDocument();
    expect(await waiting()).toEqual(['TCS below 3000.00', 'TCS below 2500.00']);
  });

  it('cannot be set beyond the plan', async () => {
    const { person, dialog, reopen } = await edit(/ITC/, [below3000], {}, 1);
    await person.type(target(dialog), '380');
    expect(await box(dialog)).toBeDisabled();
    expect(dialog.getByText(/^All 1 price alerts of your plan are waiting\./)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Remove one first' })).toHaveAttribute('href', '/notification');
    await person.click(save(dialog));
    expect(await screen.findByText('ITC saved')).toBeInTheDocument();
    expect(await waiting()).toEqual(['TCS below 3000.00']);
    expect(await box(await reopen())).not.toBeChecked();
  });

  it('needs a price to come from', async () => {
    const { person, dialog } = await edit(/Vodafone/);
    await person.type(target(dialog), '10');
    expect(await box(dialog)).toBeDisabled();
    expect(dialog.getByText(/we cannot say from which side/)).toBeVisible();
  });
});

describe('a failure', () => {
  it('to move the alert is shown, the former waits, and saving again moves it', async () => {
    let isDown = true;
    const { person, dialog, requests } = await edit(/Tata/, [below3000], {
      'PATCH /api/price-alerts': () => (isDown ? down() : undefined),
    });
    await waitFor(async () => expect(await box(dialog)).toBeChecked());
    await person.clear(target(dialog));
    await person.type(target(dialog), '2900');
    await person.click(save(dialog));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Note, tags and target are saved. The price alert is not: Please try again in a moment.',
    );
    expect(changes(requests)).toEqual(['PATCH /api/watchlistcat/:list/stocks', 'PATCH /api/price-alerts']);
    expect(await waiting()).toEqual(['TCS below 3000.00']);
    expect(await box(dialog)).toBeChecked();
    isDown = false;
    await person.click(save(dialog));
    expect(await screen.findByText('TCS saved')).toBeInTheDocument();
    expect(await waiting()).toEqual(['TCS below 2900.00']);
  });

  it('to save the target leaves the alert and what was typed', async () => {
    const { person, dialog } = await edit(/Tata/, [below3000], {
      'PATCH /api/watchlistcat/:id/stocks/:isin': down,
    });
    await waitFor(async () => expect(await box(dialog)).toBeChecked());
    await person.clear(target(dialog));
    await person.click(save(dialog));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(await waiting()).toEqual(['TCS below 3000.00']);
    expect(target(dialog)).toHaveValue('');
  });

  it('to load the alerts is shown with Retry, and the rest can be saved', async () => {
    let isDown = true;
    const { person, dialog } = await edit(/Tata/, [below3000], {
      'GET /api/price-alerts': () => (isDown ? down() : undefined),
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent(/saving leaves them as they are/);
    expect(save(dialog)).toBeEnabled();
    isDown = false;
    await person.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await box(dialog)).toBeChecked());
  });
});

it('the dialog of a stock lets a note be saved while the alerts load, but no other target', async () => {
  serverReplies([
    http.get('/api/price-alerts', () => delay('infinite')),
    ...fakeWatchlists('premium', { Core: stocks }),
  ]);
  const { person } = renderWithApp(<WatchlistPage />, { as: aPerson('premium'), at: '/watchlist' });
  await person.click(await screen.findByRole('button', { name: /^Edit note.* Tata/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Tata/ }));
  await waitFor(() => expect(dialog.getByText('Loading your price alerts…')).toBeVisible());
  await person.type(target(dialog), '1');
  expect(save(dialog)).toBeDisabled();
  await person.type(target(dialog), '{Backspace}');
  await person.type(dialog.getByLabelText('Note'), '!');
  await person.click(save(dialog));
  expect(await screen.findByText('TCS saved')).toBeInTheDocument();
});
