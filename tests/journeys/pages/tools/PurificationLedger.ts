import type { Page } from 'playwright-core';

export class PurificationLedger {
  constructor(private readonly page: Page) {}

  private dialog() {
    return this.page.getByRole('dialog', { name: 'Add to ledger' });
  }

  /** Adds what the calculator's dialog says is due, and opens the ledger. */
  async addDues(count: number) {
    await this.dialog()
      .getByRole('button', { name: `Add ${count} ${count === 1 ? 'due' : 'dues'}` })
      .click();
    await this.dialog().getByRole('link', { name: 'Open the ledger' }).click();
    await this.balance().waitFor();
  }

  async startToDelete() {
    await this.page.getByRole('button', { name: 'Delete the ledger' }).click();
    await this.page.getByRole('dialog', { name: 'Delete the whole ledger?' }).waitFor();
  }

  async delete() {
    await this.startToDelete();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete the ledger' }).click();
  }

  balance() {
    return this.page.getByRole('table', { name: 'Balance by company and year' });
  }

  /** A line of the statement. */
  line(name: RegExp) {
    return this.page.getByRole('table', { name: /^Statement from/ }).getByRole('row', { name });
  }

  /** Shows the statement of the financial year that ends on a day. */
  async showYear(to: string) {
    await this.page.getByLabel('Financial year', { exact: true }).selectOption(to);
  }
}
