import { indianDay } from '@tayyib/shared/values/calendar';
import { Purification } from '../pages/tools/Purification';
import { WealthLines } from '../pages/tools/WealthLines';
import { Zakat } from '../pages/tools/Zakat';
import { inStore } from '../setup/journeyProduct';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';

journeys('a user with a fund and the wealth of a child', ({ enter, product }) => {
  /** A fund of ITC, Reliance and cash, with a portfolio of last month. */
  beforeAll(async () => {
    const stated = `'Sample Mutual Fund', 'portfolio.xlsx', current_date - 25, 'journey'`;
    await inStore(
      product().store,
      `insert into funds (scheme_code, name, house, publisher, document, as_of, content_hash)
       values ('990001', 'Journey Ethical Fund', 'Sample Mutual Fund', ${stated})`,
    );
    await inStore(
      product().store,
      `insert into fund_holdings (scheme_code, holding, isin, name, share, quantity, market_value_rupees,
         publisher, document, as_of, content_hash)
       values ('990001', 'INE481G01011', 'INE481G01011', 'UltraTech', 0.6, 500, 6000000, ${stated}),
         ('990001', 'INE154A01025', 'INE154A01025', 'ITC', 0.25, 6250, 2500000, ${stated}),
         ('990001', 'TREPS', null, 'TREPS', 0.15, null, 1500000, ${stated})`,
    );
  });
  afterAll(() =>
    inStore(
      product().store,
      `with gone as (delete from fund_holdings where scheme_code = '990001')
       delete from funds where scheme_code = '990001'`,
    ),
  );

  it('purifies the fund by its published portfolio on a phone, in both themes', async () => {
    const guest = await enter({ as: 'premium', viewport: phone });
    const { page } = guest;
    const purification = new Purification(page);
    await purification.open();
    const fund = await purification.addFund('journey', 'Journey Ethical Fund');
    await fund.getByLabel('Units bought').fill('100');
    await fund.getByLabel('Bought on').fill(indianDay(new Date()));
    await fund.getByText('85% covered').waitFor();
    await purification.choose('By dividend');
    await fund.getByLabel('Dividends received').fill('1000');
    await fund.getByText('15% of the fund, such as cash, bonds').first().waitFor();
    await fund.getByText(/^Portfolio of \d+ \w+ \d{4}$/).click();
    await fund.getByText(/^25% of the fund ×/).waitFor();
    await purification
      .answer()
      .getByText(/^About ₹1\d\d\.\d\d$/)
      .waitFor();
    await purification
      .answer()
      .getByText(/1 amount is estimated \(₹1\d\d\.\d\d to ₹\d/)
      .waitFor();
    await fitsWindow(guest);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);

    // the fund publishes its own share
    await fund.getByLabel('Impure share of income').fill('1.5');
    await purification.answer().getByText('₹15.00').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await fund.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await purification.answer().getByText('₹15.00').waitFor();
  });

  it('counts units of the fund by what it holds', async () => {
    const guest = await enter({ as: 'premium', viewport: desk });
    const { page } = guest;
    const zakat = new Zakat(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '10');
    /** What counts of ₹10,00,000 of shares or units, in percent. */
    const percentOf = async (name: string) => {
      const card = zakat.region(name);
      await card.getByLabel('Market value').fill('1000000');
      await card.getByLabel(/^How did you get this\?/).click();
      const step = await card.getByText(/^₹10,00,000\.00 × [\d.]+% = /).innerText();
      return Number(/× ([\d.]+)%/.exec(step)?.[1]);
    };
    const companies = [await zakat.addCompany('ultratech'), await zakat.addCompany('itc')];
    expect(companies[0]).toContain('UltraTech Cement Limited');
    const cement = await percentOf('UltraTech Cement Limited');
    const itc = await percentOf('ITC Limited');
    await page.getByLabel('Company or fund').fill('journey ethical');
    const found = page.getByRole('listbox', { name: 'Companies and funds found' });
    await found.getByRole('option', { name: /^Journey Ethical Fund/ }).click();
    // of the 15% that are cash, all
    expect(await percentOf('Journey Ethical Fund')).toBeCloseTo(0.6 * cement + 0.25 * itc + 15, 4);
    await zakat
      .region('Journey Ethical Fund')
      .getByText(/^2 companies with accounts on file, 85% of the fund/)
      .waitFor();
    await fitsWindow(guest);
  });

  it('has a line of wealth for the child on a phone, in both themes', async () => {
    const guest = await enter({ as: 'free', viewport: phone });
    const { page } = guest;
    const zakat = new Zakat(page);
    const wealth = new WealthLines(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    await page.getByLabel('Your wealth reached the nisab on').fill('2024-07-07');
    await zakat.answer().getByText('₹10,000.00').waitFor();

    await wealth.add('Child');
    await zakat.sum().getByText('Nothing entered yet.').waitFor();
    await zakat.openPart('Cash and bank');
    await zakat.enter('Cash at hand', '800000');
    await page.getByLabel('Your wealth reached the nisab on').fill('2024-09-01');
    await zakat.answer().getByText('₹20,000.00').waitFor();
    await wealth
      .dueDays()
      .getByText(/, Child$/)
      .first()
      .waitFor();
    await wealth
      .dueDays()
      .getByText(/, My wealth$/)
      .first()
      .waitFor();
    expect(await wealth.calendar()).toMatch(/SUMMARY:Zakat is due: My wealth[^]*SUMMARY:Zakat is due: Child/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await fitsWindow(guest);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);

    await page.reload();
    await zakat.answer().getByText('₹20,000.00').waitFor();
    await zakat.openWhole();
    await wealth.show('My wealth');
    await zakat.answer().getByText('₹10,000.00').waitFor();
    await wealth.show('Child');
    await page.getByRole('button', { name: 'I agree: remind me' }).click();
    await page.getByText(/You get an alert a week before .+ and .+, and each year after that/).waitFor();
    // the next test has the same account
    await page.getByRole('button', { name: 'Do not remind me' }).click();
    await page.getByRole('button', { name: 'I agree: remind me' }).waitFor();
    // with the keyboard alone
    await page.getByRole('button', { name: 'Remove Child' }).focus();
    await page.keyboard.press('Enter');
    await zakat.answer().getByText('₹10,000.00').waitFor();
    await page.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await zakat.answer().getByText('₹20,000.00').waitFor();
  });
});
