import { text } from 'node:stream/consumers';
import { desk } from './setup/marketJourneys';
import { Market } from './pages/Market';
import { Screener } from './pages/Screener';
import { ownJourneyProduct } from './setup/journeyProduct';
import { journeysIn } from './setup/journeys';

journeysIn(ownJourneyProduct(), 'a user who screens the market', ({ enter }) => {
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

    await view.addFilter('Market capitalization');
    const [low, high] = ['from', 'to'].map((end) =>
      page.getByRole('slider', { name: `Market capitalization, ${end}` }),
    );
    if (!low || !high) throw new Error('A range must have two handles.');
    await high.scrollIntoViewIfNeeded();
    const from = await low.boundingBox();
    const to = await high.boundingBox();
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
    const before = view.query();
    await page.waitForFunction((old) => location.search !== old, new URL(page.url()).search);
    expect(view.query()).not.toBe(before);
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
});
