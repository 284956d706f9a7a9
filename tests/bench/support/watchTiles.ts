import type { Page } from 'playwright-core';

/** The frames a page has shown of each user, as wall-clock milliseconds. */
export type Tiles = Readonly<Record<string, readonly number[]>>;

/** A frame with a callback in the page. */
interface Told {
  /** When it was painted, in wall-clock milliseconds. */
  at: number;
  /** The element that showed it. */
  element: number;
  /** The number of frames the element has painted, including those without a callback. */
  painted: number;
}

declare global {
  interface Window {
    /** By the label of the tile. */
    shownAt?: Record<string, Told[]>;
  }
}

/** Records from the next load on when a frame of each user is painted, by any element. */
export async function watchTiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shownAt: Record<string, Told[]> = {};
    window.shownAt = shownAt;
    const elements = new Map<HTMLVideoElement, number>();
    // no named functions: tsx would wrap them in a helper that pages do not have
    setInterval(() => {
      for (const video of document.querySelectorAll('video')) {
        if (elements.has(video)) continue;
        const element = elements.size;
        elements.set(video, element);
        video.addEventListener('painted', () => {
          video.requestVideoFrameCallback((_, { presentationTime, presentedFrames }) => {
            const at = performance.timeOrigin + presentationTime;
            // an element that will replace another has no label yet, and is not visible
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
 * The frames the page has shown of others so far. Of frames painted while scripts were busy only the number is known; they are
 * assumed to be evenly spaced.
 */
export async function tilesOf(page: Page): Promise<Tiles> {
  const shown = await page.evaluate(() => window.shownAt ?? {});
  const others = Object.entries(shown).filter(([label]) => label !== 'Your video');
  return Object.fromEntries(others.map(([label, told]) => [label, momentsOf(told)]));
}

/** The times of the reported frames, and of the frames in between. */
function momentsOf(told: readonly Told[]): number[] {
  // two elements alternate while one replaces the other
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

/** The gaps without a new frame that overlap a time span, in milliseconds, including a final one. */
export function gapsIn(frames: readonly number[], from: number, to: number): number[] {
  const before = frames.filter((at) => at <= from).at(-1) ?? from;
  const after = frames.find((at) => at >= to) ?? to;
  const moments = [before, ...frames.filter((at) => at > from && at < to), after];
  return moments.slice(1).map((at, index) => at - (moments[index] ?? at));
}

/** Frames per second within a time span. */
export const rateIn = (frames: readonly number[], from: number, to: number) =>
  (frames.filter((at) => at > from && at <= to).length * 1000) / (to - from);
