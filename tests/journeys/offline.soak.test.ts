import { demoPassword } from '../../server/src/seed/demoAccounts';
import { LastVisit } from './pages/LastVisit';
import { Purification } from './pages/tools/Purification';
import { Watchlist } from './pages/Watchlist';
import { Zakat } from './pages/tools/Zakat';
import type { Guest } from './setup/Guest';
import { journeys } from './setup/journeys';
import { desk, fitsWindow, phone } from './setup/marketJourneys';
import { withoutNetwork } from './setup/withoutNetwork';

const withWorker = { serviceWorkers: 'allow' } as const;

journeys('a page that was visited and is reloaded without a network', ({ enter, product }) => {
  /** Adds a watchlist with Reliance, as another device would. */
  async function addList({ page }: Guest, title: string): Promise<void> {
    const headers = { origin: product().address };
    const { request } = page.context();
    const added = await request.post('/api/addwatchlistcat', { data: { title }, headers });
    const { data } = await added.json();
    const stocks = [{ isin: 'INE002A01018' }];
    const filled = await request.post(`/api/watchlistcat/${data._id}/stocks`, { data: { stocks }, headers });
    expect(filled.ok()).toBe(true);
  }

  it('has what was typed into the zakat calculator on a phone', async () => {
    const maryam = await enter({ ...withWorker, as: 'free', viewport: phone });
    const { page } = maryam;
    const zakat = new Zakat(page);
    const visit = new LastVisit(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    await zakat.answer().getByText('₹10,000.00').waitFor();
    await visit.isStored();
    await withoutNetwork(maryam, async () => {
      await page.reload();
      await visit.notice().waitFor();
      await zakat.answer().getByText('₹10,000.00').waitFor();
      await fitsWindow(maryam);
      await zakat.openPart('Debts');
      await zakat.tabTo('Due now');
      await page.keyboard.type('100000');
      await zakat.answer().getByText('₹7,500.00').waitFor();
      await page.reload();
      await zakat.answer().getByText('₹7,500.00').waitFor();
    });
    await visit.notice().waitFor({ state: 'detached' });
    await zakat.answer().getByText('₹7,500.00').waitFor();
  });

  it('has what a visitor typed to purify on a phone', async () => {
    const guest = await enter({ ...withWorker, viewport: phone });
    const { page } = guest;
    const purification = new Purification(page);
    const visit = new LastVisit(page);
    await purification.openWithAcme();
    await visit.isStored();
    await withoutNetwork(guest, async () => {
      await page.reload();
      await visit.notice().waitFor();
      await purification.answer().getByText('₹50.00').waitFor();
      await fitsWindow(guest);
      await purification.card('Acme Limited').getByLabel('Dividends received').fill('4000');
      await purification.answer().getByText('₹100.00').waitFor();
    });
    await visit.notice().waitFor({ state: 'detached' });
    expect(Object.keys(await visit.replies()).toSorted()).toEqual([
      '/api/data-ages',
      '/api/modules',
      '/api/session',
    ]);
  });

  it('removes files of earlier releases', async () => {
    const { page } = await enter(withWorker);
    const visit = new LastVisit(page);
    const old = ['/assets/main.00000000.js', '/modules/tools/0.1.0-00000000/1.00000000.js'];
    await new Purification(page).open();
    await visit.isStored();
    await visit.addRelease('<script src="/assets/main.00000000.js">', old);
    await page.reload();
    await visit.isWithout(...old);
    await visit.isStored();
  });

  it('shows nothing of an account that another one replaced without signing out', async () => {
    const first = await enter({ ...withWorker, as: 'pro', viewport: desk });
    const { page } = first;
    const watchlist = new Watchlist(page);
    const visit = new LastVisit(page);
    await addList(first, 'Before the change');
    await watchlist.open();
    await watchlist.link('Before the change').waitFor();
    await visit.isStored('/api/watchlistcat');
    const next = await product().emailOf('basic');
    // past the worker, as a page does that was reloaded without it
    const login = await page.context().request.post('/api/login', {
      data: { email: next, password: demoPassword, deviceType: 0 },
      headers: { origin: product().address },
    });
    expect(login.ok()).toBe(true);
    await page.goto('/watchlist');
    await visit.isStored('/api/watchlistcat');
    const replies = JSON.stringify(await visit.replies());
    expect(replies).toContain(next);
    expect(replies).not.toContain('Before the change');
    expect(replies).not.toContain(first.email);
    // the page that was open has noticed the other account if it was given the time, and requested its list once more
    const ofOpenPage = /404 .*\/api\/watchlistcat\//;
    first.problems.splice(0, Infinity, ...first.problems.filter((problem) => !ofOpenPage.test(problem)));
  });

  it('has stored nothing but what is listed', async () => {
    const { page } = await enter({ ...withWorker, as: 'staff', viewport: desk });
    const visit = new LastVisit(page);
    for (const path of ['/dashboard', '/profile', '/portfolio', '/staff/alerts']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await visit.isStored();
    }
    const listed = /^\/api\/(session|modules|data-ages|getnotification|metals|watchlistcat)(\/[\w-]{36})?$/;
    expect(Object.keys(await visit.replies()).filter((path) => !listed.test(path))).toEqual([]);
  });
});
