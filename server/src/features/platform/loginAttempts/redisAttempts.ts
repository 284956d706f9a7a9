import type { Redis } from '../../../plugins/redis';
import type { AttemptCounter } from './AttemptCounter';
import { firstLockSeconds, forgetAfterSeconds, longestLockSeconds } from './AttemptCounter';

/**
 * Atomic, so that two servers never both see the last free attempt. Returns the seconds to wait, and those of
 * a new lock.
 */
const consumeScript = `
  local lock = redis.call('TTL', KEYS[2])
  if lock > 0 then return { lock, 0 } end
  local failures = redis.call('INCR', KEYS[1])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  local over = failures - tonumber(ARGV[1])
  local seconds = 0
  if over >= 0 then
    seconds = math.min(tonumber(ARGV[3]), tonumber(ARGV[2]) * 2 ^ math.min(over, 16))
    redis.call('SET', KEYS[2], '1', 'EX', string.format('%d', seconds))
  end
  return { 0, seconds }
`;

const refundScript = `
  redis.call('DEL', KEYS[2])
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
  return 0
`;

/** Counts in Redis. Both keys of a counter carry the same hash tag, so a cluster stores them together. */
export function redisAttempts(redis: Redis): AttemptCounter {
  const keys = (key: string) => [`tries:{${key}}`, `tries-lock:{${key}}`];
  return {
    async consume(key, { free }) {
      const limits = [free, firstLockSeconds, longestLockSeconds, forgetAfterSeconds].map(String);
      const reply = await redis.eval(consumeScript, { keys: keys(key), arguments: limits });
      const [waitSeconds = 0, lockSeconds = 0] = Array.isArray(reply) ? reply.map(Number) : [];
      return { waitSeconds, lockSeconds };
    },
    async refund(key, extent) {
      if (extent === 'all') await redis.del(keys(key));
      else await redis.eval(refundScript, { keys: keys(key), arguments: [] });
    },
  };
}
