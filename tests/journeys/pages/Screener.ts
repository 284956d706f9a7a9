import type { Page } from 'playwright-core';

export class Screener {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/stock_screener');
    await this.page.getByText(/stocks match$/).waitFor();
  }

  /** `12 of 71 stocks match` for the current filters. */
  async count(): Promise<string> {
    await this.isAnswered();
    return this.page.getByText(/stocks match$/).innerText();
  }

  async tick(name: RegExp) {
    await this.page.getByRole('checkbox', { name }).click();
    // the address has the state, and the checkbox follows it
    await this.page.getByRole('checkbox', { name, checked: true }).waitFor();
  }

  /** Waits until the results match the filters in the address. */
  private async isAnswered() {
    await this.page
      .getByRole('region', { name: 'Matching stocks' })
      .and(this.page.locator('[aria-busy="false"]'))
      .waitFor();
  }

  activeFilters() {
    return this.page.getByRole('list', { name: 'Active filters' });
  }
}
