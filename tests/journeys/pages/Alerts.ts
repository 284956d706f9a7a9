import type { Locator, Page } from 'playwright-core';

/** The page of notifications and their settings. */
export class Alerts {
  constructor(private readonly page: Page) {}

  /** Opens it and waits until all of it is shown. */
  async open() {
    await this.page.goto('/notification');
    await this.waiting(/waiting/).waitFor();
    await this.choice('Verdict changes', 'Mail').waitFor();
  }

  /** The box of a kind and channel. */
  choice(kind: string, channel: string): Locator {
    return this.page.getByRole('checkbox', { name: `${kind}: ${channel}` });
  }

  /** Presses Tab until that element has the focus. */
  async tabTo(element: Locator) {
    for (let presses = 0; presses < 120; presses += 1) {
      if (await element.evaluate((found) => found === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Tab does not reach it.');
  }

  /** The sentence with the number of price alerts. */
  waiting(sentence: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Price alerts' }).getByText(sentence);
  }

  async addPrice(stock: string, price: string) {
    const form = this.page.getByRole('form', { name: 'Add a price alert' });
    await form.getByLabel('Stock code or ISIN').fill(stock);
    await form.getByLabel('When it closes').selectOption('at or below');
    await form.getByLabel('Price in rupees').fill(price);
    await form.getByRole('button', { name: 'Add the alert' }).click();
    await form.getByText('Added. You will be told once.').waitFor();
  }

  /** What is shown below a filter. */
  async show(filter: string): Promise<Locator> {
    const list = this.page.getByRole('region', { name: 'Your notifications' });
    await list.getByRole('combobox').selectOption(filter);
    return list;
  }

  /** A new alert for a few seconds. */
  toast(title: string | RegExp): Locator {
    return this.page
      .getByRole('status')
      .filter({ has: this.page.getByRole('button', { name: 'Dismiss' }) })
      .getByText(title);
  }

  /** Writes to all accounts on the staff page. */
  async tellEveryone(title: string, text: string) {
    const form = this.page.getByRole('form', { name: 'Message to everyone' });
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Text').fill(text);
    await form.getByLabel(/^Page to open/).fill('/plan');
    await form.getByRole('button', { name: 'Send to everyone' }).click();
    await form.getByText('it cannot be taken back').waitFor();
    await form.getByRole('button', { name: 'Really send to everyone' }).click();
    await form.getByText('It is on its way to everyone.').waitFor();
  }
}
