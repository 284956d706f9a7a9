import type { Page } from 'playwright-core';
import { Keyboard } from '../../setup/Keyboard';
import { chooseOption } from '../chooseOption';

const parts = [
  'Cash and bank',
  'Gold',
  'Silver',
  'Shares and funds',
  'Money others owe you',
  'Business and property',
  'Provident fund, pension and insurance',
  'Debts',
] as const;

export class Zakat {
  constructor(private readonly page: Page) {}

  /** As it is at first: with the question what is owned. */
  async begin() {
    await this.page.goto('/zakat-calculator');
    await this.page.getByRole('heading', { level: 1, name: 'Zakat Calculator' }).waitFor();
    await this.question().waitFor();
  }

  /** With every part of the form and the settings. */
  async open() {
    await this.begin();
    await this.openWhole();
  }

  question() {
    return this.page.getByRole('group', { name: 'What do you own?' });
  }

  settings() {
    return this.page.getByRole('button', { name: 'Change', exact: true });
  }

  /** Opens every part of the form, and the settings behind their line. */
  async openWhole() {
    for (const part of parts) await this.openPart(part);
    await this.settings().click();
  }

  /** Answers that something of that kind is owned. */
  async openPart(name: (typeof parts)[number]) {
    const chip = this.question().getByRole('button', { name, exact: true });
    if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.click();
    await this.page.getByRole('region', { name, exact: true }).waitFor();
  }

  async enter(label: string, rupees: string) {
    await this.page.getByLabel(label, { exact: true }).fill(rupees);
    await this.page.keyboard.press('Tab');
  }

  answer() {
    return this.sum().getByRole('status');
  }

  sum() {
    return this.page.getByRole('region', { name: 'Your zakat', exact: true });
  }

  /** What is counted, line by line. */
  own() {
    return this.sum().getByRole('list', { name: 'You own' }).getByRole('listitem');
  }

  line(label: string) {
    return this.own().filter({ hasText: new RegExp(`^${label}`) });
  }

  region(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Chooses an option of one of the lists that say how metal is valued. */
  async chooseFrom(list: string, option: string) {
    await chooseOption(this.page.getByLabel(list, { exact: true }), option);
  }

  /** Chooses an option on which scholars differ, or a school. */
  async choose(option: string) {
    await this.page.getByLabel(option, { exact: true }).check();
  }

  /** The amount of a school in the comparison below the choices. */
  async ofSchool(name: string, amount: string) {
    await this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(new RegExp(`^${name}(, your choice)?$`)) })
      .getByText(amount, { exact: true })
      .waitFor();
  }

  async addCompany(text: string) {
    await this.page.getByLabel('Company or fund').fill(text);
    const found = this.page
      .getByRole('listbox', { name: 'Companies and funds found' })
      .getByRole('option')
      .first();
    const name = await found.innerText();
    await found.click();
    return name;
  }

  /** Presses Tab until the field with this label has the focus. */
  async tabTo(label: string) {
    await new Keyboard(this.page).tabTo(this.page.getByLabel(label, { exact: true }));
  }
}
