import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Database } from '../../database/client';
import { rateLimits } from '../../database/schema/platform/rateLimitTables';
import type { Redis } from '../redis';
import type { LimitWindow } from './limits';

export type Limiter = RateLimiterAbstract;

/** A Redis that takes longer counts as down. */
const redisTimeoutMs = 1000;

interface LimiterOptions extends LimitWindow {
  /** Of its keys. */
  name: string;
  /** What counts without Redis, and while Redis is down: each server for itself, or the database for all of them. */
  insurance: 'memory' | 'database';
}

/** Counts in Redis, for all servers; else in its insurance. It never allows what it cannot count. */
export function createLimiter(
  { redis, store }: Pick<FastifyInstance, 'redis' | 'store'>,
  { name, points, seconds, insurance }: LimiterOptions,
): Limiter {
  const options = { keyPrefix: name, points, duration: seconds };
  const insured =
    insurance === 'memory'
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: store.pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
  if (!redis) return insured;
  const limiter = new RedisLimiter(redis, { ...options, insuranceLimiter: insured });
  return new RLWrapperTimeouts({ limiter, timeoutMs: redisTimeoutMs });
}

/** The library checks the connection before it counts, but not before it deletes, which would wait until Redis is back. */
class RedisLimiter extends RateLimiterRedis {
  constructor(
    private readonly redis: Redis,
    private readonly options: {
      keyPrefix: string;
      points: number;
      duration: number;
      insuranceLimiter: Limiter;
    },
  ) {
    super({ ...options, storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true });
  }

  override delete(key: string | number): Promise<boolean> {
    return this.redis.isReady ? super.delete(key) : this.options.insuranceLimiter.delete(key);
  }
}

interface Consumed {
  isAllowed: boolean;
  /** How many are left. */
  left: number;
  /** Until the count starts again. */
  seconds: number;
}

/** Consumes points of a key. Unlike `consume`, it rejects only if they cannot be counted. */
export async function tryConsume(
  limiter: Pick<Limiter, 'consume'>,
  key: string,
  points = 1,
  seconds?: number,
): Promise<Consumed> {
  try {
    const options = seconds === undefined ? {} : { customDuration: seconds };
    return { isAllowed: true, ...countOf(await limiter.consume(key, points, options)) };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { isAllowed: false, ...countOf(error) };
  }
}

const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
  left: remainingPoints,
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** Deletes the counts of the database that have expired. */
export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
