import type { Locator, Page } from 'playwright-core';

/** The frame around the pages of somebody who is signed in. */
export class Shell {
  constructor(private readonly page: Page) {}

  /** Names of the links at the side, from top to bottom. */
  async sidebar(): Promise<string[]> {
    const links = this.page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await links.first().waitFor();
    return (await links.allInnerTexts()).map((text) => text.trim());
  }

  /** Community and its neighbours at the top. */
  topBar(): Locator {
    return this.page.getByRole('navigation', { name: 'More' });
  }

  footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  profileButton(): Locator {
    return this.page.getByRole('button', { name: /^Profile of/ });
  }

  /** The lines of the profile menu, which is opened for it and closed again. */
  async profileMenu(): Promise<string> {
    await this.profileButton().click();
    const greeting = this.page.getByText('Assalamu Alaikum', { exact: true });
    await greeting.waitFor();
    const words = await greeting.locator('..').innerText();
    await this.page.keyboard.press('Escape');
    await greeting.waitFor({ state: 'detached' });
    return words;
  }
}
