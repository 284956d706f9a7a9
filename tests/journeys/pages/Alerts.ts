import type { Locator, Page } from 'playwright-core';
import { Keyboard } from '../setup/Keyboard';

/** The pages of notifications and of their settings. */
export class Alerts {
  constructor(private readonly page: Page) {}

  /** Opens the notifications, and waits until all of them are shown. */
  async open() {
    await this.page.goto('/notification');
    await this.waiting(/waiting/).waitFor();
  }

  /** Opens their settings, and waits until all of them are shown. */
  async openSettings() {
    await this.page.goto('/notification/settings');
    await this.choice('Verdict changes', 'Mail').waitFor();
  }

  /** The box of a kind and channel. */
  choice(kind: string, channel: string): Locator {
    return this.page.getByRole('checkbox', { name: `${kind}: ${channel}` });
  }

  /** Switches a box, and waits until that is saved. */
  async choose(box: Locator) {
    const saved = this.page.waitForResponse('**/api/alerts/settings/choice');
    await box.click();
    await saved;
  }

  /** When mails and pushes are sent. */
  times(): Locator {
    return this.page.getByRole('form', { name: 'Times' });
  }

  /** Adds an address of the user's own, and yields its secret, which is shown once. */
  async addWebhook(url: string): Promise<string> {
    const form = this.page.getByRole('form', { name: 'Add a webhook' });
    await form.getByLabel('Address (https)').fill(url);
    await form.getByRole('button', { name: 'Add the webhook' }).click();
    return this.page.getByRole('status').filter({ hasText: 'Its secret' }).locator('code').innerText();
  }

  /** Adds a scanner on the staff page, and yields the address it posts to, which is shown once. */
  async addScanner(name: string): Promise<string> {
    const form = this.page.getByRole('form', { name: 'Add a scanner' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Add the scanner' }).click();
    return form.locator('code').innerText();
  }

  /** The sentence with the number of price alerts. */
  waiting(sentence: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Price alerts' }).getByText(sentence);
  }

  /** Waits for a close at or below a price, with the keyboard alone. */
  async addPrice(stock: string, price: string) {
    const form = this.page.getByRole('form', { name: 'Add a price alert' });
    const keyboard = new Keyboard(this.page);
    await keyboard.type(form.getByRole('combobox', { name: 'Stock' }), stock);
    await keyboard.press(form.getByLabel('When it closes'), 'ArrowDown');
    await keyboard.type(form.getByLabel('Price in rupees'), price);
    await keyboard.press(form.getByRole('button', { name: 'Add the alert' }));
    await form.getByText('Added. You will be alerted once.').waitFor();
    await keyboard.isOn(form.getByRole('combobox', { name: 'Stock' }));
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

  /** The picture of a new alert, once it has arrived. */
  async toastPicture(title: string): Promise<string> {
    const toast = this.page.getByRole('status').filter({ hasText: title });
    const picture = toast.and(this.page.locator(':has(button)')).locator('img');
    await picture.waitFor();
    return (await picture.getAttribute('src')) ?? '';
  }

  /** Writes to all accounts on the staff page. */
  async tellEveryone(title: string, text: string, picture?: Buffer) {
    const form = this.page.getByRole('form', { name: 'Message to everyone' });
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Text').fill(text);
    await form.getByLabel(/^Page to open/).fill('/plan');
    if (picture) {
      const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture };
      await form.getByLabel(/^Picture/).setInputFiles(file);
    }
    await form.getByRole('button', { name: 'Send to everyone' }).click();
    await form.getByText('it cannot be undone').waitFor();
    await form.getByRole('button', { name: 'Really send to everyone' }).click();
    await form.getByText('It is on its way to everyone.').waitFor();
  }
}
