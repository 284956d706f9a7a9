import { setTimeout as sleep } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { createClient } from 'redis';
import type { Config } from '../config/config';

/** A wrong address should stop the start with a sentence, not keep it waiting. */
const connectWithinMs = 5000;
/** Redis answers within milliseconds, or is away. */
const answerWithinMs = 1000;

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
    if (!client || redisUrl === undefined) return;
    // Without a listener a lost connection would end the process.
    client.on('error', (error: unknown) => app.log.warn(error, 'Redis is not answering'));
    // Those who tell other servers something do not wait for it: where Redis dies meanwhile, that would end the process too.
    const publish = client.publish.bind(client);
    const logFailure = (channel: string, message: string | Buffer) =>
      publish(channel, message).catch((error: unknown) => {
        app.log.warn(error, 'cannot tell the other servers');
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
      // what was said just before is on its way: ending the connection now would make of each an error that nobody catches
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
