import type { Page } from 'playwright-core';
import { journeys } from '../setup/journeys';
import { fitsWindow, phone } from '../setup/marketJourneys';

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

async function choose(page: Page, text: string) {
  await page
    .getByLabel('Spreadsheet, CSV file or account statement (PDF)')
    .setInputFiles({ name: 'tradebook.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const company = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Companies' }).getByRole('rowgroup', { name, exact: true });

journeys('a user with shares', ({ enter }) => {
  it('imports a tradebook on a phone, stores it, and finds it again', async () => {
    const maryam = await enter({ as: 'premium', viewport: phone });
    const { page } = maryam;
    await open(page);
    await choose(page, tradebook);
    await page.getByText('2 to import, 0 in the portfolio already, 1 refused.').waitFor();
    await page.getByText('Line 4: Not a share: only shares of companies are imported.').waitFor();
    await fitsWindow(maryam);
    await page.getByRole('button', { name: 'Import 2' }).click();
    await company(page, 'Reliance Industries Limited').waitFor();

    await page.getByRole('button', { name: 'Agree and store it' }).click();
    await page.getByText(/is stored on your account/).waitFor();
    await page.reload();
    await company(page, 'Reliance Industries Limited').getByText('₹23,450.50', { exact: true }).waitFor();
    const clocks = page.getByRole('region', { name: 'Exit clock' });
    await clocks.getByRole('article', { name: 'ITC Limited' }).waitFor();
    await clocks.getByText(/gives no number of days/).waitFor();
    const purification = page.getByRole('region', { name: 'Purification', exact: true });
    await purification.getByRole('heading', { name: 'To purify' }).waitFor();
    await fitsWindow(maryam);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(maryam);

    await choose(page, tradebook);
    await page.getByText('0 to import, 2 in the portfolio already, 1 refused.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stop storing' }).click();
    await page.getByRole('button', { name: 'Stop and erase' }).click();
    await page.getByText(/only in this tab/).waitFor();
    await page.getByText('Enter a purchase or import a file to see your portfolio.').waitFor();
  });
});
