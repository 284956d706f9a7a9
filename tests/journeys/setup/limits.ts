import { setTimeout as sleep } from 'node:timers/promises';

const isCi = Boolean(process.env['CI']);

/** A wait on a page: one that works takes two seconds on a busy machine. A runner of CI may stand still for longer. */
export const pageMs = isCi ? 60_000 : 15_000;

/** A wait for media: devices, two connections and the first frames need the processors at the same time. */
export const mediaMs = isCi ? 120_000 : 60_000;

/** The start of a product: the whole sample may be loaded into a database first. */
export const startMs = 300_000;

/** A test that loads dozens of pages, builds a module, or waits for real time. */
export const longTestMs = 900_000;

/** The limits of a file's tests. */
export interface Limits {
  /** One wait on a page. */
  waitMs: number;
  /** A whole test. */
  testMs: number;
}

/** Most tests: a dozen pages. */
export const usualLimits: Limits = { waitMs: pageMs, testMs: 180_000 };

/** Calls: several pages with video at once, each of which may wait for media more than once. */
export const callLimits: Limits = { waitMs: pageMs, testMs: 300_000 };

/** Tests of real time: a call rings until it times out, a path fails, credentials expire. */
export const realTimeLimits: Limits = { waitMs: 120_000, testMs: longTestMs };

/**
 * Waits until nothing is wrong any more.
 * @param problems what is wrong now, which the error of the timeout names
 */
export async function untilNone(
  what: string,
  problems: () => Promise<readonly string[]>,
  ms = pageMs,
): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    const left = await problems();
    if (left.length === 0) return;
    if (Date.now() > end) throw new Error(`${what} after ${ms / 1000} s: ${left.join(', ')}`);
    await sleep(100);
  }
}

/**
 * Waits for something that a page can only tell later. `waitForFunction` is not for that: it takes the promise itself for a yes.
 * @param isTrue asks once, as by `page.evaluate`
 */
export const untilTrue = (what: string, isTrue: () => Promise<boolean>, ms = pageMs): Promise<void> =>
  untilNone(what, async () => ((await isTrue()) ? [] : ['not yet']), ms);

/** The result of a promise that may never be fulfilled, such as one from inside a page. */
export async function within<T>(what: string, promise: Promise<T>, ms = pageMs): Promise<T> {
  const ended = new AbortController();
  const late = sleep(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`${what} did not happen within ${ms / 1000} s.`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    late.catch(() => {});
    ended.abort();
  }
}
