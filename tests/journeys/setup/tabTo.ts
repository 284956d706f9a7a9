import type { Locator } from 'playwright-core';

const maxPresses = 150;

/** Presses Tab until that element has the focus. */
export async function tabTo(element: Locator) {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await element.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(element)}.`);
}
