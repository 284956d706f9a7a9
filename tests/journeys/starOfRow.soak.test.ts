import type { Page } from 'playwright-core';
import { Rows } from './pages/Rows';
import { Screener } from './pages/Screener';
import { Watchlist } from './pages/Watchlist';
import { desk, fitsWindow, marketJourneys, phone } from './setup/marketJourneys';

/** Lists whose rows are companies, for a premium plan. */
const lists = [
  ['screener', '/stock_screener'],
  ['advanced screener', '/screener'],
  ['peers', '/stock?isin=TCS&part=peers'],
  ['similar', '/similarstock?isin=TCS'],
  ['index', '/indices_stocks?id=nifty-50'],
  ['industry', '/industry?id=sector~information-technology'],
] as const;

marketJourneys('the star of a row', ({ enter }) => {
  it('appears on hover and on focus, saves at once, and stops watching with a way back', async () => {
    const guest = await enter({ as: 'free', viewport: desk });
    const { page } = guest;
    const rows = new Rows(page);
    await new Screener(page).open();
    const { star, name } = await rows.firstUnwatched();
    expect(await rows.isDrawn(star)).toBe(false);
    await star.hover();
    await rows.untilShown(star);
    await page.mouse.move(0, 0);
    await star.focus();
    await rows.untilShown(star);
    await page.keyboard.press('Enter');
    await rows.reports('Saved in “My watchlist”');
    await rows.watched(name).waitFor();
    await fitsWindow(guest);

    const watchlist = new Watchlist(page);
    await watchlist.open();
    await watchlist.stock(new RegExp(name)).waitFor();

    await new Screener(page).open();
    await rows.watched(name).click();
    await rows.reports('In “My watchlist”');
    await rows.press('Stop watching');
    await rows.reports('Not in a watchlist any more');
    await star.and(page.getByRole('button', { name: rows.addTo(name) })).waitFor();
    await rows.press('Undo');
    await rows.watched(name).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button:focus').and(rows.watched(name)).waitFor();
    await watchlist.open();
    await watchlist.stock(new RegExp(name)).waitFor();
  });

  it('is in each card of a phone, and its report is above the bottom bar', async () => {
    const guest = await enter({ as: 'free', viewport: phone, hasTouch: true, isMobile: true });
    const { page } = guest;
    const rows = new Rows(page);
    await new Screener(page).open();
    const { star, name } = await rows.firstUnwatched();
    expect(await rows.isDrawn(star)).toBe(true);
    await star.tap();
    await rows.reports('Saved in “My watchlist”');
    await fitsWindow(guest);
    const report = await rows.report().boundingBox();
    const bar = await bottomBar(page).boundingBox();
    expect((report?.y ?? 0) + (report?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await rows.press('Undo');
    await rows.reports('Not in a watchlist any more');
    const watchlist = new Watchlist(page);
    await watchlist.open();
    expect(await page.getByRole('row', { name: new RegExp(name) }).count()).toBe(0);
  });

  it.each(lists)('is in the rows of the %s, which have the year too', async (name, address) => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    await page.goto(address);
    const rows = new Rows(page);
    await rows.firstUnwatched();
    await rows.year().waitFor();
    await fitsWindow(guest);
  });
});

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Bottom bar' });
