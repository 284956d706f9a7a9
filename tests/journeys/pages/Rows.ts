import type { Locator, Page } from 'playwright-core';

/** The rows of companies in the lists of the market: their stars, and the report of the one that was pressed. */
export class Rows {
  constructor(private readonly page: Page) {}

  readonly addTo = (name: string) => `Add ${name} to your watchlist`;

  /** The first row whose stock is in no watchlist. */
  async firstUnwatched(): Promise<{ star: Locator; name: string }> {
    const unwatched = this.page.locator('main').getByRole('button', { name: /^Add .+ to your watchlist$/ });
    await unwatched.first().waitFor();
    const label = (await unwatched.first().getAttribute('aria-label')) ?? '';
    const name = label.replace(/^Add (.+) to your watchlist$/, '$1');
    return { star: this.page.getByRole('button', { name: label, exact: true }), name };
  }

  /** The filled star of a stock. */
  watched(name: string) {
    return this.page.getByRole('button', { name: `${name} is in your watchlists`, exact: true });
  }

  year() {
    return this.page
      .locator('main table')
      .getByRole('img', { name: /, last year: / })
      .first();
  }

  /** Whether a star is drawn: a hidden one is transparent, so that it can be focused. */
  isDrawn(star: Locator): Promise<boolean> {
    return star.evaluate((element) => getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)');
  }

  async untilShown(star: Locator) {
    const handle = await star.elementHandle();
    await this.page.waitForFunction(
      (element) => element && getComputedStyle(element).color.startsWith('rgb('), // opaque
      handle,
    );
  }

  report() {
    return this.page.getByRole('group', { name: /^What to do with/ });
  }

  async reports(text: string) {
    await this.report().getByText(text).waitFor();
  }

  async press(name: string) {
    await this.report().getByRole('button', { name }).click();
  }
}
