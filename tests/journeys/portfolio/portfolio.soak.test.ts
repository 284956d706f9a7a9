import type { Page } from 'playwright-core';
import { Keyboard } from '../setup/Keyboard';
import { journeys } from '../setup/journeys';
import { desk } from '../setup/marketJourneys';

const reliance = 'INE002A01018';
const tradebook = [
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time',
  `RELIANCE,${reliance},2023-04-03,NSE,EQ,EQ,buy,false,10.000000,2345.050000,T1,O1,2023-04-03T10:00:00`,
  'ITC,INE154A01025,2023-04-04,NSE,EQ,EQ,buy,false,20.000000,400.000000,T2,O2,2023-04-04T10:00:00',
  'NIFTY24APRFUT,,2024-04-03,NSE,FO,,sell,false,50.000000,22000.000000,T3,O3,2024-04-03T10:00:00',
].join('\n');

async function open(page: Page) {
  await page.goto('/portfolio');
  await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
}

const company = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Companies' }).getByRole('rowgroup', { name, exact: true });

journeys('a visitor with shares', ({ enter }) => {
  it('enters a purchase with the keyboard alone, and finds it after a reload', async () => {
    const guest = await enter({ viewport: desk });
    const { page } = guest;
    await open(page);
    const keyboard = new Keyboard(page);
    const finder = page.getByLabel('ISIN of the company');
    await keyboard.type(finder, reliance);
    await keyboard.press(page.getByRole('button', { name: 'Choose' }));
    await keyboard.isOn(page.getByLabel('Bought'));
    await keyboard.type(page.getByLabel('Day', { exact: true }), '04032023');
    await keyboard.type(page.getByLabel('Shares', { exact: true }), '10');
    await keyboard.type(page.getByLabel('Price per share'), '100.50');
    await page.keyboard.press('Enter');
    await keyboard.isOn(finder);
    await company(page, reliance).getByText('₹1,005.00', { exact: true }).waitFor();
    await guest.checkPage();
    await page.reload();
    await company(page, reliance).getByText('₹1,005.00', { exact: true }).waitFor();
  });
});

journeys('a user with a keyboard alone', ({ enter }) => {
  it('imports a file, sells a lot, opens a working and the exit clock, and undoes a removal', async () => {
    const { page } = await enter({ as: 'premium', viewport: desk });
    const keyboard = new Keyboard(page);
    await open(page);
    const chooser = page.waitForEvent('filechooser');
    const file = page.getByLabel('Spreadsheet, CSV file or account statement (PDF)');
    await keyboard.press(file);
    await (
      await chooser
    ).setFiles({ name: 'tradebook.csv', mimeType: 'text/csv', buffer: Buffer.from(tradebook) });
    await keyboard.isOn(page.getByRole('heading', { name: /tradebook\.csv$/ }));
    await keyboard.press(page.getByRole('button', { name: 'Import 2' }));
    const itc = company(page, 'ITC Limited');
    await itc.waitFor();
    await keyboard.isOn(page.getByRole('heading', { name: 'Imported: 2 companies, 2 entries' }));

    const finder = page.getByLabel('Search by name or code');
    await keyboard.type(finder, 'itc');
    const found = page.getByRole('listbox', { name: 'Stocks found' }).getByRole('option', { name: /^ITC/ });
    await found.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await keyboard.isOn(page.getByLabel('Bought'));
    await page.keyboard.press('ArrowDown');
    await keyboard.type(page.getByLabel('Day', { exact: true }), '04052024');
    await keyboard.type(page.getByLabel('Shares', { exact: true }), '5');
    await keyboard.type(page.getByLabel('Price per share'), '450');
    await keyboard.press(page.getByRole('button', { name: 'Add to portfolio' }));
    await keyboard.isOn(finder);
    await itc.getByText('15', { exact: true }).waitFor();
    await keyboard.press(itc.getByRole('button', { name: /^2 entries.* of ITC Limited$/ }));
    await itc.getByText('₹250.00', { exact: true }).waitFor();

    const working = page.getByLabel('How did you get this? Value', { exact: true });
    await keyboard.press(working);
    await page.getByText('Shares held times the last close of each company.').waitFor();
    await keyboard.press(itc.getByRole('link', { name: 'Exit clock of ITC Limited' }));
    const clock = page
      .getByRole('region', { name: 'Exit clock' })
      .getByRole('article', { name: 'ITC Limited' });
    await keyboard.isOn(clock);
    await keyboard.press(clock.getByLabel('How did you get this? Exit clock of ITC Limited'));
    await clock.getByText(/^To purify:/).waitFor();

    await keyboard.press(itc.getByRole('button', { name: 'Remove ITC Limited' }));
    await keyboard.isOn(page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await keyboard.isOn(page.getByRole('heading', { name: 'Companies' }));
    await itc.getByText('15', { exact: true }).waitFor();
  });
});
