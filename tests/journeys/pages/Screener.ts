import type { Page } from 'playwright-core';

export class Screener {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/stock_screener');
    await this.page.getByText(/stocks match$/).waitFor();
  }

  /** `12 of 71 stocks match`. */
  async count(): Promise<string> {
    return this.page.getByText(/stocks match$/).innerText();
  }

  async tick(name: RegExp) {
    await this.page.getByRole('checkbox', { name }).click();
    // the address holds what is ticked, so the tick follows it
    await this.page.getByRole('checkbox', { name, checked: true }).waitFor();
  }

  activeFilters() {
    return this.page.getByRole('list', { name: 'Active filters' });
  }
}
