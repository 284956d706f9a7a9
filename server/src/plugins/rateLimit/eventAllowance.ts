import type { FastifyInstance } from 'fastify';
import { createTokenBucket } from './tokenBucket';

export interface EventLimit {
  burst: number;
  perSecond: number;
}

/** A user may have several tabs: together they may send this many times what one connection may. */
const connectionsWorth = 3;
/** Above this many users at once, inactive ones are forgotten. */
const maxTracked = 5000;

/**
 * A token bucket as one atomic script, by Redis's own clock, so that servers whose clocks differ count alike.
 */
const consumeScript = `
  local time = redis.call('TIME')
  local at = time[1] * 1000 + math.floor(time[2] / 1000)
  local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
  local before = redis.call('HMGET', KEYS[1], 'tokens', 'at')
  local passed = (at - (tonumber(before[2]) or at)) / 1000
  local tokens = math.min(burst, (tonumber(before[1]) or burst) + passed * rate)
  local taken = tokens >= 1 and 1 or 0
  redis.call('HSET', KEYS[1], 'tokens', tostring(tokens - taken), 'at', at)
  redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000))
  return taken
`;

/** How often a user may send an event over all their connections, on whatever server those are. */
export function createEventAllowance(app: FastifyInstance) {
  const tracked = new Map<string, { bucket: ReturnType<typeof createTokenBucket>; fullAtMs: number }>();

  const consumeLocally = (key: string, { burst, perSecond }: EventLimit): boolean => {
    const now = Date.now();
    if (tracked.size > maxTracked)
      for (const [each, { fullAtMs }] of tracked) if (fullAtMs < now) tracked.delete(each);
    const bucket = tracked.get(key)?.bucket ?? createTokenBucket(burst, perSecond);
    tracked.set(key, { bucket, fullAtMs: now + (burst / perSecond) * 1000 });
    return bucket.consume();
  };

  return {
    /**
     * Consumes one token; false when there is none left. While Redis is down each server counts for itself.
     */
    async consume(event: string, userId: string, limit: EventLimit): Promise<boolean> {
      const key = `event:${event}:${userId}`;
      const all = { burst: limit.burst * connectionsWorth, perSecond: limit.perSecond * connectionsWorth };
      if (!app.redis?.isReady) return consumeLocally(key, all);
      const figures = [all.burst, all.perSecond].map(String);
      return app.redis.eval(consumeScript, { keys: [key], arguments: figures }).then(
        (consumed) => Number(consumed) === 1,
        () => consumeLocally(key, all),
      );
    },
  };
}
