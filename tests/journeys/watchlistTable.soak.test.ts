import { Keyboard } from './setup/Keyboard';
import { journeys } from './setup/journeys';
import { desk, fitsWindow, marketJourneys, phone } from './setup/marketJourneys';
import { printed } from './setup/printed';
import { fillWatchlists, shownStocks } from './setup/fillWatchlists';
import { Watchlist } from './pages/Watchlist';

journeys('the table of a watchlist', ({ enter }) => {
  it('is ordered by the pointer, and by a field on a phone', async () => {
    const guest = await enter({ as: 'premium', viewport: phone });
    const { page } = guest;
    await fillWatchlists(page);
    const own = await shownStocks(page);
    const order = page.getByRole('combobox', { name: 'Sort by Core' });
    await order.selectOption('Name');
    expect(await shownStocks(page)).toEqual(own.toSorted((a, b) => a.localeCompare(b)));
    await order.selectOption('My order');
    expect(await shownStocks(page)).toEqual(own);
    await fitsWindow(guest);

    await page.setViewportSize(desk);
    const before = await shownStocks(page);
    const handles = page.getByRole('button', { name: /^Move / });
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/order') && reply.ok());
    // hovering waits until the layout of the wide window has settled
    await handles.first().hover();
    await page.mouse.down();
    const to = await handles.last().boundingBox();
    if (!to) throw new Error('There are no handles.');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
    await page.getByText(/is over 4 of 4/).waitFor({ state: 'attached' });
    await page.mouse.up();
    await saved;
    const [first, ...others] = before;
    expect(await shownStocks(page)).toEqual([...others, first]);
  });

  it('stands beside another one, takes moved stocks back, and is shared with a visitor', async () => {
    const guest = await enter({ as: 'premium', viewport: desk });
    const { page } = guest;
    await fillWatchlists(page);
    const before = await shownStocks(page);
    await page.getByRole('button', { name: 'Show Ideas side by side' }).click();
    await page.getByRole('heading', { level: 2, name: 'Ideas' }).waitFor();
    await page.getByRole('checkbox', { name: /^Select Reliance/ }).check();
    await page.getByRole('checkbox', { name: /^Select Infosys/ }).check();
    await guest.checkPage();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('table', { name: 'Stocks in Ideas' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Nothing in “Ideas” yet' }).waitFor();
    const core = page.getByRole('table', { name: 'Stocks in Core' });
    await core.getByRole('row', { name: /Reliance/ }).waitFor();
    await core.getByRole('row', { name: /Infosys/ }).waitFor();
    expect(await shownStocks(page)).toEqual(before);

    await page
      .getByRole('group', { name: 'Actions for Core' })
      .getByRole('button', { name: 'Share' })
      .click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByLabel('The link, shown only now').inputValue();
    await guest.checkPage();
    const visitor = await enter({ viewport: phone });
    const reply = await visitor.page.goto(address);
    expect(reply?.headers()['x-robots-tag']).toBe('noindex');
    await visitor.page.getByRole('heading', { level: 1, name: 'Core' }).waitFor();
    await visitor.page.getByRole('row', { name: /Reliance/ }).waitFor();
    expect(await visitor.page.getByText('Wait for the results').count()).toBe(0);
    await visitor.checkPage();

    await page.getByRole('button', { name: 'Turn the link off' }).click();
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('The link shows nothing any more').waitFor();
    await visitor.page.reload();
    await visitor.page.getByText(/This link shows no watchlist/).waitFor();
    expect(await visitor.page.getByRole('row', { name: /Reliance/ }).count()).toBe(0);
    // the browser logs the reply of the server
    expect(visitor.problems.splice(0).join()).toMatch(/404/);
  });

  it('stands beside two others at once, with each name on one line', async () => {
    const guest = await enter({ as: 'premium', viewport: desk });
    const { page } = guest;
    await fillWatchlists(page);
    for (const other of ['Ideas', 'Later']) {
      await page.getByRole('button', { name: `Show ${other} side by side` }).click();
      await new Watchlist(page).title(other).waitFor();
    }
    const tops = await page
      .getByRole('heading', { level: 2, name: /^(Core|Ideas|Later)$/ })
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(tops).toHaveLength(3);
    const names = page
      .getByRole('table', { name: 'Stocks in Core' })
      .getByRole('rowheader')
      .getByRole('link');
    const lines = await names.evaluateAll((links) =>
      links.map((link) => Math.round(link.clientHeight / parseFloat(getComputedStyle(link).lineHeight))),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
    await fitsWindow(guest);
  });

  it('is filled, described and moved with the keyboard alone, and its exit clock opened', async () => {
    const { page } = await enter({ as: 'premium', viewport: desk });
    const keyboard = new Keyboard(page);
    await fillWatchlists(page);
    await keyboard.type(page.getByRole('combobox', { name: 'Add a stock to Core' }), 'hdfcbank');
    await page.getByRole('option', { name: /HDFCBANK/ }).waitFor();
    await page.keyboard.press('Enter');
    await new Watchlist(page).stock(/HDFC/).waitFor();
    const edit = page.getByRole('button', { name: 'Edit note, tags and target of HDFC Bank Limited' });
    await keyboard.press(edit);
    const target = page.getByLabel('Target price, in rupees');
    await keyboard.isOn(target);
    await keyboard.type(target, '1500.50');
    await keyboard.type(page.getByLabel('Note', { exact: true }), 'After the merger');
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
    await keyboard.isOn(edit);
    await new Watchlist(page).stock(/HDFC/).getByText('₹1,500.50').waitFor();
    await new Watchlist(page).stock(/HDFC/).getByText('After the merger').waitFor();

    const all = await shownStocks(page);
    const selected = page.getByRole('group', { name: 'Selected stocks' });
    for (const name of ['Infosys Limited', 'HDFC Bank Limited'])
      await keyboard.press(page.getByRole('checkbox', { name: `Select ${name}` }), 'Space');
    await selected.getByText('2 stocks selected').waitFor();
    await keyboard.type(selected.getByLabel('Other watchlist'), 'Ideas');
    await keyboard.press(selected.getByRole('button', { name: 'Move', exact: true }));
    await page.getByText('2 stocks moved to “Ideas”').waitFor();
    await new Watchlist(page).stock(/HDFC/).waitFor({ state: 'detached' });
    await keyboard.isOn(new Watchlist(page).title('Core'));
    await page.keyboard.press('Tab');
    await keyboard.isOn(page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await new Watchlist(page).stock(/HDFC/).waitFor();
    await page.getByText('“Ideas” is as before').waitFor();
    expect(await shownStocks(page)).toEqual(all);

    await keyboard.press(page.getByRole('link', { name: 'Exit clock of ITC Limited' }));
    const clocks = page.getByRole('region', { name: 'Exit clock' });
    const clock = clocks.getByRole('article', { name: 'ITC Limited' });
    await keyboard.isOn(clock);
    await clock.getByText(/^Not compliant since \d/).waitFor();
  });

  it('takes a file after its preview', async () => {
    const guest = await enter({ as: 'premium', viewport: phone });
    const { page } = guest;
    await fillWatchlists(page);
    await page.getByRole('button', { name: 'Import' }).click();
    const buffer = Buffer.from('###More,NSE:HDFCBANK,NSE:TCS,NASDAQ:AAPL');
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer });
    const refused = page.getByRole('list', { name: 'Refused lines' });
    await refused.waitFor();
    expect(await refused.innerText()).toMatch(/already/);
    await guest.checkPage();
    await page.getByRole('button', { name: 'Add 1 stock' }).click();
    await new Watchlist(page).stock(/HDFC/).waitFor();
  });
});

/** Runs in the page: what is visible of its controls, apart from the headings that sort. */
const visibleControls = () =>
  [...document.querySelectorAll('main :is(button, input, select, textarea)')]
    .filter((control) => !control.matches('thead button') && control.checkVisibility())
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);

// the small sample has no prices
marketJourneys('a watchlist on paper', ({ enter }) => {
  it('has names, verdicts, prices with their days, targets, tags and notes, and no controls', async () => {
    const { page } = await enter({ as: 'premium', viewport: desk });
    await fillWatchlists(page);
    await page.getByRole('checkbox', { name: /^Select Infosys/ }).check();
    await page.getByRole('group', { name: 'Selected stocks' }).waitFor();

    const sheet = await printed(page);
    const verdict = '(Shariah Compliant|Non Shariah Compliant|Under review)';
    const priceOfDay = String.raw`₹[\d,]+\.\d\d\s+\d{1,2} [A-Z][a-z]+ \d{4}`;
    for (const code of ['RELIANCE', 'TCS', 'INFY', 'ITC'])
      expect(sheet).toMatch(new RegExp(String.raw`\b${code}\s+${verdict}[^₹]*${priceOfDay}`));
    for (const name of ['Reliance Industries', 'Tata Consultancy Services', 'Infosys', 'ITC'])
      expect(sheet).toContain(name);
    expect(sheet).toMatch(
      /₹1,234\.50\s+\S+% away\s+energy\s+core\s+Wait for the results of the second quarter/,
    );
    expect(sheet).not.toMatch(/selected|Clear selection|Create watchlist|Import|Export|Beside/);

    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(visibleControls)).toEqual([]);
  });
});
