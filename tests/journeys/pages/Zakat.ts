import type { Page } from 'playwright-core';

export class Zakat {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/zakat-calculator');
    await this.page.getByRole('heading', { level: 1, name: 'Zakat Calculator' }).waitFor();
  }

  async enter(label: string, rupees: string) {
    await this.page.getByLabel(label, { exact: true }).fill(rupees);
    await this.page.keyboard.press('Tab');
  }

  answer() {
    return this.page.getByRole('region', { name: 'Your zakat' }).getByRole('status');
  }
}
