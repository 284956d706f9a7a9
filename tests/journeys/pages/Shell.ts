import type { Locator, Page } from 'playwright-core';

/** The layout for signed-in users. */
export class Shell {
  constructor(private readonly page: Page) {}

  /** Waits until all of these are among the sidebar links: those of modules appear with the registry. */
  async hasInSidebar(names: readonly string[]) {
    const links = this.page.getByRole('navigation', { name: 'Main' });
    for (const name of names) await links.getByRole('link', { name, exact: true }).waitFor();
  }

  /** The links of the top bar. */
  topBar(): Locator {
    return this.page.getByRole('navigation', { name: 'More' });
  }

  footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  themeSwitch(): Locator {
    return this.page.getByRole('switch', { name: 'Dark theme' });
  }

  bell(): Locator {
    return this.page.getByRole('button', { name: /^Notifications/ });
  }

  profileButton(): Locator {
    return this.page.getByRole('button', { name: /^Profile of/ });
  }

  /** Opens the profile menu, reads its entries and closes it. */
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
