import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Active timers of the page. */
    runningTimers?: Set<number>;
  }
}

/** Counts the timers of a page from its next load on. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<number>();
    window.runningTimers = running;
    const start = window.setTimeout.bind(window);
    const repeat = window.setInterval.bind(window);
    const end = window.clearTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => {
        const id = start(() => {
          running.delete(id);
          run();
        }, ms);
        running.add(id);
        return id;
      },
      setInterval: (run: () => void, ms?: number) => {
        const id = repeat(run, ms);
        running.add(id);
        return id;
      },
      // timeouts and intervals share IDs, so either function clears either
      clearTimeout: (id?: number) => {
        running.delete(id ?? -1);
        end(id);
      },
      clearInterval: (id?: number) => {
        running.delete(id ?? -1);
        end(id);
      },
    });
  });
}

/** The number of active timers. */
export const timersOf = (page: Page) => page.evaluate(() => window.runningTimers?.size ?? 0);
