import type { Page } from 'playwright-core';
import { Purification } from '../pages/tools/Purification';
import { journeys } from '../setup/journeys';
import { fitsWindow, phone } from '../setup/marketJourneys';

const passphrase = 'four words of mine';

const balance = (page: Page) => page.getByRole('table', { name: 'Balance by company and year' });
const statement = (page: Page) => page.getByRole('table', { name: /^Statement from/ });

async function pay(page: Page, rupees: string) {
  const form = page.getByRole('region', { name: 'Record a payment' });
  await form.getByLabel('Amount').fill(rupees);
  await form.getByLabel('Paid to').fill('Relief fund');
  await form.getByRole('button', { name: 'Record payment' }).click();
  await form.getByText(`₹${rupees}.00 recorded.`).waitFor();
}

journeys('a purification ledger', ({ enter }) => {
  it('is saved in the browser of a visitor on a phone, and opens with the passphrase', async () => {
    const guest = await enter({ viewport: phone });
    const { page } = guest;
    await new Purification(page).openWithAcme();
    await page.getByRole('button', { name: 'Add to ledger' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to ledger' });
    await dialog.getByLabel('Passphrase for the new ledger').fill(passphrase);
    await fitsWindow(guest);
    await dialog.getByRole('button', { name: 'Save in this browser' }).click();
    await dialog.getByRole('button', { name: 'Add 1 due' }).click();
    await dialog.getByRole('link', { name: 'Open the ledger' }).click();
    await pay(page, '20');
    await balance(page)
      .getByRole('row', { name: /In all/ })
      .getByText('₹30.00')
      .waitFor();

    await page.reload();
    await page.getByLabel('Passphrase of your ledger in this browser').fill('another one of hers');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('The ledger does not open with this passphrase.').waitFor();
    await page.getByLabel('Passphrase of your ledger in this browser').fill(passphrase);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await statement(page)
      .getByRole('row', { name: /Payment: Acme Limited/ })
      .waitFor();
    await fitsWindow(guest);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain('Relief fund');
  });
});
