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
  it('does not sign in without the fingerprint, face or PIN', async () => {
    const guest = await enter({ as: 'basic' });
    const { page } = guest;
    const account = new Account(page);
    const device = await addAuthenticator(page);
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Passkeys' });
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    await section.getByLabel('Name of the passkey').fill('Phone');
    await section.getByLabel('Your password').fill(demoPassword);
    await section.getByRole('button', { name: 'Continue' }).click();
    await section.getByRole('button', { name: 'I saved them' }).click();
    await account.signOut();
    await device.verifies(false);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText(/Your browser used no passkey/).waitFor();
  });
});
