import type { Locator, Page } from 'playwright-core';

/** What someone does on a page, counted: a click or a tap, and a text typed. */
export class Deeds {
  clicks = 0;
  texts = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.first().click();
    this.clicks += 1;
  }

  async type(target: Locator, text: string): Promise<void> {
    await target.first().fill(text);
    this.texts += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.clicks += 1;
  }

  /** Opens the search, which is behind a button on phones, and writes in it. */
  async search(text: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Search stocks' });
    const opener = this.page.getByRole('button', { name: /search/i });
    await field.or(opener).first().waitFor();
    if (!(await field.isVisible())) await this.click(opener);
    await this.type(field, text);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
