import type { Page } from 'playwright-core';
import { Market } from './Market';

/** The dashboard: its cards, and arranging them. */
export class Dashboard {
  constructor(private readonly page: Page) {}

  open() {
    return new Market(this.page).open('/dashboard');
  }

  card(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The titles of the cards, in their order. */
  async titles(): Promise<string[]> {
    return this.page.locator('main section[style] > h2').allInnerTexts();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The titles in the list that arranges the cards. */
  async rows(): Promise<string[]> {
    const rows = this.page.getByRole('list', { name: 'Cards in their order' }).getByRole('listitem');
    return (await rows.allInnerTexts()).map((text) => text.trim());
  }

  /** Saves, and waits until the cards are back. */
  async done() {
    await this.button('Done').click();
    await this.button('Arrange').waitFor();
    await new Market(this.page).isWhole();
  }

  /** Drags a row of that list by its handle to the middle of another. */
  async drag(name: string, onto: string) {
    const rows = this.page.getByRole('list', { name: 'Cards in their order' }).getByRole('listitem');
    const handle = await rows.filter({ hasText: name }).locator('[aria-hidden]').first().boundingBox();
    const target = await rows.filter({ hasText: onto }).boundingBox();
    if (!handle || !target) throw new Error(`${name} or ${onto} is not in the list.`);
    await this.page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(handle.x + handle.width / 2, target.y + target.height / 2, { steps: 8 });
    await this.page.mouse.up();
  }
}
