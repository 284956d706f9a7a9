import type { Page } from 'playwright-core';

/** Waits until the page's scripts have rendered it, or hydrated the markup that the server sent. */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
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

/** How far the content has moved so far by itself (Cumulative Layout Shift). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        // without any shift it is not called
        setTimeout(() => resolve(sum(observer.takeRecords())), 100);
      }),
  );
