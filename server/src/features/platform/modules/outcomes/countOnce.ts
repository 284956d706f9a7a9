import type { Redis } from '../../../../plugins/redis';

/** A broken browser that reloads again and again counts once per window of this many seconds. */
const windowSeconds = 300;
/** Above this many keys a single server forgets the oldest. */
const maxKeys = 50_000;

/** Whether a key is new in its window, across all servers. True where that cannot be determined. */
export function createCountOnce(redis: Redis | null, now: () => Date) {
  const seen = new Map<string, number>();

  const isNewHere = (key: string): boolean => {
    const at = now().getTime();
    const until = seen.get(key);
    if (until !== undefined && until > at) return false;
    seen.delete(key);
    seen.set(key, at + windowSeconds * 1000);
    const [oldest] = seen.keys();
    if (seen.size > maxKeys && oldest !== undefined) seen.delete(oldest);
    return true;
  };

  return async (key: string): Promise<boolean> => {
    if (!redis) return isNewHere(key);
    if (!redis.isReady) return true;
    const reply = await redis.set(`module-outcome:${key}`, '1', { NX: true, EX: windowSeconds });
    return reply !== null;
  };
}
