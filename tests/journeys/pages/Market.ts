import type { Page } from 'playwright-core';

const inIndia = new Intl.NumberFormat('en-IN');
const textIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;

/** The pages over the market: how they are opened, and how somebody tells that one is there. */
export class Market {
  constructor(private readonly page: Page) {}

  /** Opens a page, and waits until nothing on it is still on its way. */
  async open(address: string) {
    await this.page.goto(address);
    await this.isWhole();
  }

  async isWhole() {
    await this.page.locator('main h1').waitFor();
    await this.page.waitForFunction(
      () =>
        !document.querySelector(
          'main .ant-skeleton, main [aria-label="Loading, please wait..."], main [aria-busy="true"]',
        ),
    );
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { name });
  }

  /** Words of the address, decoded: `q=tata`. */
  asked(): string {
    return decodeURIComponent(new URL(this.page.url()).search.replaceAll('+', ' '));
  }

  table(name: string | RegExp) {
    return this.page.getByRole('table', { name });
  }

  /** The list of cards: the first of them, which leads to its page. */
  async openFirstCard() {
    await this.page.locator('main ul h2 a').first().click();
    await this.isWhole();
  }

  /** `34 of 4,632 stocks match` of the advanced screener. */
  async matches(): Promise<number> {
    const words = await this.page.getByText(/of [\d,]+ stocks match/).innerText();
    return Number(/^([\d,]+) of/.exec(words)?.[1]?.replaceAll(',', ''));
  }

  /** Waits until what the advanced screener lists was found for the address of now: that changes a moment earlier. */
  async answersItsAddress() {
    await this.page.waitForFunction(() => {
      const found = document.querySelector('main [aria-label="Results"]');
      const wanted = new URLSearchParams(location.search).get('q') ?? 'Status = compliant';
      return found?.ariaBusy === 'false' && found.querySelector('p')?.textContent === wanted;
    });
    await this.isWhole();
  }

  /** Waits until the page shows this screen: the address may say so a moment earlier. */
  async saysInWords(text: string) {
    await this.page.waitForFunction(
      (wanted) => document.querySelector<HTMLTextAreaElement>('main textarea')?.value === wanted,
      text,
    );
  }

  /** Types a screen in words, and waits until what was found is of it. */
  async askInWords(text: string) {
    const answered = this.page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/screens/run') &&
        response.ok() &&
        textIn(response.request().postDataJSON()) === text,
    );
    await this.page.getByRole('textbox', { name: 'Query' }).fill(text);
    const { matches, universe }: { matches: number; universe: number } = await (await answered).json();
    const told = `${inIndia.format(matches)} of ${inIndia.format(universe)} stocks match`;
    await this.page.getByRole('status').filter({ hasText: told }).waitFor();
    await this.isWhole();
  }
}
