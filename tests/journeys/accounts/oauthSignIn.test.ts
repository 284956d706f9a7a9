import type { Page } from 'playwright-core';
import { freePort } from '../../../server/src/lib/freePort';
import { startDevelopmentProviders } from '../../../scripts/lib/developmentProviders.mjs';
import { Account } from '../pages/Account';
import type { Guest } from '../setup/Guest';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

type Providers = Awaited<ReturnType<typeof startDevelopmentProviders>>;
const started: Providers[] = [];
afterAll(() => started.forEach(({ stop }) => stop()));

/** The stand-ins of `npm start`, which must know the product's address before it starts. */
async function withProviders(): Promise<Record<string, string>> {
  const port = String(await freePort());
  const providers = await startDevelopmentProviders(`http://localhost:${port}`);
  started.push(providers);
  return { PORT: port, ...providers.env };
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
  it('sign in with Google, accept the terms once, and sign in again', async () => {
    const guest = await enter();
    const { page } = guest;
    await withoutFonts(page);
    const account = new Account(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google development' }).waitFor();
    await page.getByText(/^For development: a program on this machine replaces/).waitFor();
    await guest.checkPage();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await signInThere(guest, 'google@provider.example');

    await account.arrived();
    const terms = page.getByRole('dialog', { name: 'Terms & Conditions' });
    // aria-disabled, but a click explains why
    await terms.getByRole('button', { name: 'I Agree' }).press('Enter');
    await terms.getByText('Please agree to the terms before proceeding.').waitFor();
    await guest.checkPage();
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: 'I Agree' }).click();
    await terms.waitFor({ state: 'hidden' });
    await page.goto('/profile');
    const standard = page.getByRole('combobox', { name: /are judged by/ });
    await standard.selectOption('AAOIFI');
    await page.getByText('Saved.').waitFor();
    await account.signOut();

    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await account.arrived();
    expect(await terms.isVisible()).toBe(false);
    await page.goto('/profile');
    await standard.waitFor();
    expect(await standard.inputValue()).toBe('AAOIFI');
    const providers = page.getByRole('region', { name: 'Google and Apple' });
    await providers.getByRole('button', { name: 'Remove Google' }).click();
    await guest.checkPage();
  });
});
