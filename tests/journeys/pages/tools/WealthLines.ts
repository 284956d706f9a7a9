import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** The lines of wealth on the page of zakat. */
export class WealthLines {
  constructor(private readonly page: Page) {}

  region() {
    return this.page.getByRole('region', { name: 'Lines of wealth', exact: true });
  }

  async add(name: string) {
    await this.region().getByRole('button', { name: 'Add a line of wealth' }).click();
    await this.region().getByLabel('Name of the line').fill(name);
    await this.page.keyboard.press('Enter');
    await this.region().getByRole('button', { name, exact: true, pressed: true }).waitFor();
  }

  async show(name: string) {
    await this.region().getByRole('button', { name, exact: true }).click();
    await this.region().getByRole('button', { name, exact: true, pressed: true }).waitFor();
  }

  dueDays() {
    return this.page.getByRole('list', { name: 'Zakat is due next on' });
  }

  /** The file with the due days of every line. */
  async calendar() {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Add these days to your calendar' }).click();
    return text(await (await download).createReadStream());
  }
}
