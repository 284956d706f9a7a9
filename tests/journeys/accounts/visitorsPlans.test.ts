import { Account } from '../pages/Account';
import { journeys } from '../setup/journeys';
import { phone } from '../setup/marketJourneys';

const email = 'maryam@tayyib.example';
const password = 'seven blue lanterns';

journeys('a visitor who looks at the plans', ({ enter }) => {
  it('finds them from the home page, signs up and returns to the chosen one, on a phone', async () => {
    const guest = await enter({ viewport: phone });
    const { page } = guest;
    const account = new Account(page);
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 2, name: 'Premium', exact: true }),
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Compare plans' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plans and prices' }).waitFor();
    await card.getByText('₹2,990').waitFor();
    await guest.checkPage();
    await page.getByText('Monthly', { exact: true }).click();
    await card.getByText('₹299 a month').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await card.getByRole('link', { name: 'Get Premium' }).click();
    await account.fillRegistration('Maryam', email, password);
    await account.enterCode(email);
    await page.waitForURL('**/plan?plan=premium&period=monthly');
    await card.getByRole('button', { name: 'Get Premium' }).waitFor();
    await card.getByText('₹299 a month').waitFor();
  });
});
