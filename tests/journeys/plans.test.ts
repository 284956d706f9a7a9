import { Plans } from './pages/Plans';
import { stories } from './stage';

stories('someone who wants more', ({ enter }) => {
  it('buys premium, sees it open at once, upgrades, and gets their money back', async () => {
    const farah = await enter({ as: 'free' });
    const { page } = farah;
    const plans = new Plans(page);
    await page.goto('/community');
    await page.getByText('is part of a bigger plan than yours.').waitFor();
    await farah.looksAround();

    await plans.choose('Premium');
    await farah.looksAround();
    await plans.pay('It fails');
    await page.getByText('The payment failed. Nothing was charged.').waitFor();
    await page.getByRole('checkbox').check();
    await plans.pay('It succeeds');
    // the page that was locked opens where the plans stood
    await page.getByRole('heading', { level: 1, name: 'Community' }).waitFor();

    await plans.open();
    await plans.card('Premium').getByText('Your plan').waitFor();
    await plans.choose('Premium Pro');
    await page.getByText('Unused part of your term').waitFor();
    await farah.looksAround();
    await plans.pay('It succeeds');
    await page.getByRole('button', { name: 'Done' }).click();
    await plans.card('Premium Pro').getByText('Your plan').waitFor();
    await farah.looksAround();

    await page.getByRole('button', { name: /^End now and get ₹/ }).click();
    await page.getByRole('button', { name: 'End it' }).click();
    await plans.card('Free').getByText('Your plan').waitFor();
  });

  it('does so on a phone, in the dark', async () => {
    const bilal = await enter({ as: 'basic', viewport: { width: 390, height: 844 } });
    const { page } = bilal;
    await page.addInitScript(() => localStorage.setItem('theme', 'true'));
    const plans = new Plans(page);
    await plans.open();
    await bilal.looksAround();
    await plans.choose('Premium');
    await bilal.looksAround();
    await plans.pay('It succeeds');
    await page.getByRole('button', { name: 'Done' }).click();
    await plans.card('Premium').getByText('Your plan').waitFor();
    await bilal.looksAround();
  });
});
