import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { Purification } from '../pages/tools/Purification';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow } from '../setup/marketJourneys';
import { printed } from '../setup/printed';

const balance = (page: Page) => page.getByRole('table', { name: 'Balance by company and year' });
const statement = (page: Page) => page.getByRole('table', { name: /^Statement from/ });

/** Adds what is due from the calculator, and opens the ledger. */
async function addToLedger(page: Page) {
  await page.getByRole('button', { name: 'Add to ledger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to ledger' });
  await dialog.getByRole('button', { name: 'Add 1 due' }).click();
  await dialog.getByRole('link', { name: 'Open the ledger' }).click();
  await balance(page).waitFor();
}

async function pay(page: Page, rupees: string) {
  const form = page.getByRole('region', { name: 'Record a payment' });
  await form.getByLabel('Amount').fill(rupees);
  await form.getByLabel('Paid to').fill('Relief fund');
  await form.getByRole('button', { name: 'Record payment' }).click();
  await form.getByText(`₹${rupees}.00 recorded.`).waitFor();
}

journeys('a purification ledger', ({ enter }) => {
  it('is saved on the account by consent, corrected, reversed, printed and saved', async () => {
    const guest = await enter({ as: 'premium', viewport: desk });
    const { page } = guest;
    await new Purification(page).openWithAcme();
    await page.getByRole('button', { name: 'Add to ledger' }).click();
    await page.getByRole('button', { name: 'I agree: save it on my account' }).click();
    await page.keyboard.press('Escape');
    await addToLedger(page);
    await pay(page, '50');

    // recomputed: half of it was impure
    await page.goto('/purification-calculator');
    await new Purification(page).answer().getByText('₹50.00').waitFor();
    const card = new Purification(page).card('Acme Limited');
    const share = card.getByLabel('Impure share of income');
    if (!(await share.isVisible())) await card.getByText('Year to 31 Mar 2025').click();
    await share.fill('1.25');
    await new Purification(page).answer().getByText('₹25.00').waitFor();
    await addToLedger(page);
    await balance(page)
      .getByRole('row', { name: /In all/ })
      .getByText('−₹25.00')
      .waitFor();
    await statement(page)
      .getByRole('row', { name: /Correction: Acme Limited/ })
      .waitFor();

    // with the keyboard alone
    await page.getByRole('button', { name: /^Reverse the payment/ }).focus();
    await page.keyboard.press('Enter');
    await statement(page)
      .getByRole('row', { name: /Payment reversed: Acme Limited/ })
      .waitFor();
    await balance(page)
      .getByRole('row', { name: /In all/ })
      .getByText('₹25.00', { exact: true })
      .last()
      .waitFor();
    await fitsWindow(guest);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await text(await (await download).createReadStream());
    expect(file).toContain('"Opening balance"');
    expect(file).toContain('"Relief fund"');

    const sheet = await printed(page);
    // once after the last line, and not at the end of each page
    await page.emulateMedia({ media: 'print' });
    const sums = statement(page).locator('tfoot');
    expect(await sums.evaluate((foot) => getComputedStyle(foot).display)).toBe('table-row-group');
    await page.emulateMedia({ media: 'screen' });
    expect(sheet).toContain('Balance so far');
    expect(sheet).toMatch(/Owner\s+\S+.*\s+Financial year\s+1 Apr \d{4} to 31 Mar \d{4}\s+Printed on\s+\d/);
    expect(sheet).toContain('Dividends received, as you typed');
    expect(sheet).not.toContain('Record payment');
  });
});
