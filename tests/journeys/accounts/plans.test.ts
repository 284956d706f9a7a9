import { Account } from '../pages/Account';
import { Plans } from '../pages/Plans';
import { journeys } from '../setup/journeys';
import { Keyboard } from '../setup/Keyboard';

journeys('a user of the free plan', ({ enter }) => {
  it('buys a plan for a page and is in it, upgrades, cancels, keeps it, gets a refund and logs out, by keyboard', async () => {
    const farah = await enter({ as: 'free' });
    const { page } = farah;
    const plans = new Plans(page);
    const keyboard = new Keyboard(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const heading = (name: string | RegExp) => page.getByRole('heading', { name });
    const buy = async (title: string) => {
      await keyboard.press(plans.card(title).getByRole('button'));
      await keyboard.press(page.getByRole('checkbox'), 'Space');
      await keyboard.press(button(/^Pay ₹/));
    };
    await page.goto('/screener');
    await page.getByText(/^Premium includes /).waitFor();
    await farah.checkPage();

    await buy('Premium');
    await farah.checkPage();
    await keyboard.press(button('Simulate failure'));
    await page.getByText('The payment failed. Nothing was charged.').waitFor();
    await keyboard.press(page.getByRole('checkbox'), 'Space');
    await keyboard.press(button(/^Pay ₹/));
    await keyboard.press(button('Simulate success'));
    const thanks = page.getByRole('region', { name: 'Thank you. This page is open to you now.' });
    await keyboard.isOn(thanks.getByRole('heading'));
    await thanks.getByText(/Premium is active until/).waitFor();
    await thanks.getByText(/We have received ₹2,990\. We have sent a receipt to/).waitFor();
    await page.getByLabel('Query').waitFor();
    await farah.checkPage();
    await keyboard.press(thanks.getByRole('button', { name: 'Close' }));
    await thanks.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/screener');
    expect(await page.locator('body:focus').count()).toBe(0);

    await plans.open();
    await plans.card('Premium').getByText('Your plan').waitFor();
    await buy('Premium Pro');
    await farah.checkPage();
    await keyboard.press(button('Simulate success'));
    await heading('Thank you. Your payment has arrived.').waitFor();
    await page.locator('#main:focus').waitFor();
    await farah.checkPage();
    await keyboard.press(page.getByRole('link', { name: 'See what your plan includes' }));
    await plans.card('Premium Pro').getByText('Your plan').waitFor();
    await farah.checkPage();

    await keyboard.press(button('Cancel Premium Pro'));
    await page.getByRole('dialog', { name: 'Cancel Premium Pro?' }).waitFor();
    await farah.checkPage();
    await keyboard.press(button('Cancel the plan'));
    await keyboard.isOn(heading('Premium Pro is cancelled'));
    await farah.checkPage();
    await keyboard.press(button('Keep my plan'));
    await keyboard.isOn(heading(/^Premium Pro \(yearly\) until/));
    await page.getByText(/^You keep your plan\./).waitFor();

    await keyboard.press(button(/^End now and get ₹/));
    await keyboard.press(button('End it'));
    await keyboard.isOn(heading(/^Premium Pro has ended, and ₹.* is on its way back$/));
    await plans.card('Free').getByText('Your plan').waitFor();
    await farah.checkPage();

    await new Account(page).signOut();
    await keyboard.isOn(page.getByRole('status').filter({ hasText: 'You are logged out.' }));
    await farah.checkPage();
    await keyboard.press(page.getByRole('link', { name: 'Log in again' }));
    await heading('Log in').waitFor();
  });
});
