import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { buildTestNodes } from './buildTestApp';
import { startRedis } from './startRedis';

interface TwoServers {
  east: FastifyInstance;
  west: FastifyInstance;
  /** What they share. */
  redis: Awaited<ReturnType<typeof startRedis>>;
  stop: () => Promise<void>;
}

/**
 * Two servers over one database and one Redis, like two machines behind one address. Only inside
 * `describeWithRedis`.
 */
export async function startTwoServers(overrides: Partial<Config> = {}): Promise<TwoServers> {
  const redis = await startRedis();
  const { nodes, close } = await buildTestNodes(2, { ...overrides, redisUrl: redis.url });
  const [east, west] = nodes;
  if (!east || !west) throw new Error('Two servers were asked for.');
  const stop = async () => {
    await close();
    redis.stop();
  };
  return { east, west, redis, stop };
}
