import { Market } from './pages/Market';
import { Stocks } from './pages/Stocks';
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
    await fitsWindow(guest, `${name} desk light`);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest, `${name} desk dark`);
    await page.setViewportSize(phone);
    await fitsWindow(guest, `${name} phone dark`);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest, `${name} phone light`);
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
      ...['/screener', '/indices_stocks?id=nifty-50', '/similarstock?isin=TCS', '/industry'],
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

  it('shows a stock in parts, each with an address, by one standard at a time', async () => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const view = new Market(page);
    await view.open('/stock?isin=TCS');
    const months = page.getByRole('heading', { name: 'Last 12 months' }).locator('..').getByRole('listitem');
    expect(await months.count()).toBe(12);
    expect(await page.getByRole('link', { name: /^Download the TASIS receipt/ }).isVisible()).toBe(true);
    const tabs = page.getByRole('navigation', { name: 'About this stock' }).getByRole('link');
    for (const title of await tabs.allInnerTexts()) {
      const tab = tabs.getByText(title, { exact: true });
      await tab.click();
      await tab.and(page.locator('[aria-current]')).waitFor();
      await view.isWhole();
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      await guest.checkPage();
    }
    await page.getByRole('link', { name: 'Chart', exact: true }).click();
    await page.waitForURL(/part=chart/);
    const bar = page.getByLabel('The bar shown');
    const newest = await bar.innerText();
    await page.getByRole('slider', { name: 'Day of the figures' }).press('ArrowLeft');
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>('[aria-label="The bar shown"]')?.innerText !== text,
      newest,
    );
    await page.getByRole('link', { name: 'Shariah', exact: true }).click();
    await page.getByRole('radio', { name: /^MSCI/ }).press('Space');
    await page.getByRole('region', { name: 'By MSCI' }).waitFor();
    expect(view.asked()).toContain('standard=MSCI');
    const shared = page.url();
    await page.reload();
    await page.getByRole('region', { name: 'By MSCI' }).waitFor();

    const other = await enter({ as: 'free', viewport: phone });
    await other.page.goto(shared);
    await other.page.getByRole('region', { name: 'By MSCI' }).waitFor();
    await other.page
      .getByRole('button', { name: /Upgrade & Unlock Click It/ })
      .first()
      .click();
    await other.page.getByRole('dialog', { name: 'Unlock premium' }).waitFor();
    await other.checkPage();
  });

  it('hides the price of non-compliant stocks until it is requested, and links to compliant ones', async () => {
    const guest = await enter({ as: 'pro', viewport: phone });
    const { page } = guest;
    const view = new Market(page);
    await view.open('/stock?isin=ITC');
    await page.getByRole('button', { name: 'Show last price anyway' }).click();
    await page.getByText(/^Last (known )?close$/).waitFor();
    await page.getByRole('region', { name: 'Compliant instead' }).getByRole('link').first().waitFor();
    await page.goto('/similarstock?isin=ITC');
    await view.isWhole();
    await page.getByRole('heading', { name: 'Compliant alternatives' }).waitFor();
    await view
      .table(/^Compliant alternatives to/)
      .getByRole('link')
      .first()
      .click();
    await new Stocks(page).verdict().getByText('Shariah Compliant').first().waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Compliant alternatives' }).waitFor();
  });

  it('screens by filters and by text, saves the screen, and shares it as a link', async () => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const view = new Market(page);
    await view.open('/screener');
    const before = await view.matches();
    await view.askInWords('Status = compliant\nDebt to assets < 10%');
    const narrowed = await view.matches();
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(before);
    const filters = page.getByRole('list', { name: 'Filters, all of which must match' });
    expect(await filters.getByRole('listitem').count()).toBe(2);
    await page.getByText('Distribution over all companies').last().click();
    await page.getByRole('slider', { name: /^Debt to assets, to/ }).waitFor();
    await view.isWhole();
    await guest.checkPage();

    await page.getByRole('button', { name: /^Why / }).first().click();
    const why = page.getByRole('dialog', { name: /^Why / });
    await why.getByText('Debt to assets').first().waitFor();
    await guest.checkPage();
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });

    await page.getByRole('textbox', { name: 'Name to save this screen under' }).fill('Little debt');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved as Little debt.').waitFor();
    await page.getByText('My screens').click();
    await page.getByRole('button', { name: 'Rename Little debt' }).click();
    await page.getByRole('textbox', { name: 'New name of Little debt' }).fill('Hardly any debt');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('button', { name: /^Hardly any debt/ }).waitFor();
    await view.askInWords('Status = compliant\nDebt to assets < 5%');
    await page.getByRole('button', { name: 'Update Hardly any debt to the screen shown' }).click();
    await page.getByRole('button', { name: /^Hardly any debt.*5%/ }).waitFor();
    await page.goBack();
    await view.saysInWords('Status = compliant\nDebt to assets < 10%');
    await view.isWhole();
    expect(await view.matches()).toBe(narrowed);

    const other = await enter({ as: 'premium', viewport: phone });
    const elsewhere = new Market(other.page);
    await elsewhere.open(page.url());
    expect(await elsewhere.matches()).toBe(narrowed);
    await other.checkPage();

    await page.getByRole('button', { name: 'Delete Hardly any debt' }).click();
    await page.getByRole('button', { name: 'Delete Hardly any debt' }).click();
    await page.getByRole('button', { name: /^Hardly any debt/ }).waitFor({ state: 'detached' });
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

  it('finds a stock and an issue from any page, by keyboard only, and lists the stock as recent', async () => {
    const guest = await enter({ as: 'free', viewport: desk });
    const { page } = guest;
    await new Market(page).open('/tais_screening_criteria');
    const stocks = new Stocks(page);
    await stocks.search('zzqqxx');
    await page.getByText('No Stocks found').waitFor();
    await stocks.search('infos');
    await page.getByRole('option', { name: /INFY/ }).waitFor();
    await guest.checkPage();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Infosys Limited' }).waitFor();
    await page.goBack();
    await new Market(page).heading('Tasis Screening Criteria').waitFor();
    await stocks.search('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page
      .getByRole('listbox', { name: 'Recent searches' })
      .getByRole('option', { name: /INFY/ })
      .waitFor();
    await stocks.search('urban');
    // earlier results stay until the new ones arrive
    await page.getByRole('group', { name: 'IPOs' }).getByRole('option', { name: /urban/i }).first().click();
    await page.waitForURL('**/iposcreen');
    await new Market(page).heading(/Urban/).waitFor();
  });
});
