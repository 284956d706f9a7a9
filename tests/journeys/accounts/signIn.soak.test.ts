import { Account } from '../pages/Account';
import { journeys } from '../setup/journeys';

journeys('the sign-in methods', ({ enter }) => {
  it('include a code by text message', async () => {
    const guest = await enter();
    const { page } = guest;
    const account = new Account(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Use a code by text message' }).click();
    await page.getByLabel('Phone number').fill('+1 202 555 0104');
    await guest.checkPage();
    await page.getByRole('button', { name: 'SEND ME A CODE' }).click();
    await account.enterCode('+12025550104', 'LOG IN');
    await account.arrived();
  });
});
