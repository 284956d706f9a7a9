import type { MetalPricesReply } from '@tayyib/shared/contracts';
import { Zakat } from '../pages/tools/Zakat';
import { ZakatYear } from '../pages/tools/ZakatYear';
import { inStore } from '../setup/journeyProduct';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';

journeys('a user whose wealth fell below the nisab', ({ enter }) => {
  it('sees each fall judged in its own year by the school, and a total loss by any', async () => {
    const guest = await enter({ as: 'free', viewport: phone });
    const { page } = guest;
    const zakat = new Zakat(page);
    const year = new ZakatYear(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    await year.start('2022-07-30');
    await year.enterFall(1, { fellOn: '2022-12-01', reachedAgainOn: '2023-01-01' });
    await year.enterFall(2, { fellOn: '2024-06-01', reachedAgainOn: '2024-08-01' });
    await year
      .status(
        /Zakat was due on 19 July? 2023 .*does not matter by your choice\.\s*Your wealth was still below the nisab on 7 July? 2024 .*A new year began on 1 Aug 2024/,
      )
      .waitFor();
    await zakat
      .sum()
      .getByText(/Due 19 July? 2023/)
      .waitFor();

    // in every other school a new year starts after each fall
    for (const school of ['Shafi‘i', 'Maliki', 'Hanbali']) {
      await zakat.choose(school);
      await year.status(/A new year began on 1 Jan 2023 .*A new year began on 1 Aug 2024/).waitFor();
      await zakat
        .sum()
        .getByText(/Due 21 Dec 2023/)
        .waitFor();
    }
    await fitsWindow(guest);

    await zakat.choose('Hanafi');
    await year.lostAll(1);
    await year.status(/ended when all of your wealth was lost\. A new year began on 1 Jan 2023/).waitFor();
    await zakat.sum().getByLabel('Sources: Your year').click();
    await zakat.sum().getByRole('link', { name: 'Islamic Portal (Hanafi)' }).waitFor();
    await zakat
      .sum()
      .getByText(/Due 21 Dec 2023/)
      .waitFor();
    await page.setViewportSize(desk);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);

    // with the keyboard alone
    await page.getByRole('button', { name: 'Remove fall 1' }).focus();
    await page.keyboard.press('Enter');
    await zakat
      .sum()
      .getByText(/Due 19 July? 2023/)
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await year.status(/ended when all of your wealth was lost/).waitFor();
  });
});

journeys('a user who missed years', ({ enter, product }) => {
  const publisher = 'journey';
  const goldThen = 6377.84;
  beforeAll(() =>
    inStore(
      product().store,
      `insert into metal_prices (metal, day, rupees_per_gram, note, publisher, document)
       values ('gold', '2024-07-01', ${goldThen}, '', '${publisher}', 'journey')`,
    ),
  );
  afterAll(() => inStore(product().store, `delete from metal_prices where publisher = '${publisher}'`));

  it('sees what each comes to, also by the gold it was worth, and enters one after the other', async () => {
    const guest = await enter({ as: 'free', viewport: phone });
    const { page } = guest;
    const reply = await page.request.get('/api/metals');
    const { prices }: MetalPricesReply = await reply.json();
    const goldNow = prices.find(({ metal }) => metal === 'gold')?.rupeesPerGram ?? NaN;
    const byGold = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

    const zakat = new Zakat(page);
    const year = new ZakatYear(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '10000000');
    await year.start('2023-07-19');
    await year
      .late()
      .getByText(/We count what it was in that year: ₹2,50,000\.00/)
      .waitFor();
    await year
      .late()
      .getByText(`₹${byGold.format((250_000 * goldNow) / goldThen)}`, { exact: true })
      .waitFor();
    await year
      .late()
      .getByLabel(/^How did you get this\?/)
      .click();
    await year
      .late()
      .getByText(/^Gold was ₹6,377\.84 a gram on 1 July? 2024, and is ₹/)
      .waitFor();
    await fitsWindow(guest);
    await page.setViewportSize(desk);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);

    // the year after it, and the last one that has passed, which is not late
    await year.enterMissed(/due on 26 June? 2025$/);
    await zakat
      .sum()
      .getByText(/Due 26 June? 2025/)
      .waitFor();
    await year.late().waitFor();
    await year.enterMissed(/due on 16 June? 2026$/);
    await zakat
      .sum()
      .getByText(/Due 16 June? 2026/)
      .waitFor();
    await year.late().waitFor({ state: 'detached' });
  });
});
