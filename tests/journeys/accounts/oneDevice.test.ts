import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { Account } from '../pages/Account';
import { journeys } from '../setup/journeys';

const storedKeys = () => Object.keys(localStorage).sort();

journeys('a user with two browsers', ({ enter, product }) => {
  it('is signed out of the first when they sign in on the second, which clears its storage', async () => {
    const desk = await enter();
    const phone = await enter();
    const email = await product().emailOf('premium');
    await new Account(desk.page).signIn(email);
    await desk.page.getByRole('switch', { name: 'Dark theme' }).click();
    expect(await desk.page.evaluate(storedKeys)).toEqual(
      expect.arrayContaining(['DeviceId', 'email', 'login']),
    );

    await new Account(phone.page).signIn(email);
    await desk.page.getByText('You were signed out. You signed in on another device').waitFor();
    await desk.page.waitForFunction(() => localStorage.getItem('login') === null);
    expect(await desk.page.evaluate(storedKeys)).toEqual(['theme']);
    await desk.page.getByRole('link', { name: 'Log in' }).first().click();
    await desk.page.getByRole('heading', { name: 'Log in' }).waitFor();
    await desk.page.getByText('You were signed out. You signed in on another device').waitFor();
    await desk.checkPage();
  });

  it('shows why the first browser was signed out when it is opened again later', async () => {
    const desk = await enter();
    const phone = await enter();
    const email = await product().emailOf('basic');
    await new Account(desk.page).signIn(email);
    // its page is closed meanwhile, so that no socket says it
    await desk.page.goto('about:blank');
    await new Account(phone.page).signIn(email);

    await desk.page.goto('/watchlist');
    const why = desk.page.getByText(/^You were signed out. You signed in on another device: .+/);
    await why.waitFor();
    expect(await desk.page.getByText('Log in to see that page.').count()).toBe(0);
    await desk.checkPage();
    await desk.page.getByRole('link', { name: 'Log in again' }).click();
    await desk.page.getByRole('heading', { name: 'Log in' }).waitFor();
    await why.waitFor();
    await new Account(desk.page).fillLogin(email, demoPassword);
    await desk.page.waitForURL('**/watchlist');
  });
});
