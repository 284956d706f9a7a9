import type { Locator, Page } from 'playwright-core';

/** The frame around the pages of somebody who is signed in. */
export class Shell {
  constructor(private readonly page: Page) {}

  /** Waits until all of these are among the links at the side: modules add theirs once they are known. */
  async hasInSidebar(names: readonly string[]) {
    const links = this.page.getByRole('navigation', { name: 'Main' });
    for (const name of names) await links.getByRole('link', { name, exact: true }).waitFor();
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
