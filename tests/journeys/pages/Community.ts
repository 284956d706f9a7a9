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

  /** Agrees to the terms unless this member did so before. */
  async agreeIfNeeded() {
    const field = this.page.getByLabel('Write to the community');
    const dialog = this.page.getByRole('dialog', { name: 'Community terms' });
    await field.or(dialog).first().waitFor();
    if (await dialog.isVisible()) await this.agreeToTerms();
    await field.waitFor();
  }

  async write(text: string) {
    await this.page.getByLabel('Write to the community').fill(text);
    await this.page.getByRole('button', { name: 'Post', exact: true }).click();
  }

  /** Replies to a post or reply by keyboard; a mention chooses the first name that is suggested. */
  async reply(to: string, text: string, { mention }: { mention?: string } = {}) {
    await this.post(to)
      .last()
      .getByRole('button', { name: /^Reply to/ })
      .first()
      .click();
    await this.page.keyboard.type(text);
    if (mention !== undefined) {
      await this.page.keyboard.type(` @${mention}`);
      await this.page.getByRole('option').first().waitFor();
      await this.page.keyboard.press('Enter');
    }
    await this.page.getByRole('button', { name: 'Reply', exact: true }).click();
  }

  /** A reply, among the replies of any conversation. */
  answer(text: string) {
    return this.page.getByRole('listitem').getByRole('article').filter({ hasText: text });
  }

  post(text: string) {
    return this.page.getByRole('article').filter({ hasText: text });
  }

  async deleteOwn(text: string, kind: 'post' | 'reply' = 'post') {
    await this.post(text)
      .last()
      .getByRole('button', { name: new RegExp(`^Delete your ${kind}`) })
      .click();
    await this.page
      .getByRole('dialog', { name: `Delete this ${kind}?` })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
  }
}
