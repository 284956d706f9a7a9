import { Purification } from '../pages/tools/Purification';
import { Zakat } from '../pages/tools/Zakat';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';

const tradebook = [
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time',
  'RELIANCE,INE002A01018,2023-04-03,NSE,EQ,EQ,buy,false,10.000000,2345.050000,T1,O1,2023-04-03T10:00:00',
  'ITC,INE154A01025,2023-04-04,NSE,EQ,EQ,buy,false,20.000000,400.000000,T2,O2,2023-04-04T10:00:00',
].join('\n');

journeys('a user whose shares are in the portfolio', ({ enter }) => {
  it('takes them to both calculators', async () => {
    const guest = await enter({ as: 'premium', viewport: phone });
    const { page } = guest;
    const purification = new Purification(page);
    const zakat = new Zakat(page);
    await page.goto('/portfolio');
    await page
      .getByLabel('Spreadsheet, CSV file or account statement (PDF)')
      .setInputFiles({ name: 'tradebook.csv', mimeType: 'text/csv', buffer: Buffer.from(tradebook) });
    await page.getByRole('button', { name: 'Import 2' }).click();
    // with the keyboard alone, and before their names are read
    await page.getByRole('button', { name: 'Open in the purification calculator' }).focus();
    await page.keyboard.press('Enter');
    await purification.choose('By share held (AAOIFI)');
    // of the year to March 2024: 20 × (38,481.87 to 42,133.01 crore rupees ÷ 1,248.47 crore shares)
    const itc = purification.method('ITC Limited', 'By share held (AAOIFI)');
    await itc.getByText('About ₹616.46 (by the accounts to 31 Mar 2024; ₹616.46 to ₹674.95)').waitFor();
    // 10 × (10,745 to 91,261 crore rupees ÷ 676.6 crore shares)
    const reliance = purification.method('Reliance Industries Limited', 'By share held (AAOIFI)');
    await reliance
      .getByText('About ₹158.81 (by the accounts to 31 Mar 2024; ₹158.81 to ₹1,348.82)')
      .waitFor();
    await fitsWindow(guest);
    await page.getByRole('button', { name: 'Add your portfolio (2)' }).click();
    await page.getByText('All of its companies are here already.').waitFor();

    await page.getByRole('link', { name: 'Deduct it before zakat' }).click();
    await zakat.openWhole();
    await zakat.enter('Pure silver (999), per gram', '1');
    await page.getByRole('button', { name: 'Add your portfolio (2)' }).click();
    const company = zakat.region('ITC Limited');
    await company.getByLabel('Market value').fill('8000');
    await company.getByLabel('25% of value').check();
    await zakat.region('Reliance Industries Limited').getByLabel('Market value').fill('24000');
    await zakat.region('Reliance Industries Limited').getByLabel('25% of value').check();
    // 25% of 32,000, of which a fortieth
    await zakat.answer().getByText('₹200.00').waitFor();
    await page.setViewportSize(desk);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);
  });
});
