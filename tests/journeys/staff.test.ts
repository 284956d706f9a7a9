import pg from 'pg';
import type { Page } from 'playwright-core';
import { Staff } from './pages/Staff';
import { ownJourneyProduct } from './setup/journeyProduct';
import { journeysIn } from './setup/journeys';
import { untilTrue } from './setup/limits';
import { phone } from './setup/marketJourneys';

const day = '2026-11-20';
const name = `BhavCopy_NSE_CM_0_0_0_${day.replaceAll('-', '')}_F_0000.csv`;
const prices = [
  'TradDt,Src,FinInstrmTp,ISIN,SctySrs,OpnPric,HghPric,LwPric,ClsPric,PrvsClsgPric,TtlTradgVol,TtlTrfVal',
  `${day},NSE,STK,INE002A01018,EQ,100,110,90,105,101,5000,525000`,
  `${day},NSE,STK,INE467B01029,EQ,3000,3010,2990,3005,3001,5000,15025000`,
].join('\n');

const cipla = 'INE059A01026';

/** As if the exchange classed a company that nothing else describes so. */
async function listAsMill(store: string, isin: string) {
  const client = new pg.Client({ connectionString: store });
  await client.connect();
  await client.query("update securities set industry_subgroup = 'Sugar' where isin = $1", [isin]);
  await client.end();
}

/** A hold that is lifted at once leaves the verdict that is computed now. */
const judgeAgain = (page: Page, isin: string) =>
  page.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json' };
    const hold = { standard: 'TASIS', action: 'hold', reason: 'Its class is another now.' };
    const signed = await fetch(address, { method: 'POST', headers, body: JSON.stringify(hold) });
    const { id }: { id: string } = await signed.json();
    await fetch(`${address}/${id}`, { method: 'DELETE' });
  }, `/api/staff/stocks/${isin}/overrides`);

journeysIn(ownJourneyProduct(), 'staff', ({ enter, product }) => {
  it('upload a day of prices and a damaged file, and see the results', async () => {
    const guest = await enter({ as: 'staff' });
    await guest.page.goto('/dashboard');
    const staff = new Staff(guest.page);
    await staff.openFeeds();
    expect(await guest.page.getByText('Fetching is off').isVisible()).toBe(true);
    await guest.checkPage();

    expect(await staff.load('bhavcopy', name, `${prices}\n`)).toBe(`${name}: stored.`);
    expect(await staff.load('bhavcopy', name, prices.slice(0, -20))).toBe(`${name}: whole file refused.`);
    await guest.checkPage();
    await staff.feed('bhavcopy').getByRole('link', { name: 'See the report' }).click();
    await guest.page.getByText('The whole file was refused: nothing of it was stored.').waitFor();
    await guest.page.getByRole('cell', { name: /the file was cut/ }).waitFor();
    await guest.checkPage();

    await guest.page.setViewportSize(phone);
    await guest.page.goto('/staff/jobs');
    const jobs = guest.page.getByRole('region', { name: /^Background jobs/ });
    await jobs.getByRole('button', { name: /^Run / }).first().waitFor();
    expect(await jobs.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    await guest.checkPage();
  });

  it('draft a standard, preview its changes, and publish it', async () => {
    const guest = await enter({ as: 'advisor' });
    // the page has this stock in its cache, by the limit that still holds
    await guest.page.goto('/stock?isin=INE002A01018');
    await guest.page
      .getByText(/the limit is \d+\s?%/)
      .first()
      .waitFor();
    const staff = new Staff(guest.page);
    await staff.openStandards();
    await guest.checkPage();
    await staff.draftTasis('2027-01', '18');
    const reliance = guest.page.getByRole('row', { name: /RELIANCE/ });
    expect(await reliance.innerText()).toContain('Fails on a ratio');
    await guest.checkPage();
    await staff.publish('2027-01', 'The body lowered its limit on debt.');
    await reliance.getByRole('link').click();
    await guest.page
      .getByText(/the limit is 18\s?%/)
      .first()
      .waitFor();
    await guest.page.getByLabel('By which edition, and how old the accounts are').click();
    await guest.page.getByText('Edition 2027-01.').waitFor();
  });

  it('answer a class, and see its companies judged by it', async () => {
    const guest = await enter({ as: 'advisor', viewport: phone });
    const { page } = guest;
    await listAsMill(product().store, cipla);
    await page.goto('/staff/standards?tab=classes');
    await judgeAgain(page, cipla);
    await page.reload();
    const card = page.getByRole('article', { name: 'Sugar' });
    await card.getByText('Open', { exact: true }).waitFor();
    await guest.checkPage();
    await card.getByLabel('Answer').selectOption('Not permissible');
    await card.getByRole('textbox', { name: /^Reason/ }).fill('Mills sell spirit beside sugar.');
    await card.getByRole('button', { name: 'Sign' }).click();
    await page
      .getByRole('dialog')
      .getByText('1 of 1 company gets another verdict. Every standard: 1 not compliant.')
      .waitFor();
    await guest.checkPage();
    await page.getByRole('button', { name: 'Sign the answer' }).click();
    await card.getByText('Answered: not permissible').waitFor();
    await untilTrue('Judged by the answer', async () => {
      const reply = await page.request.get('/api/stocks/CIPLA');
      return (await reply.text()).includes('on the class Sugar: not permissible');
    });
    await page.goto('/stock?isin=CIPLA');
    await page
      .getByText(/^Advisor's answer of .* on the class Sugar/)
      .first()
      .waitFor();
    await guest.checkPage();
  });
});
