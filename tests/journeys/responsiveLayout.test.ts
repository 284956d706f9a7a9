import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Account } from './pages/Account';
import { Stocks } from './pages/Stocks';
import { journeys } from './setup/journeys';

/** A folder for screenshots of every page. Without it the pages are only checked. */
const folder = process.env['SCREENSHOTS'];

const isin = 'INE002A01018';
const windows = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

const signedInPages: readonly [name: string, address: string, isThere: (page: Page) => Promise<void>][] = [
  ['screener', '/stock_screener', (page) => page.getByText(/stocks match$/).waitFor()],
  ['stock', `/stock?isin=${isin}`, (page) => page.getByRole('button', { name: /watchlist/ }).waitFor()],
  ['watchlist', '/watchlist', (page) => page.getByText('Reliance Industries').first().waitFor()],
];

journeys('every page', ({ enter, product }) => {
  it.each([
    ['phone', 'light'],
    ['phone', 'dark'],
    ['desk', 'light'],
    ['desk', 'dark'],
  ] as const)('fits a %s in the %s theme, and is accessible', async (device, theme) => {
    const guest = await enter({ viewport: windows[device] });
    const { page } = guest;
    const look = async (name: string) => {
      await guest.checkPage();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      if (folder)
        await page.screenshot({ path: join(folder, `${name}-${device}-${theme}.png`), fullPage: true });
    };

    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (theme === 'dark') await page.getByRole('switch', { name: 'Dark theme' }).click();
    await look('home');
    await page.goto('/login');
    await page.getByLabel('Password').waitFor();
    await look('login');

    await new Account(page).signIn(await product().emailOf('premium'));
    await page.goto(`/stock?isin=${isin}`);
    const keep = page
      .getByRole('button', { name: /^(Add to|In 1) watchlist/ })
      .and(page.locator('[aria-busy="false"]'));
    await keep.waitFor();
    const stocks = new Stocks(page);
    if ((await keep.innerText()).includes('Add to')) {
      await stocks.openAddToWatchlist();
      await stocks.addToNewWatchlist('Energy');
    }
    for (const [name, address, isThere] of signedInPages) {
      await page.goto(address);
      await isThere(page);
      await look(name);
    }
  });
});
