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
    const begin = this.page.getByRole('button', { name: 'Begin a thread' });
    const dialog = this.page.getByRole('dialog', { name: 'Community terms' });
    await begin.or(dialog).first().waitFor();
    if (await dialog.isVisible()) await this.agreeToTerms();
    await begin.waitFor();
  }

  /** Begins a thread, which opens it, and returns to the list. */
  async write(title: string) {
    await this.page.getByRole('button', { name: 'Begin a thread' }).click();
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByLabel('Text', { exact: true }).fill(`The text of ${title}`);
    await this.page.getByRole('button', { name: 'Post', exact: true }).click();
    await this.page.waitForURL(/post=\d+/);
    await this.page.getByRole('link', { name: 'All threads' }).click();
  }

  /** Opens a thread of the list. */
  async openThread(title: string) {
    await this.page.getByRole('link', { name: title }).click();
    await this.page.getByRole('heading', { level: 2, name: title }).waitFor();
  }

  /** Replies in the open thread by keyboard; a mention chooses the first name that is suggested. */
  async reply(text: string, { mention }: { mention?: string } = {}) {
    await this.page.getByRole('textbox', { name: 'Your reply' }).focus();
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

  async deleteOwn(text: string, kind: 'thread' | 'reply' = 'thread') {
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
