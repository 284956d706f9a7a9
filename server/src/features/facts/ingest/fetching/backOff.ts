const firstMs = 5 * 60_000;
export const longestBackOffMs = 6 * 60 * 60_000;

/**
 * The delay after consecutive failures: about 5 minutes, then 10, 20 and so on, up to 6 hours. Between
 * half and all of that, at random, so that servers that failed together do not retry together.
 * @param random 0 to 1
 */
export function backOffMs(failures: number, random: number): number {
  const full = Math.min(longestBackOffMs, firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 20));
  return full / 2 + (full / 2) * random;
}
