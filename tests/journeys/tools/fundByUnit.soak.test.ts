import { Purification } from '../pages/tools/Purification';
import { inStore } from '../setup/journeyProduct';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';

const name = 'Journey Unit Fund';

journeys('a user with units of a fund', ({ enter, product }) => {
  /** A fund of two companies with accounts to March 2024, its portfolio of that month, and the value of a unit two days before. */
  beforeAll(async () => {
    const stated = `'Sample Mutual Fund', 'portfolio.xlsx', '2024-03-31', 'journey'`;
    await inStore(
      product().store,
      `insert into funds (scheme_code, name, house, publisher, document, as_of, content_hash)
       values ('990002', '${name}', 'Sample Mutual Fund', ${stated})`,
    );
    await inStore(
      product().store,
      `insert into fund_navs (scheme_code, day, nav_rupees, document)
       values ('990002', '2024-03-28', 150, 'navs.txt')`,
    );
    await inStore(
      product().store,
      `insert into fund_holdings (scheme_code, holding, isin, name, share, quantity, market_value_rupees,
         publisher, document, as_of, content_hash)
       values ('990002', 'INE021A01026', 'INE021A01026', 'Asian Paints', 0.6, 2000, 6000000, ${stated}),
         ('990002', 'INE009A01021', 'INE009A01021', 'Infosys', 0.4, 2500, 4000000, ${stated})`,
    );
  });
  afterAll(() =>
    inStore(
      product().store,
      `with holdings as (delete from fund_holdings where scheme_code = '990002'),
         navs as (delete from fund_navs where scheme_code = '990002')
       delete from funds where scheme_code = '990002'`,
    ),
  );

  it('purifies each unit by the shares behind it, line by line, on a phone and a desk', async () => {
    const guest = await enter({ as: 'premium', viewport: phone });
    const { page } = guest;
    const purification = new Purification(page);
    await purification.open();
    const fund = await purification.addFund('journey unit', name);
    await fund.getByLabel('Units bought').fill('100');
    await fund.getByLabel('Bought on').fill('2023-04-03');
    await fund.getByLabel('Sold on').fill('2024-04-01');
    await purification.choose('By share held (AAOIFI)');
    // 0.03 shares of Asian Paints with ₹1.7716 each, and 0.0375 of Infosys with ₹9.6596 each
    await purification.answer().getByText('About ₹41.54').waitFor();
    const year = fund.locator('details').filter({ hasText: 'Year to 31 Mar 2024' }).first();
    await year.getByText(/^Portfolio of 31 Mar 2024$/).waitFor();
    const method = year.getByRole('listitem').filter({ hasText: 'By share held (AAOIFI)' }).first();
    await method.getByLabel(/^How did you get this\?/).click();
    await method.getByText('NAV on 28 Mar 2024, for the portfolio of 31 Mar 2024').waitFor();
    await method.getByText(/₹150\.00 × 60% ÷ ₹3,000\.00 a share = 0\.03 shares/).waitFor();
    await method
      .getByText(/^Infosys Limited: ₹150\.00 × 40% ÷ ₹1,600\.00 a share = 0\.0375 shares/)
      .waitFor();
    await fitsWindow(guest);
    await page.setViewportSize(desk);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);
  });
});
