import type { Page } from 'playwright-core';

/** From its next document on, adds up how far the content of a page moves by itself (Cumulative Layout Shift). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(addUpShifts);
}

/** The layout shift of the document so far, once the browser has drawn it. */
export async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn, { timeout: 2000 })));
  return Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0'));
}

/** Runs in the page before its scripts: adds up the layout shifts that no input caused. */
function addUpShifts() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
      const { dataset } = document.documentElement;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
