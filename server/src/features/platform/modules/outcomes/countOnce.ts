import type { Redis } from '../../../../plugins/redis';

/** One broken browser that reloads again and again counts once in so many seconds. */
const windowSeconds = 300;
/** Above this many a server alone forgets the oldest. */
const mostKept = 50_000;

/** Tells whether a key is new in its window, on all servers together. Answers true where that cannot be found out. */
export function createCountOnce(redis: Redis | null, now: () => Date) {
  const seen = new Map<string, number>();

  const isNewHere = (key: string): boolean => {
    const at = now().getTime();
    const until = seen.get(key);
    if (until !== undefined && until > at) return false;
    seen.delete(key);
    seen.set(key, at + windowSeconds * 1000);
    const [oldest] = seen.keys();
    if (seen.size > mostKept && oldest !== undefined) seen.delete(oldest);
    return true;
  };

  return async (key: string): Promise<boolean> => {
    if (!redis) return isNewHere(key);
    if (!redis.isReady) return true;
    const said = await redis.set(`module-outcome:${key}`, '1', { NX: true, EX: windowSeconds });
    return said !== null;
  };
}
