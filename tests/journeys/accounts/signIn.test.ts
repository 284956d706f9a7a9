import { Account } from '../pages/Account';
import { lastLink } from '../pages/outbox';
import { journeys } from '../setup/journeys';

const email = 'yusuf@tayyib.example';
const password = 'seven blue lanterns';

/** Chromium logs every 4xx response; tests of refusals expect those and nothing else. */
const isRefusal = (problem: string) => /status of 4(00|01|03|29)/.test(problem);

journeys('the sign-in methods', ({ enter, product }) => {
  it('verify a new account, even if the user returns later without the code', async () => {
    const yusuf = await enter();
    const { page } = yusuf;
    const account = new Account(page);
    await page.goto('/register');
    await account.fillRegistration('Yusuf', email, password);
    await page.getByRole('heading', { level: 1, name: 'Verify your email' }).waitFor();
    await yusuf.checkPage();

    await page.goto('/login');
    await yusuf.checkPage();
    await account.fillLogin(email, password);
    await page.getByText('Your account is not verified.').waitFor();
    await page.waitForURL('**/otpverification');
    await account.enterCode(email);
    await account.arrived();
    yusuf.problems.splice(0, Infinity, ...yusuf.problems.filter((problem) => !isRefusal(problem)));
  });

  it('include a code by email', async () => {
    const yusuf = await enter();
    const { page } = yusuf;
    const account = new Account(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Use a code or a link by email' }).click();
    const reader = await product().emailOf('basic');
    await page.getByLabel('Email').fill(reader);
    await yusuf.checkPage();
    await page.getByRole('button', { name: 'SEND ME A CODE' }).click();
    await account.enterCode(reader, 'LOG IN');
    await account.arrived();
  });

  it('include a link, which another browser must confirm', async () => {
    const reader = await product().emailOf('premium');
    const asks = async (page: Awaited<ReturnType<typeof enter>>['page']) => {
      await page.goto('/login/email');
      await page.getByLabel('Email').fill(reader);
      await page.getByRole('button', { name: 'EMAIL ME A LINK' }).click();
      await page.getByText('If there is an account, a link is on its way.').waitFor();
    };
    const here = await enter();
    await asks(here.page);
    const link = await lastLink(here.page, reader);

    const there = await enter();
    await there.page.goto(link);
    await there.page.getByText('This link signs you in as p***@tayyib.example.').waitFor();
    await there.checkPage();
    expect(there.page.url()).not.toContain('#');

    await here.page.goto(link);
    await new Account(here.page).arrived();

    await there.page.getByRole('button', { name: 'LOG IN' }).click();
    await there.page.getByText('This link was used or is too old. Ask for a new one.').waitFor();
    there.problems.splice(0, Infinity, ...there.problems.filter((problem) => !isRefusal(problem)));
  });

  it('include a password reset, after which the old password is invalid', async () => {
    const guest = await enter();
    const { page } = guest;
    const account = new Account(page);
    const reader = await product().emailOf('free');
    await page.goto('/login');
    await page.getByLabel('Email').fill(reader);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await guest.checkPage();
    await page.getByRole('button', { name: 'SEND THE LINK' }).click();
    await page.getByText('If there is an account, a link is on its way.').waitFor();
    await page.goto(await lastLink(page, reader));
    await page.getByLabel('New password').fill(password);
    await guest.checkPage();
    await page.getByRole('button', { name: 'SAVE PASSWORD' }).click();
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();

    await page.goto('/login');
    await account.fillLogin(reader, 'assalamualaikum');
    await page.getByText('Email or password is incorrect.').waitFor();
    await account.signIn(reader, password);
    guest.problems.splice(0, Infinity, ...guest.problems.filter((problem) => !isRefusal(problem)));
  });
});
