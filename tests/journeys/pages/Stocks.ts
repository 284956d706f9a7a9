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

  heading(name: RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  verdict() {
    return this.page.getByRole('region', { name: 'Verdict', exact: true });
  }

  /** Who has no watchlist gets one with the stock. */
  async saveInFirstWatchlist() {
    const button = this.page.getByRole('button', { name: 'Add to watchlist' });
    await button.and(this.page.locator('[aria-busy="false"]')).click();
    await this.page.getByRole('button', { name: 'In 1 watchlist' }).waitFor();
  }

  async openAddToWatchlist() {
    await this.page.getByRole('button', { name: /^(Add to|In \d+) watchlists?$/ }).click();
    await this.dialog('Add to watchlist').waitFor();
  }

  /** By the choice beside the verdict. */
  async chooseStandard(name: string) {
    await this.page
      .getByRole('region', { name: 'Verdict' })
      .getByRole('button', { name: /Change$/ })
      .click();
    const choice = this.dialog('Your standard');
    await choice.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await choice.getByRole('button', { name: `Judge by ${name}` }).click();
    await choice.waitFor({ state: 'hidden' });
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
