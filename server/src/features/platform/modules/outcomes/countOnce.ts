import { LRUCache } from 'lru-cache';
import type { Redis } from '../../../../plugins/redis';

/** One broken browser that reloads again and again counts once in so many seconds. */
const windowSeconds = 300;
/** A server without Redis remembers so many keys. */
const maxRemembered = 50_000;

/** Tells whether a key is new in its window, on all servers together. Answers true where that cannot be found out. */
export function createCountOnce(redis: Redis | null, now: () => Date) {
  const seen = new LRUCache<string, true>({
    max: maxRemembered,
    ttl: windowSeconds * 1000,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  const isNewHere = (key: string): boolean => {
    if (seen.has(key)) return false;
    seen.set(key, true);
    return true;
  };

  return async (key: string): Promise<boolean> => {
    if (!redis) return isNewHere(key);
    if (!redis.isReady) return true;
    const said = await redis.set(`module-outcome:${key}`, '1', { NX: true, EX: windowSeconds });
    return said !== null;
  };
}
