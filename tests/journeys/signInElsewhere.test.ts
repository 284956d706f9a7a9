import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { freePort } from '../../server/src/lib/freePort';
import { startIdentityProvider } from '../../server/src/testing/identityProvider/startIdentityProvider';
import { Account } from './pages/Account';
import { ownHouse } from './house';
import { storiesIn } from './stage';
import type { Guest } from './Guest';

const clientSecret = 'a secret that Google and we know';
const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>;
const providers: Provider[] = [];
afterAll(() => Promise.all(providers.map(({ stop }) => stop())));

/** The providers must know our address before we have one. */
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

/** The provider's page asks for letters from afar, which a test has no way to. */
const withoutFonts = (page: Page) =>
  page.route(/^https:\/\/fonts\./, (route) => route.fulfill({ contentType: 'text/css', body: '' }));

/** On the provider's own page, whose complaints are not ours. */
async function signInThere({ page, problems }: Guest, name: string) {
  const before = problems.length;
  await page.getByRole('heading', { name: 'Sign-in' }).waitFor();
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button').click();
  await page.waitForURL((url) => url.hostname === 'localhost');
  problems.length = before;
}

storiesIn(ownHouse(withProviders), 'people whom Google or Apple knows', ({ enter }) => {
  it.each(['Google', 'Apple'])('come in with %s, accept the terms once, and come back', async (name) => {
    const guest = await enter();
    const { page } = guest;
    await withoutFonts(page);
    const account = new Account(page);
    await page.goto('/login');
    await page.getByRole('link', { name: `Continue with ${name}` }).waitFor();
    await guest.looksAround();
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    await signInThere(guest, `${name.toLowerCase()}@provider.example`);

    await account.arrived();
    const terms = page.getByRole('dialog', { name: 'Terms & Conditions' });
    // it says that it is disabled, and can be pressed all the same to hear why
    await terms.getByRole('button', { name: 'I Agree' }).press('Enter');
    await terms.getByText('Please agree to the terms before proceeding.').waitFor();
    await guest.looksAround();
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: 'I Agree' }).click();
    await terms.waitFor({ state: 'hidden' });
    await account.signOut();

    await page.goto('/login');
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    await account.arrived();
    expect(await terms.isVisible()).toBe(false);
  });

  it('hear why when Apple gives no email', async () => {
    const guest = await enter();
    const { page } = guest;
    await withoutFonts(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Apple' }).click();
    await signInThere(guest, 'nobody:apple');
    await page.getByText('Apple login failed: Email not returned.').waitFor();
    await guest.looksAround();
  });
});
