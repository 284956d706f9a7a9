import type { Locator, Page } from 'playwright-core';

/** The plans page, and paying in the sandbox. */
export class Plans {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/plan');
    await this.page.getByRole('heading', { name: 'Compare the plans' }).waitFor();
  }

  card(title: string): Locator {
    const heading = this.page.getByRole('heading', { level: 2, name: title, exact: true });
    return this.page.getByRole('listitem').filter({ has: heading });
  }

  /** Opens the dialog and agrees to the terms. */
  async choose(title: string) {
    await this.card(title).getByRole('button').click();
    await this.page.getByRole('checkbox').check();
  }

  async pay(outcome: 'Simulate success' | 'Simulate failure') {
    await this.page.getByRole('button', { name: /^Pay ₹/ }).click();
    await this.page.getByRole('button', { name: outcome }).click();
  }
}
