import fp from 'fastify-plugin';
import { createClient } from 'redis';
import type { Config } from '../config';

export type Redis = ReturnType<typeof connectTo>;

declare module 'fastify' {
  interface FastifyInstance {
    /** What several servers share; null when there is only one. */
    redis: Redis | null;
  }
}

/** Connects to Redis where REDIS_URL names one. It reconnects by itself; until then what is shared pauses. */
export const redis = fp<{ config: Config }>(
  async (app, { config: { redisUrl } }) => {
    const client = redisUrl === undefined ? null : connectTo(redisUrl);
    app.decorate('redis', client);
    if (!client) return;
    // Without a listener a lost connection would end the process.
    client.on('error', (error: unknown) => app.log.warn(error, 'Redis is not answering'));
    await client.connect();
    app.addHook('onClose', async () => client.destroy());
  },
  { name: 'redis' },
);

function connectTo(url: string) {
  return createClient({ url });
}
