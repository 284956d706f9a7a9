import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { Watchlist } from './pages/Watchlist';
import { fillWatchlists, shownStocks } from './setup/fillWatchlists';
import { desk, fitsWindow, marketJourneys, phone } from './setup/marketJourneys';

const actions = (page: Page, list: string) => page.getByRole('group', { name: `Actions for ${list}` });

marketJourneys('what is done with a watchlist', ({ enter }) => {
  it('is undone, and seen on another page, on a desk', async () => {
    const guest = await enter({ as: 'premium', viewport: desk });
    const { page } = guest;
    await fillWatchlists(page);
    const before = await shownStocks(page);
    const other = await page.context().newPage();
    const elsewhere = new Watchlist(other);
    await elsewhere.open();
    await elsewhere.stock(/Reliance/).waitFor();

    await actions(page, 'Core').getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Sector' }).check();
    await page.getByRole('checkbox', { name: 'Year' }).uncheck();
    await fitsWindow(guest);
    await page.getByRole('button', { name: 'Done' }).click();
    await elsewhere
      .stock(/Reliance/)
      .getByText('Energy', { exact: true })
      .waitFor();
    await other.getByRole('img', { name: 'RELIANCE, last year' }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Stock', exact: true }).click();
    await page.getByText('Back to my order').waitFor();
    expect(await shownStocks(page)).toEqual(before.toSorted((a, b) => a.localeCompare(b)));
    await page.getByRole('button', { name: 'Back to my order' }).click();
    expect(await shownStocks(page)).toEqual(before);

    await page.getByRole('button', { name: 'Edit note, tags and target of Infosys Limited' }).click();
    const remarks = page.getByRole('dialog');
    await remarks.getByLabel('Note', { exact: true }).waitFor();
    await guest.checkPage();
    await page.keyboard.press('Escape');
    await remarks.waitFor({ state: 'hidden' });

    const selected = page.getByRole('group', { name: 'Selected stocks' });
    const select = async () => {
      for (const name of ['Infosys', 'ITC'])
        await page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }).check();
      await selected.getByText('2 stocks selected').waitFor();
    };
    await select();
    await fitsWindow(guest);
    await selected.getByLabel('Other watchlist').selectOption('Later');
    await selected.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('2 stocks copied to “Later”').waitFor();
    await elsewhere.link('Later').getByText('2 of 50 stocks').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await elsewhere.link('Later').getByText('0 of 50 stocks').waitFor();

    await select();
    await selected.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('2 stocks removed').waitFor();
    await elsewhere.stock(/Infosys/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await elsewhere.stock(/Infosys/).waitFor();
    await new Watchlist(page).stock(/Infosys/).waitFor();
    expect(await shownStocks(page)).toEqual(before);
    expect(await shownStocks(other)).toEqual(before);
  });

  it('is a file for each service, which is read again, on a phone', async () => {
    const guest = await enter({ as: 'premium', viewport: phone });
    const { page } = guest;
    await fillWatchlists(page);
    await actions(page, 'Core').getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export “Core”' });
    await dialog.waitFor();
    await fitsWindow(guest);
    const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
    for (const label of ['TradingView (.txt)', 'Kite (.csv)', 'Groww (.csv)', 'CSV']) {
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('link', { name: label, exact: true }).click();
      const download = await downloading;
      const content = await buffer(await download.createReadStream());
      files.push({ name: download.suggestedFilename(), mimeType: 'text/plain', buffer: content });
    }
    expect(files.map(({ name }) => name.replace(/.*\./, ''))).toEqual(['txt', 'csv', 'csv', 'csv']);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await new Watchlist(page).link('Ideas').click();
    await new Watchlist(page).title('Ideas').waitFor();
    await actions(page, 'Ideas').getByRole('button', { name: 'Import' }).click();
    for (const file of files) {
      await page.getByLabel('File', { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: 'Add 4 stocks' }).waitFor();
      expect(await page.getByRole('list', { name: 'Refused lines' }).count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Add 4 stocks' }).click();
    await new Watchlist(page)
      .stock(/Reliance/)
      .getByText('₹1,234.50')
      .waitFor();
    expect((await shownStocks(page, 'Ideas')).length).toBe(4);
  });
});
