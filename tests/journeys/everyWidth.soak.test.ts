import type { Page } from 'playwright-core';
import { Market } from './pages/Market';
import { desk, fitsWindow, marketJourneys, phone } from './setup/marketJourneys';
import { shiftOf, watchShifts } from './setup/layoutShift';
import { longTestMs } from './setup/limits';
import { overflowsByWidth } from './setup/overflowsByWidth';

const publicPages = [
  '/',
  '/login',
  '/register',
  '/forgotpassword',
  '/status',
  '/plans',
  '/purification-calculator',
  '/portfolio',
  '/Screening_Criteriaall',
  '/Financial_Screening_Parameters',
  '/about_us',
  '/privacy-policy',
  '/nowhere',
  '/shared-watchlist',
];
const appPages = [
  '/dashboard',
  '/plan',
  '/profile',
  '/notification',
  '/help_center',
  '/watchlist',
  '/nowhere',
  '/stock?isin=TCS',
  '/stock?isin=ITC',
  '/stock?isin=TCS&part=peers',
  '/stock',
  '/similarstock?isin=TCS',
  '/stock_screener',
  '/screener',
  '/iposcreen',
  '/industry',
  '/indices',
  '/indices_stocks?id=nifty-50',
  '/mutualfund',
  '/gold_silver',
  '/tais_screening_criteria',
  '/our_shariah_advisor',
  '/portfolio',
  '/zakat-calculator',
  '/purification-calculator',
  '/community',
  '/consultations',
  '/video_login',
  '/chat2',
];
const staffPages = ['/staff/modules', '/staff/feeds', '/staff/standards'];

/** 360, 400 … 1920. */
const widths = Array.from({ length: 40 }, (_, index) => 360 + 40 * index);
/** The limit of "good" is 0.1; ours is half of it. */
const shiftLimit = 0.05;

marketJourneys('at every width', ({ enter }) => {
  it.each([
    ['visitors', null, publicPages],
    ['users', 'pro', appPages],
    ['staff', 'staff', staffPages],
  ] as const)(
    'no page for %s scrolls sideways or shifts while it loads',
    async (_name, account, pages) => {
      const { page } = await enter({ viewport: phone, ...(account && { as: account }) });
      await watchShifts(page);
      const problems: string[] = [];
      for (const address of pages) {
        const visit = (width: string) => `${address} ${width}`;
        await page.setViewportSize(phone);
        await new Market(page).open(address);
        await noteShift(page, visit('phone'), problems);
        await page.setViewportSize(desk);
        await page.reload();
        await new Market(page).isWhole();
        await noteShift(page, visit('desk'), problems);
        for (const { width, overflow } of await overflowsByWidth(page, widths))
          problems.push(visit(`${width} px: ${overflow} px too wide`));
      }
      expect(problems).toEqual([]);
    },
    longTestMs,
  );

  it('the stocks to compare with stay in the window, in both themes', async () => {
    const guest = await enter({ as: 'pro', viewport: phone });
    const { page } = guest;
    await new Market(page).open('/stock?isin=TCS&part=chart');
    const field = page.getByRole('combobox', { name: 'Compare with, by name or code' });
    const list = page.getByRole('listbox', { name: 'Stocks to compare with' });
    for (let theme = 0; theme < 2; theme += 1) {
      for (const width of [360, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await field.fill('infos');
        await list.getByRole('option').first().waitFor();
        await fitsWindow(guest);
        await field.press('Escape');
        await list.waitFor({ state: 'detached' });
      }
      await page.getByRole('switch', { name: 'Dark theme' }).click();
    }
  });
});

async function noteShift(page: Page, visit: string, problems: string[]) {
  const shift = await shiftOf(page);
  if (shift > shiftLimit) problems.push(`${visit}: layout shift of ${shift.toFixed(3)}`);
}
