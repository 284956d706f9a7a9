import type { FastifyInstance } from 'fastify';
import { createLimiter, tryConsume } from '../../../plugins/rateLimit/limiters';
import { lockSeconds as lasting } from '../../../plugins/rateLimit/limits';

interface LockRule {
  /** Of its counters. */
  name: string;
  /** This many failures cost nothing; the last of them, and each after it, delays the next attempt. */
  free: number;
}

interface AttemptResult {
  /** 0 when the attempt was consumed, else the seconds until one is available. */
  waitSeconds: number;
  /** The seconds the next one has to wait, should this one fail; 0 while free ones are left. */
  lockSeconds: number;
}

/** Counts attempts at a secret and delays the next one, twice as long each time. Shared by all servers. */
export function createGrowingLock(app: Pick<FastifyInstance, 'redis' | 'store'>, { name, free }: LockRule) {
  const insurance = 'database';
  const seconds = lasting.forgottenAfter;
  /** Of a key that was never locked, the attempts; else all free ones at once, for as long as it is locked. */
  const attempts = createLimiter(app, { name, points: free, seconds, insurance });
  /** How often a key has been locked. It limits nothing itself. */
  const locks = createLimiter(app, {
    name: `${name}-locks`,
    points: Number.MAX_SAFE_INTEGER,
    seconds,
    insurance,
  });
  const locksOf = async (key: string) => (await locks.get(key))?.consumedPoints ?? 0;

  return {
    /**
     * Consumes one attempt before the secret is checked, so that concurrent attempts cannot all be the last
     * free one. It counts as failed until `refund`.
     */
    async consume(key: string): Promise<AttemptResult> {
      const earlier = await locksOf(key);
      const lockSeconds = Math.min(lasting.longest, lasting.first * 2 ** earlier);
      const isFirst = earlier === 0;
      const result = await (isFirst
        ? tryConsume(attempts, key)
        : tryConsume(attempts, key, free, lockSeconds));
      if (result.isAllowed && result.left > 0) return { waitSeconds: 0, lockSeconds: 0 };
      if (result.isAllowed) {
        await locks.set(key, earlier + 1, seconds);
        if (isFirst) await attempts.block(key, lockSeconds);
        return { waitSeconds: 0, lockSeconds };
      }
      if (result.seconds <= lasting.longest) return { waitSeconds: result.seconds, lockSeconds: 0 };
      // the attempt that used up the last one has not started the lock yet, and may have failed to
      await attempts.block(key, lockSeconds);
      return { waitSeconds: lockSeconds, lockSeconds: 0 };
    },

    /** Refunds the last attempt: it was right. With `all` every earlier one is forgotten as well. */
    async refund(key: string, extent: 'last' | 'all'): Promise<void> {
      const earlier = extent === 'all' ? 0 : await locksOf(key);
      if (extent === 'all') {
        await attempts.delete(key);
        await locks.delete(key);
      } else if (earlier === 0) {
        const { consumedPoints } = await attempts.reward(key);
        // it was counted elsewhere, or is forgotten: that must not add a free one
        if (consumedPoints < 0) await attempts.delete(key);
      } else if (earlier === 1) {
        await attempts.set(key, free - 1, seconds);
        await locks.delete(key);
      } else {
        await attempts.delete(key);
        await locks.set(key, earlier - 1, seconds);
      }
    },
  };
}
