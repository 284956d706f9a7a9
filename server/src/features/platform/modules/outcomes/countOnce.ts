import { LRUCache } from 'lru-cache';
import { outcomeWindowSeconds } from '../../../../plugins/rateLimit/limits';
import type { Redis } from '../../../../plugins/redis';

/** Without Redis a server remembers so many keys: clients choose them, so there must be a limit. */
const maxRemembered = 50_000;

/** Whether a key is new in its window, across all servers; while Redis is down, on this one. */
export function createCountOnce(redis: Redis | null, now: () => Date) {
  const seen = new LRUCache<string, true>({
    // not `max`, for which memory is allocated at once
    maxSize: maxRemembered,
    sizeCalculation: () => 1,
    ttl: outcomeWindowSeconds * 1000,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  const isNewHere = (key: string): boolean => {
    if (seen.has(key)) return false;
    seen.set(key, true);
    return true;
  };

  return async (key: string): Promise<boolean> => {
    if (!redis?.isReady) return isNewHere(key);
    const reply = await redis.set(`module-outcome:${key}`, '1', { NX: true, EX: outcomeWindowSeconds });
    return reply !== null;
  };
}
