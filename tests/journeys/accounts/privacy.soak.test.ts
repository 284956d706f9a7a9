import { Account } from '../pages/Account';
import { Community } from '../pages/Community';
import { Privacy } from '../pages/Privacy';
import { inStore } from '../setup/journeyProduct';
import { journeys } from '../setup/journeys';

const password = 'seven blue lanterns';
const isRefusal = (problem: string) => /status of 4(00|01|03)/.test(problem);

const givePremium = (store: string, email: string) =>
  inStore(store, "update users set plan = 'premium' where email = $1", email);
const fallBehindTerms = (store: string, email: string) =>
  inStore(
    store,
    `insert into consent_events (user_id, purpose, action, version, at)
     select id, 'terms', 'given', '2020-01-01', now() from users where email = $1`,
    email,
  );

journeys('consents and erasure', ({ enter, product }) => {
  it('lets users withdraw and give a consent, with a history, and asks again where it is needed', async () => {
    const parveen = await enter();
    const { page } = parveen;
    await page.goto('/register');
    await new Account(page).register('Parveen', 'parveen@tayyib.example', password);
    await givePremium(product().store, 'parveen@tayyib.example');
    const community = new Community(page);
    await community.open();
    await community.agreeIfNeeded();
    const privacy = new Privacy(page);
    await privacy.open();
    const terms = privacy.switchOf('Community terms', true);
    await terms.waitFor();
    await terms.click();
    await privacy.consents().getByText('Consent history (3)').click();
    await privacy.consents().getByText('Community terms: withdrawn').waitFor();
    await parveen.checkPage();
    expect(await privacy.downloadedData()).toContain('"action":"withdrawn"');

    await community.open();
    await page.getByRole('dialog', { name: 'Community terms' }).waitFor();
  });

  it('asks for changed terms during a visit without leaving the page', async () => {
    const bilal = await enter();
    const { page } = bilal;
    const reader = 'bilal@tayyib.example';
    await page.goto('/register');
    await new Account(page).register('Bilal', reader, password);
    await new Privacy(page).open();
    await page.getByLabel('First name').fill('Bilal Ahmed');
    await fallBehindTerms(product().store, reader);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Terms & Conditions' });
    await dialog.waitFor();
    await bilal.checkPage();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'I Agree' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Bilal Ahmed');
    bilal.problems.splice(0, Infinity, ...bilal.problems.filter((problem) => !isRefusal(problem)));
  });
});
