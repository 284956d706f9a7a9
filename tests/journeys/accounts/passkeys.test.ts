import type { Page } from 'playwright-core';
import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { Account } from '../pages/Account';
import { journeys } from '../setup/journeys';

/** Gives the page's browser a device that verifies its user, as a phone with a fingerprint does. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the user's fingerprint, face or PIN is right from now on. */
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

journeys('a passkey', ({ enter }) => {
  it('is added, is the second step, signs in alone, and is removed', async () => {
    const guest = await enter({ as: 'free' });
    const { page } = guest;
    const account = new Account(page);
    await addAuthenticator(page);
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Passkeys' });
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    await section.getByLabel('Name of the passkey').fill('Laptop');
    await section.getByLabel('Your password').fill(demoPassword);
    await guest.checkPage();
    await section.getByRole('button', { name: 'Continue' }).click();
    await section.getByRole('list', { name: 'Recovery codes' }).waitFor();
    await guest.checkPage();
    await section.getByRole('button', { name: 'I saved them' }).click();
    await section.getByText('Laptop').waitFor();
    await page.getByText('Passkey added').waitFor();
    await guest.checkPage();
    await account.signOut();

    await page.goto('/login');
    await account.fillLogin(guest.email, demoPassword);
    await page.getByRole('heading', { name: 'Second step' }).waitFor();
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
    await guest.checkPage();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await account.arrived();
    await account.signOut();

    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await account.arrived();

    await page.goto('/profile');
    await section.getByRole('button', { name: 'Remove Laptop' }).click();
    await section.getByLabel('Your password').fill(demoPassword);
    await section.getByRole('button', { name: 'Remove passkey' }).click();
    await section.getByText('The passkey is removed.').waitFor();
    await account.signOut();
    // the refused first step is a 403
    guest.problems.splice(0, Infinity, ...guest.problems.filter((problem) => !/\b403\b/.test(problem)));
    await account.signIn(guest.email, demoPassword);
  });
});
