import type { Page } from 'playwright-core';

export class Community {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/community');
    await this.page.getByRole('heading', { level: 1, name: 'Community' }).waitFor();
  }

  async agreeToTerms() {
    const dialog = this.page.getByRole('dialog', { name: 'Community terms' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'I Agree' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async write(text: string) {
    await this.page.getByLabel('Write to the community').fill(text);
    await this.page.getByRole('button', { name: 'Post', exact: true }).click();
  }

  post(text: string) {
    return this.page.getByRole('article').filter({ hasText: text });
  }

  async deleteOwn(text: string) {
    await this.post(text)
      .getByRole('button', { name: /^Delete your post/ })
      .click();
    await this.page
      .getByRole('dialog', { name: 'Delete this post?' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
  }
}
