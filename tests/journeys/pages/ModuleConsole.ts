import type { Page } from 'playwright-core';
import { chooseOption } from './chooseOption';

/** The staff's module console. */
export class ModuleConsole {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/staff/modules');
    await this.page.getByRole('table').first().waitFor();
  }

  async switch(title: string, isOn: boolean, why: string) {
    await this.page.getByRole('switch', { name: `${title} is offered` }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(/Why/).fill(why);
    await dialog.getByRole('button', { name: isOn ? 'Switch on' : 'Switch off' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** The history of a module, newest first. */
  async historyOf(title: string): Promise<string[]> {
    const card = this.page.getByRole('region', { name: title, exact: true });
    await card.getByRole('button', { name: 'Charts and history' }).click();
    const rows = card.getByRole('list', { name: 'History' }).getByRole('listitem');
    await rows.first().waitFor();
    return (await rows.allInnerTexts())
      .map((text) => text.replaceAll('\n', ' '))
      .filter((text) => /Switched/.test(text));
  }

  /** Sets a canary for a share, and always for these users. */
  async setCanary(version: string, people: string, why: string) {
    await this.page.getByRole('button', { name: `As canary: ${version}` }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(/Users by email/).fill(people);
    await this.confirm('Set the canary', why);
  }

  async giveToEverybody(version: string, why: string) {
    await this.page.getByRole('button', { name: `To everybody: ${version}` }).click();
    await this.confirm('Give it to everybody', why);
  }

  async rollBack(title: string, why: string) {
    const card = this.page.getByRole('region', { name: title, exact: true });
    await card.getByRole('button', { name: /^Roll back to/ }).click();
    await this.confirm('Roll back', why);
  }

  /** Creates a link to the newest version of a module. */
  async makeLink(title: string, why: string): Promise<string> {
    const links = this.page.getByRole('region', { name: 'Links for testers' });
    await links.getByRole('button', { name: 'Make a link' }).click();
    await chooseOption(this.page.getByRole('dialog').getByRole('combobox', { name: 'Module' }), title);
    await this.confirm('Make the link', why);
    return this.linkIn('Links for testers');
  }

  /** Creates a link to the versions of a support code. */
  async replay(code: string, why: string): Promise<string> {
    await this.page.getByLabel('Code from the user').fill(code);
    await this.page.getByRole('button', { name: 'Look it up' }).click();
    await this.page.getByRole('button', { name: 'Replay it' }).click();
    await this.confirm('Make the link', why);
    return this.linkIn('Support code');
  }

  private async linkIn(region: string): Promise<string> {
    const made = this.page.getByRole('region', { name: region }).getByText(/\/try_modules#/);
    await made.waitFor();
    return (await made.innerText()).trim();
  }

  private async confirm(button: string, why: string) {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(/Why/).fill(why);
    await dialog.getByRole('button', { name: button }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
