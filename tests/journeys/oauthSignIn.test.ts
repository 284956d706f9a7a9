import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { freePort } from '../../server/src/lib/freePort';
import { startIdentityProvider } from '../../server/src/testing/identityProvider/startIdentityProvider';
import { Account } from './pages/Account';
import { ownJourneyProduct } from './setup/journeyProduct';
import { journeysIn } from './setup/journeys';
import type { Guest } from './setup/Guest';

const clientSecret = 'a secret that Google and we know';
const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>;
const providers: Provider[] = [];
afterAll(() => Promise.all(providers.map(({ stop }) => stop())));

/** Settings for fake providers, which must know the product's address before it starts. */
async function withProviders(): Promise<Record<string, string>> {
  const port = String(await freePort());
  const settings = (id: string) => ({
    PORT: '0',
    CLIENT_ID: `our-${id}`,
    CLIENT_SECRET: clientSecret,
    REDIRECT_URI: `http://localhost:${port}/api/oauth/${id}/callback`,
  });
  const google = await startIdentityProvider(settings('google'));
  const apple = await startIdentityProvider({
    ...settings('apple'),
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PUBLIC_KEY: appleKey.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
  providers.push(google, apple);
  return {
    PORT: port,
    GOOGLE_ISSUER: google.issuer.href,
    GOOGLE_CLIENT_ID: 'our-google',
    GOOGLE_CLIENT_SECRET: clientSecret,
    APPLE_ISSUER: apple.issuer.href,
    APPLE_CLIENT_ID: 'our-apple',
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: appleKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** The provider's page requests web fonts, which a test cannot reach. */
const withoutFonts = (page: Page) =>
  page.route(/^https:\/\/fonts\./, (route) => route.fulfill({ contentType: 'text/css', body: '' }));

/** Signs in on the provider's page, whose problems are ignored. */
async function signInThere({ page, problems }: Guest, name: string) {
  const before = problems.length;
  await page.getByRole('heading', { name: 'Sign-in' }).waitFor();
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button').click();
  await page.waitForURL((url) => url.hostname === 'localhost');
  problems.length = before;
}

journeysIn(ownJourneyProduct(withProviders), 'users with a Google or Apple account', ({ enter }) => {
  it.each(['Google', 'Apple'])('sign in with %s, accept the terms once, and sign in again', async (name) => {
    const guest = await enter();
    const { page } = guest;
    await withoutFonts(page);
    const account = new Account(page);
    await page.goto('/login');
    await page.getByRole('link', { name: `Continue with ${name}` }).waitFor();
    await guest.checkPage();
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    await signInThere(guest, `${name.toLowerCase()}@provider.example`);

    await account.arrived();
    const terms = page.getByRole('dialog', { name: 'Terms & Conditions' });
    // aria-disabled, but a click explains why
    await terms.getByRole('button', { name: 'I Agree' }).press('Enter');
    await terms.getByText('Please agree to the terms before proceeding.').waitFor();
    await guest.checkPage();
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: 'I Agree' }).click();
    await terms.waitFor({ state: 'hidden' });
    await account.signOut();

    await page.goto('/login');
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    await account.arrived();
    expect(await terms.isVisible()).toBe(false);
  });

  it('see the reason when Apple returns no email', async () => {
    const guest = await enter();
    const { page } = guest;
    await withoutFonts(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Apple' }).click();
    await signInThere(guest, 'nobody:apple');
    await page.getByText('Apple login failed: Email not returned.').waitFor();
    await guest.checkPage();
  });
});
