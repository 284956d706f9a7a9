import type { Page } from 'playwright-core';
import { Watchlist } from '../pages/Watchlist';

/** Reliance, TCS, Infosys and ITC, which are in the sample. */
const isins = ['INE002A01018', 'INE467B01029', 'INE009A01021', 'INE154A01025'];

/** Replaces the lists of the user by three, _Core_ with four stocks, _Ideas_ and _Later_, and opens the first. */
export async function fillWatchlists(page: Page): Promise<void> {
  // a page that shows no list, since the old ones are deleted
  await page.goto('/about_us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async (stocks) => {
    const send = async (method: string, path: string, body: object): Promise<{ data: { _id: string } }> => {
      const reply = await fetch(`/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const changed: { data: { _id: string } } = await reply.json();
      return changed;
    };
    // the tests of a file share one user
    const { data: old } = await (await fetch('/api/watchlistcat')).json();
    for (const { _id } of old) await fetch(`/api/watchlistcat/${_id}`, { method: 'DELETE' });
    const core = await send('POST', 'addwatchlistcat', { title: 'Core' });
    for (const title of ['Ideas', 'Later']) await send('POST', 'addwatchlistcat', { title });
    const id = core.data._id;
    await send('POST', `watchlistcat/${id}/stocks`, { stocks: stocks.map((isin) => ({ isin })) });
    await send('PATCH', `watchlistcat/${id}/stocks/${stocks[0]}`, {
      note: 'Wait for the results of the second quarter',
      tags: ['energy', 'core'],
      targetRupees: 1234.5,
    });
  }, isins);
  await new Watchlist(page).open();
  await new Watchlist(page).stock(/Reliance/).waitFor();
}

/** The names in the table of a list, from the top. */
export const shownStocks = (page: Page, list = 'Core') =>
  page
    .getByRole('table', { name: `Stocks in ${list}` })
    .getByRole('rowheader')
    .getByRole('link')
    .allInnerTexts();
