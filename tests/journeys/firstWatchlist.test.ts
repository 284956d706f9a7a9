import { Account } from './pages/Account';
import { Stocks } from './pages/Stocks';
import { Watchlist } from './pages/Watchlist';
import { journeys } from './setup/journeys';

const email = 'amina@tayyib.example';
const password = 'a long enough password';

journeys('a visitor who becomes an investor', ({ enter }) => {
  it('registers, finds Reliance, reads the reason, saves it, and finds it again in another browser', async () => {
    const amina = await enter();
    const { page } = amina;
    const stocks = new Stocks(page);
    const watchlist = new Watchlist(page);

    await page.goto('/');
    await stocks.heading().waitFor();
    await amina.checkPage();

    await page.goto('/register');
    await page.getByLabel('First name').waitFor();
    await amina.checkPage();
    await new Account(page).register('Amina', email, password);
    await amina.checkPage();

    await stocks.search('reliance');
    await page.getByRole('option').first().waitFor();
    await amina.checkPage();
    await stocks.choose(/Reliance Industries/i);
    await stocks.agreeToDisclaimer();
    expect(await stocks.heading().innerText()).toMatch(/Reliance Industries/i);
    expect(await stocks.verdict().innerText()).toMatch(/Shariah Compliant|Under review/);
    await page.getByRole('button', { name: 'Add to watchlist' }).waitFor();
    await amina.checkPage();

    await stocks.openAddToWatchlist();
    await amina.checkPage();
    await stocks.addToNewWatchlist('Energy');

    await watchlist.open();
    await watchlist.stock(/Reliance Industries/i).waitFor();
    await page.reload();
    await watchlist.title('Energy').waitFor();
    await watchlist.stock(/Reliance Industries/i).waitFor();
    await amina.checkPage();

    await stocks.search('tcs');
    await stocks.star(/^TCS/);
    await stocks.found('Saved in “Energy”').waitFor();
    await amina.checkPage();
    await watchlist.stock(/Tata Consultancy/i).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await stocks.found('Not in a watchlist any more').waitFor();
    await page.locator('button:focus', { hasText: 'Save again' }).waitFor();
    await watchlist.stock(/Tata Consultancy/i).waitFor({ state: 'detached' });

    const elsewhere = await enter();
    await new Account(elsewhere.page).signIn(email, password);
    const sameWatchlist = new Watchlist(elsewhere.page);
    await sameWatchlist.open();
    await sameWatchlist.stock(/Reliance Industries/i).waitFor();

    // one device at a time: signing in on the second browser signs the first out
    await page.waitForURL((url) => url.pathname === '/');
    await amina.checkPage();

    await new Account(elsewhere.page).signOut();
    await page.goto('/watchlist');
    await page.waitForURL((url) => url.pathname === '/');
    await amina.checkPage();
  });
});
