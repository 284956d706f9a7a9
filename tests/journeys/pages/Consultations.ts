import type { Page } from 'playwright-core';

/** Booking a scholar, the waiting room, and the answer. */
export class Consultations {
  constructor(private readonly page: Page) {}

  /** By the sidebar link, as people do. */
  async open() {
    await this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Consultations' })
      .click();
    await this.page.getByRole('heading', { level: 1, name: 'Consultations' }).waitFor();
  }

  async openAbout(isin: string) {
    await this.page.goto(`/consultations?isin=${isin}`);
    await this.page.getByRole('form', { name: 'Book a consultation' }).waitFor();
  }

  /** Offers a slot of half an hour that starts in the given minutes. */
  async offers(inMinutes: number) {
    const startsAt = new Date(Date.now() + inMinutes * 60_000);
    const parts = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Kolkata',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }).format(startsAt);
    await this.page.getByLabel('Offer half an hour from (India)').fill(parts.replace(' ', 'T'));
    await this.page.getByRole('button', { name: 'Offer', exact: true }).click();
    await this.page.getByText('Offered.').waitFor();
  }

  /** The first free time, and stays at the confirmation. */
  async books(question: string) {
    await this.page.getByRole('radio').first().check({ force: true });
    await this.page.getByLabel(/^Your question/).fill(question);
    await this.page.getByRole('button', { name: 'Book', exact: true }).click();
    await this.page.getByRole('heading', { name: /^Booked: half an hour with/ }).waitFor();
  }

  async closesConfirmation() {
    await this.page.getByRole('button', { name: 'All my consultations' }).click();
    await this.first().waitFor();
  }

  first() {
    return this.page
      .getByRole('list', { name: /^(?:Coming up|Before)$/ })
      .getByRole('listitem')
      .first();
  }

  async enters() {
    await this.first().getByRole('button', { name: 'Join' }).click();
    await this.room().waitFor();
  }

  async leavesRoom() {
    await this.room().getByRole('button', { name: 'Leave the room' }).click();
    await this.first().waitFor();
  }

  room() {
    return this.page.getByRole('region', { name: /^Room with/ });
  }

  async laysOnTheTable(text: string, name: string) {
    await this.room().getByLabel('Look at a stock together').fill(text);
    await this.room()
      .getByRole('listbox', { name: 'Stocks found' })
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
  }

  sheetOf(name: string) {
    return this.room().getByRole('region', { name: new RegExp(`^Sheet of ${name}`) });
  }

  /** Points at a line of the sheet in front, by keyboard. */
  async pointsAt(line: string) {
    await this.room()
      .getByRole('button', { name: `Point at ${line}` })
      .press('Enter');
  }

  /** By the tab of a sheet. */
  async bringsToFront(name: string) {
    await this.room()
      .getByRole('tab', { name: new RegExp(`^${name}`) })
      .click();
    await this.sheetOf(name).waitFor();
  }

  async answers(text: string) {
    await this.page.getByLabel('Written answer').first().fill(text);
    await this.page.getByRole('button', { name: 'Send the answer' }).click();
    await this.page.getByRole('blockquote').getByText(text).waitFor();
  }
}
