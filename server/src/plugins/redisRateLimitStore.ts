import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from './redis';

/** Counts in one step, so that two servers never both see the last free try. Answers the count and its remaining milliseconds. */
const countCall = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }
`;

/** Shares the limits between servers. */
export function redisRateLimitStore(redis: Redis): FastifyRateLimitStoreCtor {
  class Store implements FastifyRateLimitStore {
    constructor(
      _options: object,
      private readonly prefix = 'rate-limit',
    ) {}

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      redis.eval(countCall, { keys: [`${this.prefix}:${key}`], arguments: [String(timeWindow)] }).then(
        (reply) => {
          const [current, ttl] = Array.isArray(reply) ? reply.map(Number) : [];
          done(null, { current: current ?? 0, ttl: ttl ?? 0 });
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child({ path, method }: { path: string; method: string | string[] }): Store {
      return new Store({}, `rate-limit:${String(method)}:${path}`);
    }
  }
  return Store;
}
