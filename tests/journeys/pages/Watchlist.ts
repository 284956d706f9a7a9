import type { WatchlistChangedReply, WatchlistsReply } from '@tayyib/shared/contracts';
import type { Page } from 'playwright-core';

export class Watchlist {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/watchlist');
    await this.page.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor();
  }

  title(name: string) {
    return this.page.getByRole('heading', { level: 2, name });
  }

  /** The link that opens a list, beside the lists that are open. */
  link(title: string) {
    return this.page.getByRole('navigation', { name: 'Your watchlists' }).getByRole('link', { name: title });
  }

  stock(name: RegExp) {
    return this.page.getByRole('row', { name });
  }

  /** Fills in and sends the dialog for another list. */
  async create(title: string) {
    await this.page.getByRole('button', { name: 'Create watchlist' }).first().click();
    const dialog = this.page.getByRole('dialog', { name: 'Create watchlist' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Create' }).click();
  }

  /** Replaces the user's lists by these, through the API: the tests of a file share one user. A page of the product is open. */
  async replace(lists: Readonly<Record<string, readonly string[]>>) {
    await this.page.evaluate(async (wanted) => {
      const send = (path: string, body: object) =>
        fetch(`/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const { data: old }: WatchlistsReply = await (await fetch('/api/watchlistcat')).json();
      for (const { _id } of old) await fetch(`/api/watchlistcat/${_id}`, { method: 'DELETE' });
      for (const [title, isins] of Object.entries(wanted)) {
        const { data }: WatchlistChangedReply = await (await send('addwatchlistcat', { title })).json();
        if (isins.length > 0)
          await send(`watchlistcat/${data._id}/stocks`, { stocks: isins.map((isin) => ({ isin })) });
      }
    }, lists);
  }
}
