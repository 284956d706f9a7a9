import { text } from 'node:stream/consumers';
import { readConfig } from '../../server/src/config/config';
import { openForImport } from '../../server/src/database/openForImport';
import { createMarket } from '../../server/src/features/market/marketSnapshot/createMarket';
import { evaluateFollowedScreens } from '../../server/src/features/market/screens/following/evaluateFollowedScreens';
import { desk, fitsWindow, phone } from './setup/marketJourneys';
import { Market } from './pages/Market';
import { Screener } from './pages/Screener';
import { ownJourneyProduct } from './setup/journeyProduct';
import { journeysIn } from './setup/journeys';

/** UltraTech Cement, which is compliant by TASIS in the sample. */
const ultratech = 'INE481G01011';

/** Runs the server's job for followed screens, which otherwise runs every ten minutes. */
async function runFollowedScreensJob(databaseUrl: string) {
  const { env } = process;
  const store = await openForImport(
    readConfig({ ...env, NODE_ENV: 'development', DATABASE_URL: databaseUrl }),
    () => {},
  );
  try {
    const clock = { now: () => new Date() };
    await evaluateFollowedScreens({ db: store.db, clock }, createMarket(store.db, clock));
  } finally {
    await store.close();
  }
}

journeysIn(ownJourneyProduct(), 'a user who screens the market', ({ enter, product }) => {
  it('finds the same filters and stocks after a reload, and in another browser', async () => {
    const guest = await enter({ as: 'free' });
    const screener = new Screener(guest.page);
    await screener.open();
    const everything = await screener.count();
    await guest.checkPage();

    await screener.tick(/^(Shariah )?Compliant/);
    await screener.tick(/^Large/);
    await screener.activeFilters().waitFor();
    await guest.page.waitForURL(/badge=compliant.*size=large|size=large.*badge=compliant/);
    const narrowed = await screener.count();
    expect(narrowed).not.toBe(everything);
    await guest.checkPage();

    await guest.page.reload();
    await screener.activeFilters().waitFor();
    expect(await screener.count()).toBe(narrowed);

    const other = await enter({ as: 'basic' });
    await other.page.goto(guest.page.url());
    const elsewhere = new Screener(other.page);
    await elsewhere.activeFilters().waitFor();
    expect(await elsewhere.count()).toBe(narrowed);
  });

  it('drags a range over the histogram, moves a column, and exports the table', async () => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const view = new Market(page);
    await view.open('/screener');
    const all = await view.matches();
    const names = page
      .getByRole('table', { name: 'Stocks that match' })
      .getByRole('rowheader')
      .getByRole('link');
    const largest = await names.first().innerText();

    await page.getByRole('combobox', { name: 'Add a filter' }).fill('Market capitalization');
    await page.keyboard.press('Enter');
    const [low, high] = ['from', 'to'].map((end) =>
      page.getByRole('slider', { name: `Market capitalization, ${end}` }),
    );
    if (!low || !high) throw new Error('A range must have two handles.');
    await high.scrollIntoViewIfNeeded();
    const [from, to] = [await low.boundingBox(), await high.boundingBox()];
    if (!from || !to) throw new Error('The handles are not visible.');
    const height = from.y + from.height / 2;
    await page.mouse.move(from.x + from.width / 2, height);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, height, { steps: 5 });
    await page.mouse.up();
    await page.waitForURL(/Market\+capitalization\+%3E%3D/);
    await view.answersItsAddress();
    const dragged = await view.matches();
    expect(dragged).toBeLessThan(all);
    expect(await names.first().innerText()).toBe(largest);
    await low.press('ArrowRight');
    const before = view.asked();
    await page.waitForFunction((old) => location.search !== old, new URL(page.url()).search);
    expect(view.asked()).not.toBe(before);
    await view.answersItsAddress();

    await page.getByText('Columns', { exact: true }).click();
    await page.getByText('Order of the columns').click();
    await page.getByRole('button', { name: 'Move Market capitalization earlier' }).press('Enter');
    await page.waitForURL(/column=Market\+capitalization/);
    await view.answersItsAddress();
    await guest.checkPage();
    const matches = await view.matches();
    const shown = await names.allTextContents();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ]);
    const [head, ...rows] = (await text(await file.createReadStream())).trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Name,Code,ISIN,Verdict,Market capitalization/);
    expect(rows).toHaveLength(matches);
    expect(rows.slice(0, shown.length).map((row) => row.split(',')[0])).toEqual(shown);
  });

  it('follows a screen, is notified of stocks that no longer match, and opens it', async () => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const view = new Market(page);
    await view.open('/screener');
    await page.getByRole('textbox', { name: 'Name to save this screen under' }).fill('All that is halal');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved as All that is halal.').waitFor();
    const open = page.getByRole('region', { name: 'Saved screen All that is halal' });
    await open.getByRole('button', { name: 'Follow All that is halal', exact: true }).click();
    await open.getByRole('button', { name: 'Stop following All that is halal' }).waitFor();
    await open.getByLabel('Alert at or above').fill('2');
    await page.keyboard.press('Enter');
    await open.getByText(/while at least 2 match/).waitFor();
    await open.getByRole('button', { name: 'Pause alerts of All that is halal' }).click();
    await open.getByText(/^Following, paused/).waitFor();
    await page.reload();
    await open.getByRole('button', { name: 'Resume alerts of All that is halal' }).click();
    await open.getByText(/while at least 2 match/).waitFor();
    await page.getByText(/^My screens \(1, 1 followed\)/).click();
    for (const [device, viewport] of [
      ['phone', phone],
      ['desk', desk],
    ] as const) {
      await page.setViewportSize(viewport);
      await view.isWhole();
      await fitsWindow(guest, `screener followed ${device}`);
    }

    const scholar = await enter({ as: 'advisor' });
    const decided = await scholar.page.context().request.post(`/api/staff/stocks/${ultratech}/overrides`, {
      headers: { origin: new URL(page.url()).origin },
      data: { standard: 'TASIS', action: 'override', status: 2, reason: 'Its annual report says so' },
    });
    expect(decided.status()).toBe(201);
    await runFollowedScreensJob(product().store);

    await page.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('link', { name: /1 stock no longer matches All that is halal/ })
      .click();
    const changes = page.getByRole('region', { name: 'What changed' });
    const gone = changes.getByRole('list', { name: 'No longer match' });
    await gone.getByRole('link', { name: /^UltraTech Cement/ }).waitFor();
    await view.isWhole();
    await guest.checkPage();
    await page.reload();
    await gone.getByRole('link', { name: /^UltraTech Cement/ }).waitFor();
    await changes.getByRole('button', { name: 'Close what changed' }).click();
    await changes.waitFor({ state: 'detached' });
    await view.saysInWords('Status = compliant');
  });
});
