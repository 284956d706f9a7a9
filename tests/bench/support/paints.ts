import type { Page } from 'playwright-core';

/**
 * Presses a key where the focus is, and tells how long it takes until the first element of a selector reads otherwise and the
 * frame that draws it is done on the page's side: laid out, painted and handed to the compositor. Milliseconds, by the page's
 * own clock, from the moment the browser took the key.
 *
 * A change is noticed as it is made. What is observed for its place in the window is told of for the first time right after
 * the frame in which it has one, whether the change came between two frames or inside one; counting frames from there would
 * add one or two that nobody waits for.
 */
export async function paintedAfterKey(page: Page, key: string, selector: string): Promise<number> {
  // the watch stands before the key is pressed: the two take different ways into the page
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
