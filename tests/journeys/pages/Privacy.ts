import type { Page } from 'playwright-core';

/** Consents, data export and erasure on the profile page. */
export class Privacy {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/profile');
    await this.consents()
      .getByText(/Consent history/)
      .waitFor();
  }

  consents() {
    return this.page.getByRole('region', { name: 'Consents' });
  }

  switchOf(title: string, checked: boolean) {
    return this.consents().getByRole('switch', { name: title, checked });
  }

  /** The exported file as text. */
  async downloadedData(): Promise<string> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: 'Download your data' }).click();
    const stream = await (await coming).createReadStream();
    const parts: string[] = [];
    for await (const part of stream) parts.push(String(part));
    return parts.join('');
  }

  async openErasure() {
    await this.page.getByRole('button', { name: 'Erase my account…' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Erase your account?' });
    await dialog.getByText('This cannot be undone.').waitFor();
    return dialog;
  }
}
