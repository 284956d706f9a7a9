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
}
