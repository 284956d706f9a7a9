import type { Locator, Page } from 'playwright-core';

const maxPresses = 150;

/** Someone who uses the page with the keyboard alone. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until that element has the focus. */
  async tabTo(element: Locator) {
    for (let presses = 0; presses < maxPresses; presses += 1) {
      if (await element.evaluate((found) => found === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(element)}.`);
  }

  /** Types into a field. */
  async type(element: Locator, text: string) {
    await this.tabTo(element);
    await this.page.keyboard.type(text);
  }

  /** Presses a button, link or box. */
  async press(element: Locator, key: 'Enter' | 'Space' | 'ArrowDown' = 'Enter') {
    await this.tabTo(element);
    await this.page.keyboard.press(key);
  }

  /** Waits until an element has the focus, which the page has moved there. */
  async isOn(element: Locator) {
    await element.and(this.page.locator(':focus')).waitFor();
  }
}
