import { Account } from '../pages/Account';
import { Privacy } from '../pages/Privacy';
import { journeys } from '../setup/journeys';

const email = 'zubayda@tayyib.example';
const password = 'seven blue lanterns';
const isRefusal = (problem: string) => /status of 4(00|01|03)/.test(problem);

journeys('consents and erasure', ({ enter }) => {
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
