import { LRUCache } from 'lru-cache';
import type { Redis } from '../../../../plugins/redis';

/** A broken browser that reloads again and again counts once per window of this many seconds. */
const windowSeconds = 300;
/** A server without Redis remembers so many keys. */
const maxRemembered = 50_000;

/** Whether a key is new in its window, across all servers. True where that cannot be determined. */
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
    const reply = await redis.set(`module-outcome:${key}`, '1', { NX: true, EX: windowSeconds });
    return reply !== null;
  };
}
