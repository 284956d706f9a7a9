import { Staff } from './pages/Staff';
import { ownJourneyProduct } from './setup/journeyProduct';
import { journeysIn } from './setup/journeys';
import { phone } from './setup/marketJourneys';

const day = '2026-11-20';
const name = `BhavCopy_NSE_CM_0_0_0_${day.replaceAll('-', '')}_F_0000.csv`;
const prices = [
  'TradDt,Src,FinInstrmTp,ISIN,SctySrs,OpnPric,HghPric,LwPric,ClsPric,PrvsClsgPric,TtlTradgVol,TtlTrfVal',
  `${day},NSE,STK,INE002A01018,EQ,100,110,90,105,101,5000,525000`,
  `${day},NSE,STK,INE467B01029,EQ,3000,3010,2990,3005,3001,5000,15025000`,
].join('\n');

journeysIn(ownJourneyProduct(), 'staff', ({ enter }) => {
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
    await guest.page.getByText('2027-01').first().waitFor();
  });
});
