import type { Page } from 'playwright-core';

/** What one page has shown of one person: the moments of its frames in wall-clock milliseconds. */
export type Tiles = Readonly<Record<string, readonly number[]>>;

/** A frame that the page's scripts were told of. */
interface Told {
  /** When it was painted, in wall-clock milliseconds. */
  at: number;
  /** Which element showed it. */
  element: number;
  /** How many that element has painted, with those that nobody was told of because scripts were busy. */
  painted: number;
}

declare global {
  interface Window {
    /** By the label of the picture. */
    shownAt?: Record<string, Told[]>;
  }
}

/** Notes from the page's next load on when each person's picture is painted, whichever element shows them at that moment. */
export async function watchTiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shownAt: Record<string, Told[]> = {};
    window.shownAt = shownAt;
    const elements = new Map<HTMLVideoElement, number>();
    // nothing here has a name of its own: what runs this file would give it one by a helper that the page has not
    setInterval(() => {
      for (const video of document.querySelectorAll('video')) {
        if (elements.has(video)) continue;
        const element = elements.size;
        elements.set(video, element);
        video.addEventListener('painted', () => {
          video.requestVideoFrameCallback((_, { presentationTime, presentedFrames }) => {
            const at = performance.timeOrigin + presentationTime;
            // an element that waits to take the place of another has no label yet, and is not seen
            if (video.ariaLabel)
              (shownAt[video.ariaLabel] ??= []).push({ at, element, painted: presentedFrames });
            video.dispatchEvent(new Event('painted'));
          });
        });
        video.dispatchEvent(new Event('painted'));
      }
    }, 100);
  });
}

/**
 * What the page has shown of others so far. Pictures are painted apart from the page's scripts: of those that were painted while scripts
 * were busy only the number is known, and they are taken to have come evenly.
 */
export async function tilesOf(page: Page): Promise<Tiles> {
  const shown = await page.evaluate(() => window.shownAt ?? {});
  const others = Object.entries(shown).filter(([label]) => label !== 'Your video');
  return Object.fromEntries(others.map(([label, told]) => [label, momentsOf(told)]));
}

/** The moments of the told frames, and of those that their elements painted in between. */
function momentsOf(told: readonly Told[]): number[] {
  // two elements take turns while one takes the place of the other
  const last = new Map<number, Told>();
  const moments = told.flatMap((frame) => {
    const { at, element, painted } = frame;
    const before = last.get(element);
    last.set(element, frame);
    if (!before) return [at];
    const count = Math.max(1, painted - before.painted);
    return Array.from({ length: count }, (_, part) => before.at + ((at - before.at) * (part + 1)) / count);
  });
  return moments.sort((one, other) => one - other);
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
