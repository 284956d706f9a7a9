import type { Page } from 'playwright-core';

/** The search in the top bar, and the stock page with its watchlist dialog. */
export class Stocks {
  constructor(private readonly page: Page) {}

  async search(text: string) {
    await this.page.getByRole('combobox', { name: 'Search stocks' }).fill(text);
  }

  async choose(name: RegExp) {
    await this.page.getByRole('option', { name }).first().click();
    await this.verdict().waitFor();
  }

  /** Saves a result of the search without opening it. */
  async star(name: RegExp) {
    await this.page.getByRole('option', { name }).first().getByTitle('Add to watchlist').click();
  }

  /** A text in the search. */
  found(text: string) {
    return this.page.getByRole('search').getByText(text);
  }

  heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  verdict() {
    return this.page.getByRole('region', { name: 'Verdict', exact: true });
  }

  async openAddToWatchlist() {
    await this.page.getByRole('button', { name: 'Add to watchlist' }).click();
    await this.dialog('Add to watchlist').waitFor();
  }

  /** In the dialog of `openAddToWatchlist`: creates a watchlist and adds the stock. */
  async addToNewWatchlist(title: string) {
    await this.dialog('Add to watchlist').getByRole('button', { name: 'Create' }).click();
    await this.dialog('Create watchlist').getByLabel('Title').fill(title);
    await this.dialog('Create watchlist').getByRole('button', { name: 'Create' }).click();
    await this.dialog('Add to watchlist').getByRole('checkbox', { name: title }).check();
    await this.dialog('Add to watchlist').getByRole('button', { name: 'Save' }).click();
    await this.page.getByRole('button', { name: 'In 1 watchlist' }).waitFor();
  }

  /** On the first page of a stock that an account opens. */
  async agreeToDisclaimer() {
    const disclaimer = this.dialog('Disclaimer');
    await disclaimer.getByRole('checkbox').check();
    await disclaimer.getByRole('button', { name: 'I Agree' }).click();
    await disclaimer.waitFor({ state: 'hidden' });
  }

  private dialog(name: string) {
    return this.page.getByRole('dialog', { name });
  }
}
