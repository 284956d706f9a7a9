import type { Page } from 'playwright-core';

export class Purification {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/purification-calculator');
    await this.page.getByRole('heading', { level: 1, name: 'Purification Calculator' }).waitFor();
  }

  /** Chooses a method, behind the line of settings. */
  async choose(method: string) {
    const change = this.page.getByRole('button', { name: 'Change', exact: true });
    const field = this.page.getByLabel(method, { exact: true });
    await change.or(field).first().waitFor();
    if (await change.isVisible()) await change.click();
    await field.check();
  }

  async addByHand(name: string) {
    await this.page.getByLabel('Company or fund').fill(name);
    await this.page.getByRole('option', { name: `Add “${name}” by hand` }).click();
    return this.card(name);
  }

  /** Finds a listed company by a part of its name. */
  async addCompany(text: string, name: string) {
    await this.page.getByLabel('Company or fund').fill(text);
    await this.page
      .getByRole('listbox', { name: 'Companies and funds found' })
      .getByRole('option', { name: new RegExp(name) })
      .click();
    return this.card(name);
  }

  /** Finds a fund by a part of its name. */
  async addFund(text: string, name: string) {
    await this.page.getByLabel('Company or fund').fill(text);
    await this.page
      .getByRole('listbox', { name: 'Companies and funds found' })
      .getByRole('option', { name: new RegExp(name) })
      .click();
    return this.card(name);
  }

  /** A hundred shares typed by hand, with a dividend of ₹2,000 of which 2.5% is impure: ₹50. */
  async openWithAcme() {
    await this.open();
    const card = await this.addByHand('Acme Limited');
    await card.getByLabel('Shares bought').fill('100');
    await card.getByLabel('Bought on').fill('2024-05-01');
    await card.getByLabel('Sold on').fill('2025-03-01');
    const dividends = card.getByLabel('Dividends received');
    if (!(await dividends.isVisible())) await card.getByText('Year to 31 Mar 2025').click();
    await dividends.fill('2000');
    await card.getByLabel('Impure share of income').fill('2.5');
    await this.choose('By dividend');
    await this.answer().getByText('₹50.00').waitFor();
  }

  /** A hundred shares of a company that were bought and sold within the year to March 2024, and the dividends of that year. */
  async fillYear(name: string, typed: Record<'dividends' | 'paid' | 'received', string>) {
    const card = this.card(name);
    await card.getByLabel('Shares bought').fill('100');
    await card.getByLabel('Bought on').fill('2023-04-03');
    await card.getByLabel('Sold on').fill('2024-03-28');
    await card.getByLabel('Paid, with charges').fill(typed.paid);
    await card.getByLabel('Received, after charges').fill(typed.received);
    await card.getByLabel('Dividends received').fill(typed.dividends);
  }

  card(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** What a method says of the year to March 2024. */
  method(name: string, title: string) {
    const years = this.card(name).locator('details').filter({ hasText: 'Year to 31 Mar 2024' });
    return years.first().getByRole('listitem').filter({ hasText: title }).first();
  }

  /** Opens the list of the amounts that are not known, unless it is open. */
  async showUnknown() {
    const isOpen = await this.unknown().first().isVisible();
    if (!isOpen) await this.totals().getByLabel('What is not known exactly').click();
  }

  /** The amounts that are not known. */
  unknown() {
    return this.totals().getByRole('list').getByRole('listitem');
  }

  totals() {
    return this.page.getByRole('region', { name: 'To purify', exact: true });
  }

  answer() {
    return this.totals().getByRole('status');
  }
}
