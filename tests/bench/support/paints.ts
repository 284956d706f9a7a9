import type { Page } from 'playwright-core';

/**
 * Presses a key, and returns the milliseconds until the text of the first element of a selector has changed and its frame is
 * laid out, painted and passed to the compositor, measured by the page's clock from the key event.
 *
 * A MutationObserver detects the change. The first IntersectionObserver callback runs right after the frame with the change;
 * counting animation frames would add one or two.
 */
export async function paintedAfterKey(page: Page, key: string, selector: string): Promise<number> {
  // the observer must be in place before the key press, which uses another channel
  const painted = await page.evaluateHandle((watched) => {
    const read = () => document.querySelector(watched)?.textContent;
    const before = read();
    const found = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${watched} still reads the same after 30 s`)), 30_000);
      let pressedMs = NaN;
      document.addEventListener('keydown', ({ timeStamp }) => (pressedMs = timeStamp), {
        capture: true,
        once: true,
      });
      const changes = new MutationObserver(() => {
        const element = document.querySelector(watched);
        if (!element || element.textContent === before) return;
        changes.disconnect();
        const drawn = new IntersectionObserver(() => {
          drawn.disconnect();
          resolve(performance.now() - pressedMs);
        });
        drawn.observe(element);
      });
      changes.observe(document, { subtree: true, childList: true, characterData: true });
    });
    return { found };
  }, selector);
  await page.keyboard.press(key);
  return painted.evaluate(({ found }) => found);
}

/** The first and the largest contentful paint, in milliseconds since the navigation started. */
export interface Paints {
  first: number;
  largest: number;
}

/** Opens an address, waits until it is ready, and returns its paints. */
export async function paintsOf(
  page: Page,
  address: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<Paints> {
  await page.goto(address);
  await isReady(page);
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
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

/** Scrolls the page's table by some pixels per frame for five seconds, and counts dropped frames. */
export function framesWhile(page: Page, pixels: number): Promise<Frames> {
  return page.evaluate(
    (step) =>
      new Promise<Frames>((resolve) => {
        const frameMs = 1000 / 60;
        const frame = document.querySelector('main table')?.parentElement;
        if (!frame) return resolve({ frames: 0, dropped: 0, longestMs: 0 });
        frame.scrollTop = 0;
        let frames = 0;
        let dropped = 0;
        let longestMs = 0;
        let last = 0;
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
