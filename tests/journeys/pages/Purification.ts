import type { Page } from 'playwright-core';

export class Purification {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/purification-calculator');
    await this.page.getByRole('heading', { level: 1, name: 'Purification Calculator' }).waitFor();
  }

  async addByHand(name: string) {
    await this.page.getByLabel('Or by hand: company or fund').fill(name);
    await this.page.keyboard.press('Enter');
    return this.card(name);
  }

  card(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  totals() {
    return this.page.getByRole('region', { name: 'To purify', exact: true });
  }

  answer() {
    return this.totals().getByRole('status');
  }
}
