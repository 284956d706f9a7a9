import { text } from 'node:stream/consumers';
import { Zakat } from '../pages/tools/Zakat';
import { ZakatYears } from '../pages/tools/ZakatYears';
import { journeys } from '../setup/journeys';
import { fitsWindow, phone } from '../setup/marketJourneys';
import { printed } from '../setup/printed';

journeys('a user who saves their zakat years', ({ enter }) => {
  it('compares them, pays in instalments and reverses one, on a phone', async () => {
    const guest = await enter({ as: 'free', viewport: phone });
    const { page } = guest;
    const zakat = new Zakat(page);
    const years = new ZakatYears(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    await page.getByLabel('Your wealth reached the nisab on').fill('2023-07-19');
    await years.start();
    await years
      .region()
      .getByText(/^1446 AH, due on 7 July? 2024 \(1 Muharram 1446\)/)
      .waitFor();
    await years.save();
    await page.getByLabel('Your wealth reached the nisab on').fill('2024-07-07');
    await zakat.enter('Cash at hand', '600000');
    await years.save();
    await years.pay({ rupees: '4000', on: '2025-03-20', kind: 'The poor', to: 'Relief fund' });
    await years.pay({ rupees: '6000', on: '2025-07-01', kind: 'People in debt', to: 'A neighbour' });
    await years.compared('1447 AH').getByText('₹5,000.00', { exact: true }).waitFor();
    await years.region().getByText('Paid in advance, 1447 AH').waitFor();

    // a correction is a line of its own
    await zakat.enter('Cash at hand', '640000');
    await years.save('Save this year again');
    await years.compared('1447 AH').getByText('₹6,000.00', { exact: true }).waitFor();
    await years.region().getByText('Correction, 1447 AH').waitFor();

    // with the keyboard alone
    const reversePayment = page.getByRole('button', { name: 'Reverse the payment of ₹6,000.00 for 1447 AH' });
    await reversePayment.focus();
    await page.keyboard.press('Enter');
    await years.compared('1447 AH').getByText('₹12,000.00', { exact: true }).waitFor();
    await years.region().getByRole('button', { name: 'Undo' }).click();
    await years.compared('1447 AH').getByText('₹6,000.00', { exact: true }).waitFor();

    await fitsWindow(guest);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);

    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain('Relief fund');
    await page.reload();
    await years.open();
    await years.compared('1446 AH').getByText('₹10,000.00', { exact: true }).first().waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download years as CSV' }).click();
    const file = await text(await (await download).createReadStream());
    expect(file).toContain('"Paid in advance"');
    expect(file).toContain('"Relief fund"');

    const sheet = await printed(page);
    expect(sheet).toContain('Line by line');
    expect(sheet).toContain('Cash: At hand');
    expect(sheet).not.toContain('Record a payment');
  });
});
