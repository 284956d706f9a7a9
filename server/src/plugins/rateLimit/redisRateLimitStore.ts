import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { z } from 'zod';
import type { Redis } from '../redis';

const RouteOptions = z.object({ routeInfo: z.object({ method: z.string(), url: z.string() }) });

/**
 * Atomic, so that two servers never both see the last free attempt. Returns the count and its remaining
 * milliseconds.
 */
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
      // Otherwise the call would be queued until Redis is back.
      if (!redis.isReady) return done(new Error('Redis is not answering.'));
      redis.eval(countCall, { keys: [`${this.prefix}:${key}`], arguments: [String(timeWindow)] }).then(
        (reply) => {
          const [current, ttl] = Array.isArray(reply) ? reply.map(Number) : [];
          done(null, { current: current ?? 0, ttl: ttl ?? 0 });
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    /** The plugin's types omit the route it counts for. */
    child(options: object): Store {
      const { routeInfo } = RouteOptions.parse(options);
      return new Store({}, `rate-limit:${routeInfo.method}:${routeInfo.url}`);
    }
  }
  return Store;
}
