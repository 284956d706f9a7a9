import type { Page } from 'playwright-core';

/** The staff pages. */
export class Staff {
  constructor(private readonly page: Page) {}

  async openFeeds() {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feeds' }).click();
    await this.opener('bhavcopy').waitFor();
  }

  /** The button that opens the files of a feed. */
  private opener(feed: string) {
    return this.page.getByRole('button', { name: `Open the files of ${feed}`, exact: true });
  }

  feed(name: string) {
    return this.page.getByRole('article', { name, exact: true });
  }

  /** Uploads a file and waits for the result. */
  async load(feed: string, name: string, content: string): Promise<string> {
    const card = this.feed(feed);
    if (!(await card.isVisible())) await this.opener(feed).click();
    const form = card.getByRole('form');
    if (!(await form.isVisible())) await card.getByRole('button', { name: 'Upload a file' }).click();
    await form
      .getByLabel(/^File/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await form.getByRole('button', { name: 'Upload' }).click();
    const outcome = form.getByText(`${name}: `);
    await outcome.waitFor();
    return outcome.innerText();
  }

  async openStandards() {
    await this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Standards' })
      .click();
    await this.page.getByRole('heading', { level: 1, name: 'Standards' }).waitFor();
  }

  /** Drafts an edition of TASIS from the current one, with that name and debt limit in per cent. */
  async draftTasis(edition: string, limit: string) {
    const tasis = this.page.getByRole('region', { name: 'TASIS', exact: true });
    await tasis
      .getByRole('link', { name: /^New draft from/ })
      .first()
      .click();
    await this.page.getByLabel('Edition', { exact: true }).fill(edition);
    const debt = this.page.getByRole('group', { name: 'Debt to total assets' });
    await debt.getByLabel('Limit (%)').fill(limit);
    await this.page.getByRole('button', { name: /^Save the draft/ }).click();
    await this.page.getByRole('heading', { name: `What ${edition} of TASIS would change` }).waitFor();
    await this.page.getByText(/companies would have another verdict/).waitFor();
  }

  async publish(edition: string, reason: string) {
    await this.page.getByLabel(/^Reason/).fill(reason);
    await this.page.getByRole('checkbox', { name: /cannot be changed/ }).check();
    await this.page.getByRole('button', { name: `Sign and publish ${edition}` }).click();
    await this.page.getByText(new RegExp(`${edition} is in force`)).waitFor();
  }
}
