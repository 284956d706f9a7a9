import { Zakat } from '../pages/tools/Zakat';
import { ZakatYear } from '../pages/tools/ZakatYear';
import { inStore } from '../setup/journeyProduct';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';

journeys('a user with many kinds of wealth', ({ enter, product }) => {
  it('enters each, sees how each amount comes about, and what a choice of scholars changes', async () => {
    const guest = await enter({ as: 'free', viewport: phone });
    const { page } = guest;
    const zakat = new Zakat(page);
    await zakat.open();
    await zakat.enter('Pure gold (24 carat), per gram', '6000');
    await zakat.enter('Pure silver (999), per gram', '100');

    // by carat, by a purity that is typed, by the price of that carat, and by value
    await zakat.enter('Weight of gold 1', '24');
    await page.getByRole('button', { name: 'Add gold' }).click();
    await zakat.chooseFrom('Carat of gold 2', 'A purity I type');
    await zakat.enter('Weight of gold 2', '40');
    await zakat.answer().getByText('Type the missing price or purity of metal').waitFor();
    await zakat.enter('Purity of gold 2, of 1000', '750');
    await page.getByRole('button', { name: 'Add gold' }).click();
    await zakat.chooseFrom('Carat of gold 3', '18 carat');
    await zakat.chooseFrom('How to value gold 3', 'By price of this purity');
    await zakat.enter('Weight of gold 3', '10');
    await zakat.enter('Price per gram of gold 3', '4400');
    await page.getByRole('button', { name: 'Add gold' }).click();
    await zakat.chooseFrom('How to value gold 4', 'By value');
    await zakat.enter('Value of gold 4', '50000');
    await zakat.chooseFrom('Purity of silver 1', 'Sterling (925)');
    await zakat.enter('Weight of silver 1', '1000');
    await page.getByRole('button', { name: 'Add silver' }).click();
    await zakat.chooseFrom('How to value silver 2', 'By value');
    await zakat.enter('Value of silver 2', '7500');
    for (const [label, rupees] of [
      ['Cryptocurrency', '100000'],
      ['Owed to you', '60000'],
      ['For goods sold', '40000'],
      ['Weak debts', '80000'],
      ['Property bought to sell', '176000'],
      ['Rent', '24000'],
      ['Provident fund, compulsory', '500000'],
      ['Provident fund, voluntary', '150000'],
      ['Life insurance', '50000'],
    ] as const)
      await zakat.enter(label, rupees);

    // gold 1,32,000 + 1,80,000 + 44,000 + 50,000; silver 92,500 + 7,500; crypto 1,00,000; owed 60,000 + 40,000;
    // property 1,76,000; rent 24,000; funds 1,50,000 + 50,000. Weak debts and the compulsory fund: not until received.
    await zakat.sum().getByText('₹11,06,000.00', { exact: true }).waitFor();
    await zakat.answer().getByText('₹27,650.00').waitFor();
    const own = zakat.own();
    expect(await own.count()).toBe(15);
    const workings = zakat.sum().getByLabel(/^How did you get this\?/);
    expect(await workings.count()).toBe(16); // of each line, and of the zakat
    for (const working of await workings.all()) await working.click();
    for (const step of [
      '24 g × 22 ÷ 24 = 22 g of pure gold.',
      '× ₹6,000.00 a gram = ₹1,32,000.00.',
      '40 g × 750 ÷ 1000 = 30 g of pure gold.',
      '10 g × ₹4,400.00 a gram = ₹44,000.00.',
      'You entered ₹50,000.00; no purity is applied to it.',
      '1000 g × 925 ÷ 1000 = 925 g of pure silver.',
      '₹11,06,000.00 × 2.5% = ₹27,650.00, to the nearest paisa.',
    ])
      await zakat.sum().getByText(step, { exact: true }).waitFor();
    await zakat.line('Weak debts').getByText('Not until received').waitFor();
    await zakat.line('Provident fund, compulsory').getByText('₹0.00').waitFor();
    const plot = zakat.sum().getByRole('table', { name: 'Where it comes from' });
    // 1,76,000 of 11,06,000
    await plot
      .getByRole('row', { name: /^Property to sell/ })
      .getByText('15.91%')
      .waitFor();
    await fitsWindow(guest);

    await zakat.choose('The part likely to be paid'); // + 80,000
    await zakat.answer().getByText('₹29,650.00').waitFor();
    await zakat.choose('What is yours already'); // + 5,00,000
    await zakat.answer().getByText('₹42,150.00').waitFor();
    await zakat.choose('Do not count'); // − 50,000
    await zakat.answer().getByText('₹40,900.00').waitFor();
    await zakat.choose('Once it is back (Maliki)'); // − 60,000
    await zakat.answer().getByText('₹39,400.00').waitFor();
    await page.getByText('None: you chose a mixture.').waitFor();

    // of 15,76,000: where the schools differ is the money lent, which counts in all but the Maliki school
    await page.getByRole('heading', { name: 'Where scholars differ' }).waitFor();
    await zakat.ofSchool('Maliki', '₹39,400.00');
    for (const school of ['Hanafi', 'Shafi‘i', 'Hanbali']) await zakat.ofSchool(school, '₹40,900.00');
    await page.getByText(/paying the higher amount fulfils both answers/).waitFor();
    await page.setViewportSize(desk);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);
  });

  const publisher = 'journey of the nisab';
  beforeAll(() =>
    inStore(
      product().store,
      `insert into metal_prices (metal, day, rupees_per_gram, note, publisher, document)
       values ('silver', '2025-06-26', 150, '', $1, 'journey'), ('silver', '2025-06-27', 160, '', $1, 'journey'),
         ('silver', '2025-06-28', 140, '', $1, 'journey')`,
      publisher,
    ),
  );
  afterAll(() => inStore(product().store, `delete from metal_prices where publisher = $1`, publisher));

  it('counts by the moon or the sun, with the nisab of each day on file', async () => {
    const guest = await enter({ as: 'free', viewport: desk });
    const { page } = guest;
    const zakat = new Zakat(page);
    const year = new ZakatYear(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    await year.start('2025-06-26');
    // 612.36 g × 150
    await page.getByText(/Nisab that day: ₹91,854\.00, by the price of silver of 26 June? 2025\./).waitFor();
    await year.status(/Zakat was due on 16 June? 2026 \(1 Muharram 1448\)/).waitFor();
    await zakat.answer().getByText('₹10,000.00').waitFor();
    // with the keyboard alone
    await zakat.tabTo('Lunar, 2.5%');
    await page.keyboard.press('ArrowDown');
    await year.status(/Zakat was due on 26 June? 2026 \(11 Muharram 1448\)/).waitFor();
    // 4,00,000 × 2.5% × 365 ÷ 354
    await zakat.answer().getByText('₹10,310.73').waitFor();
    await zakat
      .sum()
      .getByLabel(/^How did you get this\?/)
      .last()
      .click();
    await zakat
      .sum()
      .getByText('₹4,00,000.00 × 2.5% × 365 ÷ 354 = ₹10,310.73, to the nearest paisa.')
      .waitFor();

    await page.getByRole('button', { name: 'Show the nisab over time' }).click();
    // 612.36 g × 140 is the lowest
    await page
      .getByRole('img', {
        name: /^Nisab: 612\.36 g of silver: from ₹91,854 on 26 June? 2025 to .*, lowest ₹85,730 on 28 June? 2025, highest /,
      })
      .waitFor();
    await page.getByText('Show the last 4 as a table').click();
    const days = page.getByRole('table', { name: 'Nisab: 612.36 g of silver' });
    await days
      .getByRole('row', { name: /^27 June? 2025/ })
      .getByText('₹97,978')
      .waitFor();
    await fitsWindow(guest);
    // another nisab has another metal, of which one price is on file
    await zakat.choose('Gold, 85 g');
    await page.getByText('Prices in rupees of one day are on file. A plot needs two.').waitFor();
    await zakat.choose('Silver, 595 g');
    await page.getByRole('img', { name: /^Nisab: 595 g of silver/ }).waitFor();
    await page.setViewportSize(phone);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);
  });

  it('counts a company by its balance sheet beside the proxies, or by a percentage they know', async () => {
    const guest = await enter({ as: 'premium', viewport: phone });
    const { page } = guest;
    const zakat = new Zakat(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '10');
    await zakat.addCompany('asian paints');
    const company = zakat.region('Asian Paints Limited');
    await company.getByLabel('Market value').fill('1000000');
    const option = (name: string) => company.getByRole('listitem').filter({ hasText: name });
    // cash 1,084 + receivables 4,891 + inventories 5,923 + investments 4,005 = 15,903 of a market value of 2,46,425 crore
    await option('By its accounts')
      .getByText(/^6\.45%: ₹64,5\d\d\.\d\d$/)
      .waitFor();
    await option('25% of value').getByText('₹2,50,000.00').waitFor();
    await option('30% of value').getByText('₹3,00,000.00').waitFor();
    // less 5,000 crore: 10,903 of 2,46,425
    await company.getByLabel('What it owes within a year').fill('5000');
    await option('By its accounts')
      .getByText(/^4\.42%: ₹44,2\d\d\.\d\d$/)
      .waitFor();
    await company.getByLabel(/^How did you get this\?/).click();
    await company.getByText(/^− owed within a year, as typed, ₹5,000 cr = ₹10,903 cr\.$/).waitFor();
    await fitsWindow(guest);
    await company.getByLabel('A percentage I know').check();
    await company.getByLabel('Part that counts').fill('10');
    await zakat.answer().getByText('₹2,500.00').waitFor();
    await company.getByLabel('Held for trading: its full value').check();
    await zakat.answer().getByText('₹25,000.00').waitFor();
  });
});
