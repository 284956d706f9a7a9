import type { Page } from 'playwright-core';
import { freePort } from '../../../server/src/lib/freePort';
import { startDevelopmentProviders } from '../../../scripts/lib/developmentProviders.mjs';
import { Account } from '../pages/Account';
import type { Guest } from '../setup/Guest';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';
import { Keyboard } from '../setup/Keyboard';
import { fitsWindow, phone } from '../setup/marketJourneys';

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
  it('sign in with Apple, accept the terms once, and sign in again', async () => {
    const guest = await enter();
    const { page } = guest;
    await withoutFonts(page);
    const account = new Account(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Apple development' }).waitFor();
    await page.getByText(/^For development: a program on this machine replaces/).waitFor();
    await guest.checkPage();
    await page.getByRole('link', { name: 'Continue with Apple' }).click();
    await signInThere(guest, 'apple@provider.example');

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
    await page.getByRole('link', { name: 'Continue with Apple' }).click();
    await account.arrived();
    expect(await terms.isVisible()).toBe(false);
  });

  it('sign in with Apple on a phone by the keyboard alone', async () => {
    const guest = await enter({ viewport: phone });
    const { page, problems } = guest;
    await withoutFonts(page);
    const keyboard = new Keyboard(page);
    await page.goto('/login');
    const link = page.getByRole('link', { name: 'Continue with Apple development' });
    await link.waitFor();
    await fitsWindow(guest);
    await keyboard.press(link);

    const before = problems.length;
    await page.getByRole('heading', { name: 'Sign-in' }).waitFor();
    await keyboard.type(page.locator('input[name=login]'), 'keyboard@provider.example');
    await keyboard.type(page.locator('input[name=password]'), 'any');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hostname === 'localhost');
    problems.length = before;

    await new Account(page).arrived();
    const terms = page.getByRole('dialog', { name: 'Terms & Conditions' });
    await terms.waitFor();
    await keyboard.press(terms.getByRole('checkbox'), 'Space');
    await keyboard.press(terms.getByRole('button', { name: 'I Agree' }));
    await terms.waitFor({ state: 'hidden' });
    await keyboard.tabTo(page.getByRole('button', { name: 'Arrange', exact: true }));
    await fitsWindow(guest);
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
