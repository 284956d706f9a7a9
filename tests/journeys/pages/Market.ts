import type { Page } from 'playwright-core';

const inIndia = new Intl.NumberFormat('en-IN');
const textIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;

/** The market pages: opening one, and waiting until it is loaded. */
export class Market {
  constructor(private readonly page: Page) {}

  /** Opens a page, and waits until everything on it is loaded. */
  async open(address: string) {
    await this.page.goto(address);
    await this.isWhole();
  }

  /** Waits until no part of the page is loading: pages say so by a label, by text, or by a skeleton. */
  async isWhole() {
    await this.page.locator('main h1').waitFor();
    await this.page.waitForFunction(() => {
      const main = document.querySelector('main');
      const loading = 'Loading, please wait...';
      return (
        main &&
        !main.querySelector(`.ant-skeleton, [aria-label="${loading}"], [aria-busy="true"]`) &&
        !main.textContent.includes(loading)
      );
    });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { name });
  }

  /** Waits for text in the decoded address: `q=tata`. */
  query(): string {
    return decodeURIComponent(new URL(this.page.url()).search.replaceAll('+', ' '));
  }

  table(name: string | RegExp) {
    return this.page.getByRole('table', { name });
  }

  /** The link of the first row in the list. */
  async openFirstRow() {
    await this.page.locator('main tbody th a').first().click();
    await this.isWhole();
  }

  /** `34 of 4,632 stocks match` of the advanced screener. */
  async matches(): Promise<number> {
    const words = await this.page.getByText(/of [\d,]+ stocks match/).innerText();
    return Number(/^([\d,]+) of/.exec(words)?.[1]?.replaceAll(',', ''));
  }

  /** Waits until the results match the current address, which changes a moment earlier. */
  async answersItsAddress() {
    await this.page.waitForFunction(() => {
      const found = document.querySelector('main [aria-label="Results"]');
      const wanted = new URLSearchParams(location.search).get('q') ?? 'Status = compliant';
      return found?.ariaBusy === 'false' && found.querySelector('p')?.textContent === wanted;
    });
    await this.isWhole();
  }

  /** Waits until the page shows this screen, which may be a moment after the address. */
  async saysInWords(text: string) {
    await this.page.waitForFunction(
      (wanted) => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === wanted,
      text,
    );
  }

  /** Adds a filter by a metric to the advanced screener, by keyboard. */
  async addFilter(metric: string) {
    await this.page.getByRole('combobox', { name: 'Add a filter' }).fill(metric);
    // before the list is shown, Enter chooses nothing
    await this.page
      .getByTitle(metric, { exact: true })
      .and(this.page.locator('[class*="option-active"]'))
      .waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Types a screen as text, and waits for its results. */
  async askInWords(text: string) {
    const answered = this.page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/screens/run') &&
        response.ok() &&
        textIn(response.request().postDataJSON()) === text,
    );
    await this.page.getByRole('textbox', { name: 'Query' }).fill(text);
    const { matches, universe }: { matches: number; universe: number } = await (await answered).json();
    const expected = `${inIndia.format(matches)} of ${inIndia.format(universe)} stocks match`;
    await this.page.getByRole('status').filter({ hasText: expected }).waitFor();
    await this.isWhole();
  }
}
