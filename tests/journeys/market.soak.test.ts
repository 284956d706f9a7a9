import { Market } from './pages/Market';
import { desk, fitsWindow, marketJourneys, phone } from './setup/marketJourneys';

const pages = [
  ['stock', '/stock?isin=TCS'],
  ['stock that is not compliant', '/stock?isin=ITC'],
  ['halal screener', '/stock_screener'],
  ['advanced screener', '/screener'],
  ['public issues', '/iposcreen'],
  ['similar stocks', '/similarstock?isin=TCS'],
  ['industries', '/industry'],
  ['indices', '/indices'],
  ['members of an index', '/indices_stocks?id=nifty-50'],
  ['funds', '/mutualfund'],
  ['gold and silver', '/gold_silver'],
  ['screening criteria', '/tais_screening_criteria'],
  ['advisor', '/our_shariah_advisor'],
] as const;

marketJourneys('the whole market', ({ enter }) => {
  it.each(pages)('shows %s on a desktop and a phone, in both themes, accessibly', async (name, address) => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    await new Market(page).open(address);
    await fitsWindow(guest);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);
    await page.setViewportSize(phone);
    await fitsWindow(guest);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);
  });

  it.each([
    ['screener', '/stock_screener'],
    ['advanced screener', '/screener'],
  ])('shows sixteen stocks of the %s without scrolling on a desktop', async (_name, address) => {
    const { page } = await enter({ as: 'pro', viewport: desk });
    const view = new Market(page);
    await view.open(address);
    const sixteenth = await view
      .table(/^Stocks that match/)
      .getByRole('row')
      .nth(16)
      .boundingBox();
    expect(sixteenth && sixteenth.y + sixteenth.height).toBeLessThanOrEqual(desk.height);
  });

  it('shows every column of its tables on a desktop', async () => {
    const { page } = await enter({ as: 'pro', viewport: desk });
    for (const address of [
      '/screener',
      '/indices_stocks?id=nifty-50',
      '/similarstock?isin=TCS',
      '/industry',
      '/stock?isin=TCS&part=peers',
    ]) {
      await new Market(page).open(address);
      const pixels = await page
        .locator('main table')
        .evaluateAll((tables) =>
          tables.map(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : 0)),
        );
      // of no table it is not 0 either
      expect([address, Math.max(...pixels)]).toEqual([address, 0]);
    }
  });

  it('keeps the fields of filters inside their cards, and begins in the filter that was added', async () => {
    const { page } = await enter({ as: 'pro', viewport: desk });
    const view = new Market(page);
    await view.open('/screener');
    await view.addFilter('Debt ratio');
    await page.locator(':focus').and(page.getByLabel('Debt ratio, from')).waitFor();
    const filters = page.getByRole('list', { name: 'Filters, all of which must match' });
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await filters.getByRole('listitem').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { right } = card.getBoundingClientRect();
          return [...card.querySelectorAll('input, button')]
            .filter((field) => field.getBoundingClientRect().right > right)
            .map((field) => field.getAttribute('aria-label'));
        }),
      );
      expect([width, beyond]).toEqual([width, []]);
    }
  });

  it('uses a custom ratio as a filter, and scrolls through every stock', async () => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const view = new Market(page);
    await view.open('/screener');
    await page.getByText('My ratios').click();
    await page.getByRole('textbox', { name: 'Ratio name' }).fill('Cash share');
    await page.getByRole('textbox', { name: 'Formula' }).fill('Cash / Total assets');
    await page.getByRole('button', { name: 'Save ratio' }).click();
    await page.getByText('Saved Cash share.').waitFor();
    await view.askInWords('Cash share > 0.01');
    expect(await view.matches()).toBeGreaterThan(0);
    await view.askInWords('Market capitalization > 0');
    const all = await view.matches();
    expect(all).toBeGreaterThan(1000);
    const rows = view.table('Stocks that match');
    expect(await rows.getAttribute('aria-rowcount')).toBe(String(all + 1));
    // more rows are loaded at the end of the list
    await page.waitForFunction(() => {
      const frame = document.querySelector('main table')?.parentElement;
      if (frame) frame.scrollTop = frame.scrollHeight;
      const last = [...document.querySelectorAll('main tr[aria-rowindex]')].at(-1);
      return Number(last?.getAttribute('aria-rowindex')) > 401; // the head is the first row
    });
    expect(await rows.getByRole('row').count()).toBeLessThan(80);
    // the printout has every loaded row, and the total count
    const printed = await page.evaluateHandle(() => ({
      rows: new Promise<number>((resolve) =>
        addEventListener(
          'beforeprint',
          () => resolve(document.querySelectorAll('main tbody tr[aria-rowindex]').length),
          { once: true },
        ),
      ),
    }));
    await page.pdf({ format: 'A4' });
    expect(await printed.evaluate(({ rows }) => rows)).toBeGreaterThan(400);
    await page.getByText('My ratios').click();
    await page.getByText('My ratios').click();
    await page.getByRole('button', { name: 'Delete Cash share' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Cash share?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('button', { name: 'Delete Cash share' }).waitFor({ state: 'detached' });
  });

  it('keeps the state of a list in its address, also after navigating back', async () => {
    const guest = await enter({ as: 'pro', viewport: phone });
    const { page } = guest;
    const view = new Market(page);
    await view.open('/iposcreen');
    await page.getByRole('textbox', { name: 'Company' }).fill('urban');
    await page.waitForURL(/q=urban/);
    await page.getByRole('link', { name: /urban/i }).first().waitFor();
    await view.openFirstRow();
    await page.getByText('What is missing').first().waitFor();
    await page.goBack();
    await page.getByRole('textbox', { name: 'Company' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Company' }).inputValue()).toBe('urban');

    await view.open('/industry');
    await page.getByRole('radio', { name: 'Sectors' }).press('Space');
    await page.waitForURL(/level=sector/);
    await view.isWhole();
    await view.openFirstRow();
    await view.table(/^Stocks of/).waitFor();

    await view.open('/indices?q=nifty%2050');
    await page.getByRole('link', { name: 'Nifty 50', exact: true }).click();
    await view
      .table('Members of the index')
      .getByRole('link', { name: /HDFC Bank/ })
      .waitFor();

    await view.open('/mutualfund');
    await view.openFirstRow();
    await page.getByText('NAV', { exact: true }).first().waitFor({ state: 'attached' });

    await view.open('/gold_silver');
    await view
      .table('Price of gold by purity')
      .getByRole('row', { name: /^22 carat/ })
      .waitFor();
    await page.getByRole('radio', { name: 'Silver' }).press('Space');
    await page.waitForURL(/metal=silver/);
    await page.reload();
    await view.table('Price of silver by purity').waitFor();
  });
});
