import type { Page } from 'playwright-core';

export class Screener {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/stock_screener');
    await this.page.getByText(/stocks match$/).waitFor();
  }

  /** `12 of 71 stocks match`, of the filters that are set now. */
  async count(): Promise<string> {
    await this.isAnswered();
    return this.page.getByText(/stocks match$/).innerText();
  }

  async tick(name: RegExp) {
    await this.page.getByRole('checkbox', { name }).click();
    // the address holds what is ticked, so the tick follows it
    await this.page.getByRole('checkbox', { name, checked: true }).waitFor();
  }

  /** Waits until what is shown was found for the filters in the address, and not for those before. */
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
