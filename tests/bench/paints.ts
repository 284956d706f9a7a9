import type { Page } from 'playwright-core';

/**
 * Presses a key where the focus is, and tells how long it takes until the first element of a selector reads otherwise and
 * has been painted. Milliseconds, by the page's own clock.
 */
export async function paintedAfterKey(page: Page, key: string, selector: string): Promise<number> {
  // the watch stands before the key is pressed: the two take different ways into the page
  const painted = await page.evaluateHandle((watched) => {
    const read = () => document.querySelector(watched)?.textContent;
    const before = read();
    const found = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${watched} still reads the same after 30 s`)), 30_000);
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () => {
            const now = read();
            if (now === undefined || now === before) requestAnimationFrame(look);
            // what this frame found is on the screen when the next one begins
            else requestAnimationFrame((next) => resolve(next - timeStamp));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    return { found };
  }, selector);
  await page.keyboard.press(key);
  return painted.evaluate(({ found }) => found);
}

/** Opens an address, and tells when something was painted first and when its largest part was. Milliseconds from the start. */
export async function paintsOf(page: Page, address: string): Promise<{ first: number; largest: number }> {
  await page.goto(address);
  await page.getByRole('region', { name: 'Verdict' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

export interface Frames {
  frames: number;
  dropped: number;
  longestMs: number;
}

/** Scrolls the page's table from the top by some pixels a frame for five seconds, and counts the frames that did not come. */
export function framesWhile(page: Page, pixels: number): Promise<Frames> {
  return page.evaluate(
    (step) =>
      new Promise<Frames>((resolve) => {
        const frameMs = 1000 / 60;
        const frame = document.querySelector('main table')?.parentElement;
        if (!frame) return resolve({ frames: 0, dropped: 0, longestMs: 0 });
        frame.scrollTop = 0;
        let [frames, dropped, longestMs, last] = [0, 0, 0, 0];
        const start = performance.now();
        const tick = (now: number) => {
          if (last > 0) {
            frames += 1;
            dropped += Math.max(0, Math.round((now - last) / frameMs) - 1);
            longestMs = Math.max(longestMs, now - last);
          }
          last = now;
          frame.scrollTop += step;
          if (now - start < 5000) requestAnimationFrame(tick);
          else resolve({ frames: frames + dropped, dropped, longestMs });
        };
        requestAnimationFrame(tick);
      }),
    pixels,
  );
}
