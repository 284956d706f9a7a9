import { journeys } from './setup/journeys';
import { desk, fitsWindow } from './setup/marketJourneys';
import { fillWatchlists, shownStocks } from './setup/fillWatchlists';
import { Watchlist } from './pages/Watchlist';

journeys('the table of a watchlist', ({ enter }) => {
  it('fits a desk, is accessible, and is ordered by keys', async () => {
    const guest = await enter({ as: 'premium', viewport: desk });
    const { page } = guest;
    await fillWatchlists(page);
    await fitsWindow(guest);
    const remove = await page.getByRole('button', { name: /^Remove Reliance/ }).boundingBox();
    const table = await page.getByRole('region', { name: 'Stocks in Core' }).boundingBox();
    if (!remove || !table) throw new Error('There is no table with a button.');
    expect(remove.x + remove.width).toBeLessThanOrEqual(table.x + table.width);

    const [first, second, ...others] = await shownStocks(page);
    const handle = page.getByRole('button', { name: /^Move / }).first();
    await handle.focus();
    await page.keyboard.press('Space');
    await page.getByText(/is over 1 of 4/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText(/is over 2 of 4/).waitFor({ state: 'attached' });
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/order') && reply.ok());
    await page.keyboard.press('Space');
    await saved;
    await page.reload();
    await new Watchlist(page).stock(/Reliance/).waitFor();
    expect(await shownStocks(page)).toEqual([second, first, ...others]);
  });
});
