import { daysBetween, indianDay } from '@tayyib/shared/values/calendar';
import { formatCount } from '@tayyib/shared/values/format';
import { Purification } from '../pages/tools/Purification';
import { Watchlist } from '../pages/Watchlist';
import { Keyboard } from '../setup/Keyboard';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';
import { lowTargets } from '../setup/touchTargets';

const [itc, tcs, paints] = ['INE154A01025', 'INE467B01029', 'INE021A01026'] as const;
const named = {
  itc: 'ITC Limited',
  tcs: 'Tata Consultancy Services Limited',
  paints: 'Asian Paints Limited',
};

// Of the accounts to March 2024, in crore rupees, by TASIS:
//   ITC   interest 1,710.51 + cigarettes 33,667.97 + hotels 3,103.39 = 38,481.87 of 79,568.33: 48.36%; with "Others" 3,651.14: 52.95%.
//         Interest alone would be 2.15%. By AAOIFI hotels are doubtful: 35,378.48 of 79,568.33, 44.46%.
//   TCS   interest 3,781 of 2,45,315: 1.54%.
const dividends = {
  itc: '₹48,363.30 to ₹52,951.98', // 1,00,000 × both
  both: 'About ₹48,517.43', // with 10,000 × 1.54%
  // of TCS, nothing says what is in its segments
  byAaoifi: '(₹44,617.15 to ₹62,951.98)',
};
const gainOfItc = '₹9,672.66 to ₹10,590.40'; // (60,000 − 40,000) × both

journeys('a user with watchlists', ({ enter }) => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ] as const)(
    'adds their stocks on a %s, sees which is not compliant since when, and what is known of each',
    async (device, viewport) => {
      const guest = await enter({ as: 'premium', viewport });
      const { page } = guest;
      const purification = new Purification(page);
      const keyboard = new Keyboard(page);
      await page.goto('/about_us');
      await new Watchlist(page).replace({ Core: [tcs, paints], Ideas: [itc, tcs] });
      await purification.open();
      const lists = page.getByLabel('From a watchlist');
      await lists.selectOption('Core (2)');
      await keyboard.press(page.getByRole('button', { name: 'Add its stocks' }));
      await page.getByText('2 added', { exact: true }).waitFor();
      await lists.selectOption('Ideas (2)');
      await keyboard.press(page.getByRole('button', { name: 'Add its stocks' }));
      await page.getByText('1 added', { exact: true }).waitFor();
      await keyboard.press(page.getByRole('button', { name: 'Add its stocks' }));
      await page.getByText('All of its stocks are here already.').waitFor();

      const breach = purification.card(named.itc).getByRole('note');
      const days = formatCount(daysBetween('2024-05-23', indianDay(new Date())));
      await breach
        .getByText(`Not compliant by this standard since 23 May 2024, ${days} days.`, { exact: false })
        .waitFor();
      expect(await purification.card(named.tcs).getByRole('note').count()).toBe(0);

      await purification.fillYear(named.itc, { dividends: '100000', paid: '40000', received: '60000' });
      await purification.fillYear(named.tcs, { dividends: '10000', paid: '50000', received: '40000' });
      await page.getByRole('button', { name: `Remove ${named.paints}` }).click();
      await purification.choose('By dividend');

      // one number, an estimate, and what it may be beside it
      await purification.answer().getByText(dividends.both, { exact: true }).waitFor();
      await purification
        .answer()
        .getByText('2 amounts are estimated by the accounts to 31 Mar 2024')
        .waitFor();
      await purification.showUnknown();
      const open = purification.unknown().filter({ hasText: `${named.itc}, year to 31 Mar 2024` });
      await open.getByText(dividends.itc).waitFor();
      await open.getByText('The accounts do not say what "Others" is.').waitFor();

      // the impure share line by line: ITC is not 2.15%
      const income = purification
        .card(named.itc)
        .locator('details')
        .filter({ hasText: 'impure income' })
        .last();
      await keyboard.press(income.locator('summary'));
      await income.getByText('48.36% to 52.95% of income').waitFor();
      for (const line of [
        /^Interest income \(cash-flow statement\).*₹1,711 cr$/,
        /^FMCG - Cigarettes.*₹33,668 cr$/,
        /^Hotels.*₹3,103 cr$/,
        /^Others.*₹0 to ₹3,651 cr$/,
      ])
        await income.locator('dl > div').filter({ hasText: line }).waitFor();
      const byDividend = purification.method(named.itc, 'By dividend');
      await byDividend.getByLabel(/^How did you get this\?/).click();
      await byDividend.getByText('between 48.3633% and 52.951985%').waitFor();
      if (device === 'phone') expect(await lowTargets(page)).toEqual([]);
      await fitsWindow(guest);

      // one method purifies gains, and says so; a loss is none
      await purification
        .totals()
        .locator('dl > div')
        .filter({ hasText: /^By gain.*purifies gains/ })
        .waitFor();
      await purification.choose('By gain');
      await purification.answer().getByText(`(${gainOfItc})`).waitFor();
      await purification.method(named.tcs, 'By gain').getByText('You sold without a profit.').waitFor();

      // what is impure is a matter of the standard, what is due one of the method
      await purification.choose('By dividend');
      await page.getByLabel('Standard', { exact: true }).selectOption('AAOIFI');
      await purification.answer().getByText(dividends.byAaoifi).waitFor();
      await purification.showUnknown();
      await open.getByText('Whether "Hotels" is permitted is doubtful').waitFor();
      await page.getByRole('switch', { name: 'Dark theme' }).click();
      await fitsWindow(guest);
    },
  );
});
