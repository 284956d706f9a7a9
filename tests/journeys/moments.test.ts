import type { Page } from 'playwright-core';
import { Account } from './pages/Account';
import { Consultations } from './pages/Consultations';
import { Market } from './pages/Market';
import { Shell } from './pages/Shell';
import { Stocks } from './pages/Stocks';
import { fillWatchlists } from './setup/fillWatchlists';
import { journeys } from './setup/journeys';
import { Keyboard } from './setup/Keyboard';
import { desk, phone } from './setup/marketJourneys';

const reliance = 'INE002A01018';
const password = 'a long enough password';
const tradebook = [
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time',
  `RELIANCE,${reliance},2023-04-03,NSE,EQ,EQ,buy,false,10.000000,2345.050000,T1,O1,2023-04-03T10:00:00`,
  'ITC,INE154A01025,2023-04-04,NSE,EQ,EQ,buy,false,20.000000,400.000000,T2,O2,2023-04-04T10:00:00',
].join('\n');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const hasFocusSomewhere = (page: Page) =>
  page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);

// Paying and cancelling a plan: accounts/plans.test.ts.
journeys('a moment of a user, by keyboard', ({ enter }) => {
  it('books a consultation, reads what comes next, and cancels it after a question', async () => {
    const advisor = await enter({ as: 'advisor' });
    await advisor.page.goto('/dashboard');
    const desktop = new Consultations(advisor.page);
    await desktop.open();
    await desktop.offers(24 * 60);

    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const keyboard = new Keyboard(page);
    const consultations = new Consultations(page);
    await consultations.openAbout(reliance);
    await keyboard.press(page.getByRole('radio').first(), 'Space');
    await keyboard.type(page.getByLabel(/^Your question/), 'Is its treasury income a problem?');
    await keyboard.press(button(page, 'Book'));
    await keyboard.isOn(page.getByRole('heading', { name: /^Booked: half an hour with/ }));
    await guest.checkPage();
    const download = page.waitForEvent('download');
    await keyboard.press(button(page, 'Add to my calendar'));
    expect((await download).suggestedFilename()).toBe('consultation.ics');
    await keyboard.press(button(page, 'All my consultations'));
    await consultations.first().getByText('About Reliance').waitFor();
    await hasFocusSomewhere(page);

    await keyboard.press(button(page, 'Cancel the consultation'));
    const question = page.getByRole('dialog', { name: 'Cancel this consultation?' });
    await keyboard.isOn(question.getByRole('button', { name: 'Keep' }));
    await guest.checkPage();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await keyboard.isOn(button(page, 'Cancel the consultation'));
    await page.keyboard.press('Enter');
    await keyboard.press(question.getByRole('button', { name: 'Cancel the consultation' }));
    await page.getByRole('list', { name: 'Before' }).getByText('Cancelled').waitFor();
    await question.waitFor({ state: 'detached' });
    await hasFocusSomewhere(page);
    await guest.checkPage();
  });

  it('shares a watchlist and an answer, and is back at the button', async () => {
    const guest = await enter({ as: 'premium', viewport: desk, permissions: ['clipboard-write'] });
    const { page } = guest;
    const keyboard = new Keyboard(page);
    await fillWatchlists(page);
    const share = page
      .getByRole('group', { name: 'Actions for Core' })
      .getByRole('button', { name: 'Share' });
    await keyboard.press(share);
    const dialog = page.getByRole('dialog', { name: 'Share “Core”' });
    await keyboard.press(dialog.getByRole('button', { name: 'Make a link' }));
    const address = await dialog.getByLabel('The link, shown only now').inputValue();
    await guest.checkPage();
    await keyboard.press(dialog.getByRole('button', { name: 'Copy the link' }));
    await dialog.getByText('Copied', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await keyboard.isOn(share);

    const reader = await enter();
    await reader.page.goto(address);
    await reader.page.getByRole('row', { name: /^Reliance/ }).waitFor();
    await reader.checkPage();

    await page.keyboard.press('Enter');
    await keyboard.press(dialog.getByRole('button', { name: 'Turn the link off' }));
    const question = page.getByRole('dialog', { name: 'Turn the link off?' });
    await keyboard.isOn(question.getByRole('button', { name: 'Keep' }));
    await guest.checkPage();
    await keyboard.press(question.getByRole('button', { name: 'Turn it off' }));
    await question.waitFor({ state: 'detached' });
    await keyboard.press(dialog.getByRole('button', { name: 'Close' }).last());
    await keyboard.isOn(share);

    await new Market(page).open(`/stock?isin=${reliance}`);
    await keyboard.press(button(page, 'Share'));
    const sheet = page.getByRole('dialog', { name: /^Share the answer on Reliance/ });
    await keyboard.press(sheet.getByRole('button', { name: 'Copy text and link' }));
    await sheet.getByText('Copied', { exact: true }).waitFor();
    await guest.checkPage();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await keyboard.isOn(button(page, 'Share'));
  });

  it('keeps a stock in a watchlist, and is back at the button', async () => {
    const guest = await enter({ as: 'premium', viewport: desk });
    const { page } = guest;
    const keyboard = new Keyboard(page);
    await fillWatchlists(page);
    await new Market(page).open(`/stock?isin=${reliance}`);
    const add = button(page, 'In 1 watchlist');
    await keyboard.press(add);
    const dialog = page.getByRole('dialog', { name: 'Add to watchlist' });
    await dialog.getByRole('checkbox').first().waitFor();
    await guest.checkPage();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keyboard.isOn(add);
    await page.keyboard.press('Enter');
    await keyboard.press(dialog.getByRole('checkbox', { name: /^Ideas/ }), 'Space');
    await keyboard.press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'detached' });
    await keyboard.isOn(button(page, 'In 2 watchlists'));
  });

  it('follows a first screen, and is still on the button', async () => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const keyboard = new Keyboard(page);
    await new Market(page).open('/screener');
    await keyboard.type(page.getByRole('textbox', { name: 'Name to save this screen under' }), 'Low debt');
    await page.keyboard.press('Enter');
    const open = page.getByRole('region', { name: 'Saved screen Low debt' });
    await keyboard.press(open.getByRole('button', { name: 'Follow Low debt', exact: true }));
    await keyboard.isOn(open.getByRole('button', { name: 'Stop following Low debt' }));
    await open
      .getByRole('status')
      .getByText(/^Following/)
      .waitFor();
    await guest.checkPage();
  });

  it('imports a first file, and goes on to the companies', async () => {
    const guest = await enter({ as: 'free', viewport: phone });
    const { page } = guest;
    const keyboard = new Keyboard(page);
    await page.goto('/portfolio');
    await page
      .getByLabel('Spreadsheet, CSV file or account statement (PDF)')
      .setInputFiles({ name: 'tradebook.csv', mimeType: 'text/csv', buffer: Buffer.from(tradebook) });
    await keyboard.press(button(page, 'Import 2'));
    const done = page.getByRole('region', { name: 'Imported: 2 companies, 2 entries' });
    await keyboard.isOn(done.getByRole('heading', { name: 'Imported: 2 companies, 2 entries' }));
    await done.getByRole('status').waitFor();
    await guest.checkPage();
    await keyboard.press(done.getByRole('button', { name: 'See the companies' }));
    const companies = page.getByRole('heading', { name: 'Companies', exact: true });
    await keyboard.isOn(companies);
    await page.keyboard.press('Shift+Tab');
    await done.getByRole('button', { name: 'Close' }).press('Enter');
    await done.waitFor({ state: 'detached' });
    await keyboard.isOn(companies);
  });

  it('stays after the question of the log-out, and logs out', async () => {
    const guest = await enter({ as: 'basic', viewport: desk });
    const { page } = guest;
    const keyboard = new Keyboard(page);
    await page.goto('/dashboard');
    const profile = new Shell(page).profileButton();
    await keyboard.press(profile);
    await keyboard.press(button(page, 'Logout'));
    const question = page.getByRole('dialog', { name: 'Log out?' });
    await question.waitFor();
    await guest.checkPage();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await keyboard.isOn(profile);
    await page.keyboard.press('Enter');
    await keyboard.press(button(page, 'Logout'));
    await keyboard.press(question.getByRole('button', { name: 'Logout' }));
    await keyboard.isOn(page.getByRole('status').filter({ hasText: 'You are logged out.' }));
    await guest.checkPage();
  });
});

journeys('a new account', ({ enter }) => {
  it.each([
    ['desk', desk],
    ['phone', phone],
  ])(
    'meets one dialog before its first verdict on a %s, with its buttons in the window',
    async (name, viewport) => {
      const guest = await enter({ viewport });
      const { page } = guest;
      const stocks = new Stocks(page);
      await page.goto('/halal/RELIANCE');
      await page.getByRole('main').getByRole('link', { name: 'Create a free account' }).click();
      const account = new Account(page);
      await account.fillRegistration('Huda', `huda.${name}@tayyib.example`, password);
      await account.enterCode(`huda.${name}@tayyib.example`);
      await page.waitForURL(/\/stock\?isin=/);
      const disclaimer = page.getByRole('dialog', { name: 'Disclaimer' });
      await disclaimer.waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(await buttonsOutside(page)).toEqual([]);
      await guest.checkPage();
      await stocks.agreeToDisclaimer();
      await stocks.verdict().waitFor();
      await new Market(page).isWhole();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.locator('body:focus').count()).toBe(0);

      // later, by its own choice
      await stocks
        .verdict()
        .getByRole('button', { name: /Change$/ })
        .click();
      await page.getByRole('dialog', { name: 'Your standard' }).waitFor();
      expect(await buttonsOutside(page)).toEqual([]);
      await guest.checkPage();
    },
  );
});

/** The buttons of the open dialog that are not whole in the window. */
const buttonsOutside = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((each) => {
          const { top, bottom, left, right } = each.getBoundingClientRect();
          return top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth;
        })
        .map(({ textContent }) => textContent),
    );
