import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { Zakat } from '../pages/tools/Zakat';
import { ZakatYears } from '../pages/tools/ZakatYears';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';
import { printed } from '../setup/printed';

/** Late replies for the parts of the page that a day adds, until `arrive` is called. */
async function delayParts(page: Page) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/modules\/|\/api\/metals\//, async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}

journeys('a user who saves their zakat years', ({ enter, product }) => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ] as const)('starts by a press during which parts above it arrive, on a %s', async (_name, viewport) => {
    const { page } = await enter({ as: 'free', viewport });
    const zakat = new Zakat(page);
    const years = new ZakatYears(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    const parts = await delayParts(page);
    await page.getByLabel('Your wealth reached the nisab on').fill('2023-07-19');
    // hovering waits until the layout has settled
    await years.region().getByRole('button', { name: 'Start to save your years' }).hover();
    await page.mouse.down();
    parts.arrive();
    await page.getByText('Zakat is due next on').waitFor();
    await page
      .getByRole('group', { name: 'If you give it late' })
      .getByText(/^A minority counts it/)
      .waitFor();
    await page.mouse.up();
    await years.region().getByLabel('Passphrase for zakat years on your account').waitFor();
  });

  it('finds those of the account on another device, with the passphrase, and is reminded', async () => {
    const maryam = await enter({ as: 'free', viewport: phone });
    const first = new Zakat(maryam.page);
    const years = new ZakatYears(maryam.page);
    await first.open();
    await first.enter('Pure silver (999), per gram', '100');
    await first.enter('Cash at hand', '400000');
    await maryam.page.getByLabel('Your wealth reached the nisab on').fill('2024-07-07');
    await years.start();
    await years.save();
    await maryam.page.getByRole('button', { name: 'I agree: remind me' }).click();
    await maryam.page.getByText(/You get an alert a week before/).waitFor();
    const download = maryam.page.waitForEvent('download');
    await maryam.page.getByRole('button', { name: 'Add these days to your calendar' }).click();
    expect(await text(await (await download).createReadStream())).toContain('SUMMARY:Zakat is due');
    await fitsWindow(maryam);

    const other = await enter({ viewport: desk });
    await product().signIn(other.page, maryam.email);
    const second = new ZakatYears(other.page);
    await new Zakat(other.page).open();
    await other.page.getByText('Saved on your account, encrypted').waitFor();
    await second.open();
    await second.compared('1447 AH').getByText('₹10,000.00', { exact: true }).first().waitFor();
    await fitsWindow(other);
    const stored = await other.page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain('zakat-years');
  });

  it('notes to whom of the eight kinds of recipients it was given, and deletes it all', async () => {
    const guest = await enter({ as: 'basic', viewport: desk });
    const { page } = guest;
    const zakat = new Zakat(page);
    const years = new ZakatYears(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    await page.getByLabel('Your wealth reached the nisab on').fill('2024-07-07');
    await years.start();
    await years.save();
    // Quran 9:60
    const kinds = [
      'The poor',
      'People in need',
      'Those who collect and distribute zakat',
      'Those whose hearts are to be reconciled',
      'Freeing people from bondage',
      'People in debt',
      'The cause of God',
      'Travellers in need',
    ];
    for (const [at, kind] of kinds.entries())
      await years.pay({
        kind,
        rupees: '1000',
        on: '2025-06-27',
        to: `Recipient ${at + 1}`,
        note: `Receipt ${at + 1}`,
      });
    // 10,000 − 8 × 1,000
    await years.compared('1447 AH').getByText('₹2,000.00', { exact: true }).waitFor();
    for (const [at, kind] of kinds.entries())
      await years
        .region()
        .getByText(new RegExp(`27 June? 2025, ${kind}, to Recipient ${at + 1}\\. Receipt ${at + 1}$`))
        .waitFor();
    const sheet = await printed(page);
    for (const kind of kinds) expect(sheet).toContain(kind);
    await page.setViewportSize(phone);
    await fitsWindow(guest);

    await page.getByRole('button', { name: 'Delete the years' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete all zakat years?' });
    await dialog.getByRole('button', { name: 'Delete the years' }).click();
    await years.region().getByRole('button', { name: 'Start to save your years' }).waitFor();
    expect(await page.evaluate(() => JSON.stringify(Object.keys(localStorage)))).not.toContain('zakat-years');
  });
});
