import type { Locator, Page } from 'playwright-core';
import { Watchlist } from './pages/Watchlist';
import { journeys } from './setup/journeys';
import { desk } from './setup/marketJourneys';

interface Place {
  where: string;
  address: string;
  label: string;
  /** As people and other sites write it. */
  text: string;
  /** What the first row begins with. */
  code: string;
  /** What choosing it comes to. */
  chosen: (page: Page, field: Locator) => Promise<void>;
}

const opens = (address: RegExp) => (page: Page) => page.waitForURL(address);

const places: readonly Place[] = [
  {
    where: 'the home page',
    address: '/',
    label: 'Company name, code or ISIN',
    text: 'relianse',
    code: 'RELIANCE',
    chosen: opens(/\/stock\?isin=INE002A01018/),
  },
  {
    where: 'the top bar',
    address: '/dashboard',
    label: 'Search stocks',
    text: 'relianse',
    code: 'RELIANCE',
    chosen: opens(/\/stock\?isin=INE002A01018/),
  },
  {
    where: 'the halal screener',
    address: '/stock_screener',
    label: 'Name or code',
    text: 'NSE:INFY',
    code: 'INFY',
    chosen: opens(/\/stock\?isin=INE009A01021/),
  },
  {
    where: 'a watchlist',
    address: '/watchlist',
    label: 'Add a stock to Core',
    text: 'larsen and toubro',
    code: 'LT',
    chosen: (page) => new Watchlist(page).stock(/Larsen/).waitFor(),
  },
  {
    where: 'a calculator',
    address: '/purification-calculator',
    label: 'Company or fund',
    text: 'INFY.NS',
    code: 'INFY',
    chosen: (page) =>
      page
        .getByRole('region', { name: /Infosys/ })
        .first()
        .waitFor(),
  },
  {
    where: 'price alerts',
    address: '/notification',
    label: 'Stock',
    text: 'relianse',
    code: 'RELIANCE',
    chosen: async (page, field) => {
      await page.locator(':focus').and(page.getByLabel('Price in rupees')).waitFor();
      expect(await field.inputValue()).toBe('RELIANCE');
    },
  },
];

journeys('finding a stock', ({ enter }) => {
  it('takes the same texts and keys in each of six places', async () => {
    const { page } = await enter({ as: 'premium', viewport: desk });
    await page.goto('/dashboard');
    await new Watchlist(page).replace({ Core: [] });
    for (const { address, label, text, code, chosen } of places) {
      await page.goto(address);
      const field = page.getByRole('combobox', { name: label, exact: true });
      await field.focus();
      await page.keyboard.type(text);
      const first = page.getByRole('option', {
        name: new RegExp(`^${code}\\b.*(Compliant|review|Accounts)`, 'i'),
      });
      await first.waitFor();
      await page.keyboard.press('Escape');
      await first.waitFor({ state: 'hidden' });
      expect([address, await field.inputValue()]).toEqual([address, text]);
      await page.keyboard.press('ArrowDown');
      await first.waitFor();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');
      await first.and(page.locator('[aria-selected="true"]')).waitFor();
      await page.keyboard.press('Enter');
      await chosen(page, field);
    }
  });
});
