import { Plans } from '../pages/Plans';
import { journeys } from '../setup/journeys';

journeys('a user of the free plan', ({ enter }) => {
  it('buys premium, can use it at once, upgrades, and gets a refund', async () => {
    const farah = await enter({ as: 'free' });
    const { page } = farah;
    const plans = new Plans(page);
    await page.goto('/community');
    await page.getByText('Premium includes Community.').waitFor();
    await farah.checkPage();

    await plans.choose('Premium');
    await farah.checkPage();
    await plans.pay('Simulate failure');
    await page.getByText('The payment failed. Nothing was charged.').waitFor();
    await page.getByRole('checkbox').check();
    await plans.pay('Simulate success');
    const thanks = page.getByRole('heading', { level: 1, name: 'Thank you. Your payment has arrived.' });
    await thanks.waitFor();
    await page.getByText(/Premium is active until/).waitFor();
    await page.locator('#main:focus').waitFor();
    await farah.checkPage();
    await page.getByRole('link', { name: 'Open Community' }).click();
    await page.getByRole('heading', { level: 1, name: 'Community' }).waitFor();

    await plans.open();
    await plans.card('Premium').getByText('Your plan').waitFor();
    await plans.choose('Premium Pro');
    await page.getByText('Unused part of your term').waitFor();
    await farah.checkPage();
    await plans.pay('Simulate success');
    await thanks.waitFor();
    await page.getByRole('link', { name: 'See what your plan includes' }).click();
    await plans.card('Premium Pro').getByText('Your plan').waitFor();
    await farah.checkPage();

    await page.getByRole('button', { name: /^End now and get ₹/ }).click();
    await page.getByRole('button', { name: 'End it' }).click();
    await plans.card('Free').getByText('Your plan').waitFor();
  });
});
