import type { Page } from 'playwright-core';

/** Where staff run the modules. */
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

  /** What staff did to a module, newest first. */
  async historyOf(title: string): Promise<string[]> {
    const card = this.page.getByRole('region', { name: title, exact: true });
    await card.getByRole('button', { name: 'Plots and history' }).click();
    const rows = card.getByRole('list', { name: 'History' }).getByRole('listitem');
    await rows.first().waitFor();
    return (await rows.allInnerTexts())
      .map((text) => text.replaceAll('\n', ' '))
      .filter((text) => /Switched/.test(text));
  }
}
