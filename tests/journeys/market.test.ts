import { Market } from './pages/Market';
import { Stocks } from './pages/Stocks';
import { desk, marketJourneys, phone } from './setup/marketJourneys';

marketJourneys('the whole market', ({ enter }) => {
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
    expect(view.query()).toContain('standard=MSCI');
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

  it('has the tabs of a stock right below the top bar of a phone, and nothing shows through them', async () => {
    const { page } = await enter({ as: 'pro', viewport: phone });
    await new Market(page).open('/stock?isin=TCS');
    const tabs = page.getByRole('navigation', { name: 'About this stock' });
    const top = await tabs.evaluate((element) => element.getBoundingClientRect().top);
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForFunction((to) => window.scrollY > to - 60, top);
    // measured in one frame, once nothing moves any more
    await page.waitForFunction(() => {
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const row = document.querySelector('nav[aria-label="About this stock"]')?.getBoundingClientRect();
      return bar !== undefined && row !== undefined && Math.abs(row.top - bar.bottom) < 1;
    });
    const drawn = await tabs.evaluate((element) => {
      const { maskImage, backgroundColor } = getComputedStyle(element);
      return { maskImage, isOpaque: !/transparent|rgba\(.*, 0/.test(backgroundColor) };
    });
    expect(drawn).toEqual({ maskImage: 'none', isOpaque: true });
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
    await page.getByText('Columns', { exact: true }).click();
    await page.getByText('Order of the columns').click();
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
