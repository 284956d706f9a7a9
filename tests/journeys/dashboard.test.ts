import { Account } from './pages/Account';
import { Dashboard } from './pages/Dashboard';
import { Stocks } from './pages/Stocks';
import { journeys } from './setup/journeys';
import { desk, fitsWindow, phone } from './setup/marketJourneys';

const password = 'a long enough password';

journeys('the dashboard', ({ enter }) => {
  it('leads a new account through its first steps, and then makes room', async () => {
    const guest = await enter({ viewport: desk });
    const { page } = guest;
    const dashboard = new Dashboard(page);
    await page.goto('/register');
    await new Account(page).register('Huda', 'huda@tayyib.example', password);
    await page.setViewportSize(phone);
    await dashboard.open();
    const steps = dashboard.card('First steps');
    await steps.getByText('0 of 4 done').waitFor();
    await dashboard.card('My lists').getByRole('link', { name: 'Create a watchlist' }).waitFor();
    await fitsWindow(guest);

    await page.setViewportSize(desk);
    const stocks = new Stocks(page);
    await stocks.search('reliance');
    await stocks.choose(/Reliance Industries/i);
    await stocks.agreeToDisclaimer();
    await stocks.chooseStandard('TASIS');
    await stocks.saveInFirstWatchlist();
    await dashboard.open();
    await dashboard.card('My lists').getByRole('img', { name: /^1 / }).waitFor();
    await steps.getByText('All done').waitFor();
    await page.reload();
    await dashboard.card('My lists').getByRole('link', { name: 'My watchlist' }).waitFor();
    expect(await steps.count()).toBe(0);
  });

  it('shows every other card while two modules do not answer', async () => {
    const { page, problems } = await enter({ as: 'premium', viewport: desk });
    const held: (() => Promise<void>)[] = [];
    for (const id of ['watchlist', 'community']) {
      let unanswered: string | null = null;
      await page.route(`**/modules/${id}/**`, async (route) => {
        const [, version] = /\/modules\/[a-z]+\/([^/]+)\//.exec(route.request().url()) ?? [];
        unanswered ??= version ?? null;
        // a build of before, if there is one, is the fallback and would not answer for as long again
        if (version === unanswered) held.push(() => route.abort());
        else await route.abort();
      });
    }
    // the document names the files of modules, so its load event waits for them
    await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    const dashboard = new Dashboard(page);
    await dashboard.card('The market').getByRole('link', { name: 'All indices' }).waitFor();
    const due = dashboard.card('Zakat and purification');
    await due.getByRole('link', { name: 'Zakat' }).waitFor();
    await due.getByRole('link', { name: 'Purification ledger' }).waitFor();
    await dashboard.card('My screens').getByRole('link', { name: 'Open the screener' }).waitFor();
    for (const name of ['My lists', 'Community'])
      await dashboard.card(name).getByRole('button', { name: 'Retry' }).waitFor();
    await Promise.all(held.map((end) => end()));
    // the browser reports each file that was held back
    const heldBack = /\/modules\/(watchlist|community)\/|ERR_FAILED/;
    expect(problems.filter((problem) => !heldBack.test(problem))).toEqual([]);
    problems.length = 0;
  });
});
