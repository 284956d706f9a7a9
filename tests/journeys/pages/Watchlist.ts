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

  stock(name: RegExp) {
    return this.page.getByRole('row', { name });
  }
}
