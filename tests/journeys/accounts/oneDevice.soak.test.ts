import { Account } from '../pages/Account';
import { Zakat } from '../pages/tools/Zakat';
import { journeys } from '../setup/journeys';

const storedKeys = () => Object.keys(localStorage).sort();

journeys('a user with two browsers', ({ enter, product }) => {
  it('leaves no cookie, cache or storage behind after logging out', async () => {
    const { page } = await enter();
    await new Account(page).signIn(await product().emailOf('basic'));
    await page.evaluate(async () => {
      localStorage.setItem('theme', 'true');
      localStorage.setItem('filters', '[]');
      await caches.open('kept').then((cache) => cache.put('/kept', new Response('kept')));
    });
    const zakat = new Zakat(page);
    await zakat.open();
    await zakat.enter('Cash at hand', '400000');
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('zakat:')));
    const account = new Account(page);
    await account.signOut();
    await page.waitForFunction(() => localStorage.getItem('login') === null);
    expect(await page.evaluate(storedKeys)).toEqual(['theme']);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);

    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(await page.getByRole('button', { name: /^Profile of/ }).count()).toBe(0);
  });
});
