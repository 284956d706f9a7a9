import { Account } from '../pages/Account';
import { Community } from '../pages/Community';
import { Privacy } from '../pages/Privacy';
import { inStore } from '../setup/journeyProduct';
import { journeys } from '../setup/journeys';

const email = 'zubayda@tayyib.example';
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
    await community.agreeToTerms();
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

  it('erases the account: every device is signed out, the old password fails, and the email can register again', async () => {
    const zubayda = await enter();
    const { page } = zubayda;
    const account = new Account(page);
    await page.goto('/register');
    await account.register('Zubayda', email, password);
    const phone = await enter();
    await phone.page.goto('/about_us');
    const token = await phone.page.evaluate(
      async (payload) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(payload) });
        return String((await reply.json()).access_token);
      },
      { email, password, deviceType: 2 },
    );
    const headers = { authorization: `Bearer ${token}` };
    const asPhone = async () => (await phone.page.request.get('/api/profile', { headers })).status();
    expect(await asPhone()).toBe(200);

    const privacy = new Privacy(page);
    await privacy.open();
    const dialog = await privacy.openErasure();
    await dialog.getByText('One year from each entry.').waitFor();
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByLabel('Type ERASE to continue').fill('ERASE');
    await zubayda.checkPage();
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('Your account is erased.').waitFor();
    expect(await asPhone()).toBe(401);

    await page.goto('/login');
    await account.fillLogin(email, password);
    await page.getByText('Email or password is incorrect.').waitFor();
    await page.goto('/register');
    await account.register('Zubayda', email, password);
    zubayda.problems.splice(0, Infinity, ...zubayda.problems.filter((problem) => !isRefusal(problem)));
  });
});
