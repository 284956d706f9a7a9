import { setTimeout as sleep } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { createClient } from 'redis';
import type { Config } from '../config/config';

/** A wrong address should fail the start with a message, not hang it. */
const connectWithinMs = 5000;
/** Redis answers within milliseconds, or is down. */
const answerWithinMs = 1000;

export type Redis = ReturnType<typeof connectTo>;

declare module 'fastify' {
  interface FastifyInstance {
    /** State shared by several servers; null when there is only one. */
    redis: Redis | null;
  }
}

/**
 * Connects to Redis where REDIS_URL is set. It reconnects by itself; until then shared state is unavailable.
 */
export const redis = fp<{ config: Config }>(
  async (app, { config: { redisUrl } }) => {
    const client = redisUrl === undefined ? null : connectTo(redisUrl);
    app.decorate('redis', client);
    if (!client || redisUrl === undefined) return;
    // Without a listener a lost connection would end the process.
    client.on('error', (error: unknown) => app.log.warn(error, 'Redis is not answering'));
    // Broadcasts to other servers are not awaited: a Redis that dies meanwhile would end the process too.
    const publish = client.publish.bind(client);
    const logFailure = (channel: string, message: string | Buffer) =>
      publish(channel, message).catch((error: unknown) => {
        app.log.warn(error, 'cannot notify the other servers');
        return 0;
      });
    Object.assign(client, { publish: logFailure });
    const connected = client.connect().then(() => true);
    if (!(await Promise.race([connected, sleep(connectWithinMs, false, { ref: false })]))) {
      client.destroy();
      throw new Error(
        `Redis at ${new URL(redisUrl).host} does not answer. Check REDIS_URL, or leave it empty to run one server.`,
      );
    }
    app.addHook('onClose', async () => {
      // recent messages are in flight: closing the connection now would make each of them an unhandled
      // rejection
      const isAnswered = client.isReady ? client.ping().catch(() => null) : null;
      await Promise.race([isAnswered, sleep(answerWithinMs, null, { ref: false })]);
      client.destroy();
    });
  },
  { name: 'redis' },
);

function connectTo(url: string) {
  return createClient({ url });
}
