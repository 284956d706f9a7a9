import { demoPassword } from '../../server/src/seed/demoAccounts';
import { Account } from './pages/Account';
import { Stocks } from './pages/Stocks';
import { Watchlist } from './pages/Watchlist';
import { demoEmail } from './setup/journeyProduct';
import { journeys } from './setup/journeys';
import { fitsWindow, phone } from './setup/marketJourneys';

const email = 'amina@tayyib.example';
const password = 'a long enough password';

journeys('a visitor who becomes an investor', ({ enter }) => {
  it('misspells Reliance, reads the answer, registers, is back at it, saves it, and finds it again in another browser', async () => {
    const amina = await enter();
    const { page } = amina;
    const stocks = new Stocks(page);
    const watchlist = new Watchlist(page);

    await page.goto('/');
    await stocks.heading(/^Know whether a stock is halal/).waitFor();
    await amina.checkPage();
    const lookUp = page.getByRole('combobox', { name: 'Company name, code or ISIN' });
    await lookUp.fill('relianse');
    await page.getByRole('option', { name: /^RELIANCE .*(Compliant|review)/ }).waitFor();
    await amina.checkPage();
    await lookUp.press('Enter');
    await page.waitForURL('/halal/RELIANCE');
    await stocks.heading(/^Is Reliance Industries .* halal\?$/).waitFor();
    const answer = await stocks.verdict().innerText();
    expect(answer).toMatch(/Shariah Compliant|Under review/);
    await amina.checkPage();

    const account = new Account(page);
    await page.getByRole('main').getByRole('link', { name: 'Create a free account' }).click();
    await page.getByLabel('First name').waitFor();
    await amina.checkPage();
    await account.fillRegistration('Amina', email, password);
    await account.enterCode(email);
    await page.waitForURL(/\/stock\?isin=INE002A01018$/);
    await stocks.agreeToDisclaimer();
    await stocks.heading(/Reliance Industries/i).waitFor();
    await stocks.verdict().waitFor();
    await amina.checkPage();

    await stocks.saveInFirstWatchlist();
    await stocks.openAddToWatchlist();
    await amina.checkPage();
    await page.keyboard.press('Escape');

    await watchlist.open();
    await watchlist.stock(/Reliance Industries/i).waitFor();
    await page.reload();
    await watchlist.title('My watchlist').waitFor();
    await watchlist.stock(/Reliance Industries/i).waitFor();
    await amina.checkPage();

    await stocks.search('tcs');
    await stocks.star(/^TCS/);
    await stocks.found('Saved in “My watchlist”').waitFor();
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

  it('opens a shared link on a phone, and sees the answer on the first screen', async () => {
    const visitor = await enter({ viewport: phone });
    const { page } = visitor;
    const stocks = new Stocks(page);
    await page.goto('/stock?isin=INE002A01018');
    await page.waitForURL(/\/halal\//);
    await stocks.heading(/^Is Reliance Industries/).waitFor();
    const box = await stocks.verdict().getByRole('heading').first().boundingBox();
    expect(box && box.y + box.height).toBeLessThan(phone.height);
    await fitsWindow(visitor);
    const html = await (await page.request.get(new URL(page.url()).pathname)).text();
    expect(html).toMatch(/property="?og:image"? content="?http/);
    await page.getByRole('main').getByRole('link', { name: 'Create a free account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await new Account(page).fillLogin(await demoEmail('free'), demoPassword);
    await page.waitForURL(/\/stock\?isin=INE002A01018$/);
  });

  it('reads an article on a phone, and the page of a company in it', async () => {
    const visitor = await enter({ viewport: phone });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    await fitsWindow(visitor);
    const article = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const title = await article.innerText();
    await article.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await fitsWindow(visitor);
    const company = page.getByRole('main').locator('a[href^="/halal/"]').first();
    await company.click();
    await page.waitForURL(/\/halal\//);
    await page.getByRole('heading', { level: 1, name: /halal\?$/ }).waitFor();
  });
});
