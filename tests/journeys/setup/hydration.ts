import type { Page } from 'playwright-core';

/** Waits until the page's scripts have rendered it, or hydrated the markup that the server sent: they may wait for a use of the page. */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber'));
  });
};

/** Delays the script that hydrates the page. Returns the function that sends it. */
export async function delayEntry(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main\.[\da-f]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
