import { LastVisit } from './pages/LastVisit';
import { Account } from './pages/Account';
import { Purification } from './pages/tools/Purification';
import { Watchlist } from './pages/Watchlist';
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

  it('shows the last seen watchlists on a phone, and refreshes itself', async () => {
    const farah = await enter({ ...withWorker, as: 'premium', viewport: phone });
    const { page } = farah;
    const watchlist = new Watchlist(page);
    const visit = new LastVisit(page);
    await addList(farah, 'Core');
    await watchlist.open();
    await watchlist
      .stock(/Reliance/)
      .first()
      .waitFor();
    await visit.isStored('/api/watchlistcat');
    await withoutNetwork(farah, async () => {
      await page.reload();
      await visit.notice().waitFor();
      await watchlist.link('Core').waitFor();
      await watchlist
        .stock(/Reliance/)
        .first()
        .waitFor();
      await fitsWindow(farah);

      await watchlist.create('Later');
      await page.getByText('You are offline. This needs a connection').first().waitFor();
      await page.keyboard.press('Escape');
      await addList(farah, 'Ideas');
    });
    await watchlist.link('Ideas').waitFor();
    await visit.notice().waitFor({ state: 'detached' });
  });

  it('runs no file that is not the published one', async () => {
    const guest = await enter(withWorker);
    const { page } = guest;
    const visit = new LastVisit(page);
    await new Purification(page).open();
    await visit.isStored();
    await visit.damage('tools');
    await withoutNetwork(guest, async () => {
      await page.reload();
      await page.getByText(/could not be loaded|not the ones we published/).waitFor();
      expect(await page.title()).not.toBe('damaged');
    });
    // the browser logs what it refused
    expect(guest.problems.splice(0).join('\n')).toMatch(/integrity|Failed to load script/);
  });

  it('shows nothing of a user who signed out, to a visitor or to the next account', async () => {
    const first = await enter({ ...withWorker, as: 'premium', viewport: desk });
    const { page } = first;
    const watchlist = new Watchlist(page);
    const visit = new LastVisit(page);
    const account = new Account(page);
    await addList(first, 'Only for Farah');
    await watchlist.open();
    await watchlist.link('Only for Farah').waitFor();
    await visit.isStored('/api/watchlistcat');
    expect(JSON.stringify(await visit.replies())).toContain('Only for Farah');

    await account.signOut();
    // signing out removes the worker with everything else; the next page registers it again
    await page.reload();
    await visit.isStored();
    expect(JSON.stringify(await visit.replies())).not.toContain(first.email);
    expect(JSON.stringify(await visit.replies())).not.toContain('Only for Farah');

    const next = await product().emailOf('basic');
    await account.signIn(next);
    await watchlist.open();
    await visit.isStored('/api/watchlistcat');
    await withoutNetwork(first, async () => {
      await page.reload();
      await visit.notice().waitFor();
      await page.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor();
      expect(await page.getByText('Only for Farah').count()).toBe(0);
    });
    const replies = JSON.stringify(await visit.replies());
    expect(replies).toContain(next);
    expect(replies).not.toContain(first.email);
    expect(replies).not.toContain('Only for Farah');
  });
});
