import type { Page } from 'playwright-core';

/** What one page has shown of one person: the moments of its frames in wall-clock milliseconds. */
export type Tiles = Readonly<Record<string, readonly number[]>>;

declare global {
  interface Window {
    /** By the label of the picture. */
    shownAt?: Record<string, number[]>;
  }
}

/** Notes from the page's next load on when each person's picture is painted, whichever element shows them at that moment. */
export async function watchTiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shownAt: Record<string, number[]> = {};
    window.shownAt = shownAt;
    const watched = new WeakSet<HTMLVideoElement>();
    // nothing here has a name of its own: what runs this file would give it one by a helper that the page has not
    setInterval(() => {
      for (const video of document.querySelectorAll('video')) {
        if (watched.has(video)) continue;
        watched.add(video);
        video.addEventListener('painted', () => {
          video.requestVideoFrameCallback(() => {
            // an element that waits to take the place of another has no label yet, and is not seen
            if (video.ariaLabel) (shownAt[video.ariaLabel] ??= []).push(Date.now());
            video.dispatchEvent(new Event('painted'));
          });
        });
        video.dispatchEvent(new Event('painted'));
      }
    }, 100);
  });
}

/** What the page has shown of others so far. */
export async function tilesOf(page: Page): Promise<Tiles> {
  const shown = await page.evaluate(() => window.shownAt ?? {});
  return Object.fromEntries(Object.entries(shown).filter(([label]) => label !== 'Your picture'));
}

/** The times without a new frame that touch a span, in milliseconds: an end without frames counts as one. */
export function gapsIn(frames: readonly number[], from: number, to: number): number[] {
  const before = frames.filter((at) => at <= from).at(-1) ?? from;
  const after = frames.find((at) => at >= to) ?? to;
  const moments = [before, ...frames.filter((at) => at > from && at < to), after];
  return moments.slice(1).map((at, index) => at - (moments[index] ?? at));
}

/** Frames a second within a span. */
export const rateIn = (frames: readonly number[], from: number, to: number) =>
  (frames.filter((at) => at > from && at <= to).length * 1000) / (to - from);
