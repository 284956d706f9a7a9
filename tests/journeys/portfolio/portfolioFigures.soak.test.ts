import { text } from 'node:stream/consumers';
import { desk, fitsWindow, marketJourneys, phone } from '../setup/marketJourneys';

const tradebook = [
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time',
  'RELIANCE,INE002A01018,2023-04-03,NSE,EQ,EQ,buy,false,10.000000,2345.050000,T1,O1,2023-04-03T10:00:00',
  'ITC,INE154A01025,2023-04-04,NSE,EQ,EQ,buy,false,20.000000,400.000000,T2,O2,2023-04-04T10:00:00',
  'ITC,INE154A01025,2024-04-04,NSE,EQ,EQ,sell,false,5.000000,430.000000,T4,O4,2024-04-04T10:00:00',
].join('\n');

// the small sample has no prices
marketJourneys('the figures of a portfolio', ({ enter }) => {
  it.each([
    ['desk', desk],
    ['phone', phone],
  ] as const)('open their working, and are a file, on a %s', async (device, viewport) => {
    const guest = await enter({ as: 'premium', viewport });
    const { page } = guest;
    await page.goto('/portfolio');
    await page
      .getByLabel('Spreadsheet, CSV file or account statement (PDF)')
      .setInputFiles({ name: 'tradebook.csv', mimeType: 'text/csv', buffer: Buffer.from(tradebook) });
    await page.getByRole('button', { name: 'Import 3' }).click();

    const overview = page.getByRole('region', { name: 'Overview' });
    const opens = async (title: RegExp, working: RegExp) => {
      await overview.getByLabel(title).click();
      await overview.getByText(working).first().waitFor();
    };
    await opens(/\? Value$/, /^Shares held times the last close/);
    await opens(/\? Gain/, /^Besides: \+₹150\.00 from sales and ₹[\d,.]+ of dividends on file\.$/);
    await opens(/\? Yearly return/, /^4 Apr 2024: \+₹2,150\.00\.$/);
    await opens(/\? Compliant by value$/, /^Non Shariah Compliant: ₹/);
    await opens(/\? Impure share$/, /^Reliance Industries Limited: About [\d.]+%/);
    await opens(/\? To review$/, /^ITC Limited: /);
    // folded on a phone
    if (device === 'phone')
      for (const part of [/^By sector/, /^By size/]) await overview.getByText(part).first().click();
    await opens(/\? By sector$/, /^Energy: Reliance Industries Limited/);
    await opens(/\? By size$/, /^Large cap: Reliance Industries Limited/);

    const companies = page.getByRole('region', { name: 'Companies' });
    const reliance = companies.getByRole('rowgroup', { name: 'Reliance Industries Limited' });
    await reliance.getByRole('button', { name: /^1 entry, \d+ dividends?/ }).click();
    await reliance.getByText('Bonus of 28 Oct 2024: 10 shares became 20.').waitFor();
    await reliance.getByText('Dividend of 21 Aug 2023: 10 × ₹9.00 = ₹90.00').waitFor();

    const clock = page
      .getByRole('region', { name: 'Exit clock' })
      .getByRole('article', { name: 'ITC Limited' });
    await clock.getByText(/^Not compliant since \d/).click();
    for (const fact of [
      /^Not compliant since$/,
      /^Price then$/,
      /^Price now$/,
      /^Gain since then/,
      /^To purify since then$/,
    ])
      await clock.getByText(fact).waitFor();
    await fitsWindow(guest);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await text(await (await downloading).createReadStream());
    expect(file.trim().split('\n')).toHaveLength(4);
    expect(file).toContain('INE154A01025');
  });
});
