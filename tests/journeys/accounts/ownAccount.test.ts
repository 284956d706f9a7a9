import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { Account } from '../pages/Account';
import { Shell } from '../pages/Shell';
import { journeys } from '../setup/journeys';

const phone = '+12025550177';

journeys('a user’s own account', ({ enter }) => {
  it('gets a phone number, can sign in with it, and removes it', async () => {
    const guest = await enter({ as: 'free' });
    const { page } = guest;
    const account = new Account(page);
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Phone' });
    await section.getByRole('button', { name: 'Add a number' }).click();
    await section.getByLabel('Phone number').fill('+1 202 555 0177');
    await section.getByLabel('Your password').fill(demoPassword);
    await section.getByRole('button', { name: 'Send me a code' }).click();
    await section.getByLabel('Code').waitFor();
    await guest.checkPage();
    await account.enterCode(phone, 'Confirm number');
    await section.getByText('Your number is confirmed.').waitFor();
    await page.getByText('Phone number added').waitFor();
    const step = page.getByRole('region', { name: 'Second step of signing in' });
    await step.getByRole('button', { name: 'Set up' }).click();
    await step.getByLabel('Your password').fill(demoPassword);
    await page.keyboard.press('Enter');
    await step.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await guest.checkPage();
    await account.signOut();

    await page.goto('/login/phone');
    await page.getByLabel('Phone number').fill(phone);
    await page.getByRole('button', { name: 'SEND ME A CODE' }).click();
    await account.enterCode(phone, 'LOG IN');
    await account.arrived();

    await page.goto('/profile');
    await section.getByRole('button', { name: 'Remove number' }).click();
    await section.getByLabel('Your password').fill(demoPassword);
    await section.getByRole('button', { name: 'Remove number' }).click();
    await section.getByRole('button', { name: 'Add a number' }).waitFor();
  });

  it('is edited on its page: name, description and password', async () => {
    const guest = await enter({ as: 'basic' });
    const { page } = guest;
    const account = new Account(page);
    await page.goto('/profile');
    await page.getByLabel('First name').fill('Bilqis');
    await page.getByLabel('Description').fill('Invests slowly');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    const menu = await new Shell(page).profileMenu();
    expect(menu).toContain('Bilqis Basic');
    expect(menu).toContain('Invests slowly');
    await page.getByText('This device').waitFor();

    await page.getByLabel('Current password').fill('assalamualaikum');
    await page.getByLabel('New password').fill('seven blue lanterns');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed.').waitFor();
    await account.signOut();
    await account.signIn(guest.email, 'seven blue lanterns');
  });
});
