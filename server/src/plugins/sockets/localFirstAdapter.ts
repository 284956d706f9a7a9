import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from '../redis';

/**
 * Servers ask each other who is connected, and wait up to five seconds for a reply. A killed one has to be
 * forgotten before that: until then, every such request fails.
 */
const heartbeats = { heartbeatInterval: 1000, heartbeatTimeout: 3500 };

/**
 * Connects the sockets of all servers through Redis. The library delivers to the sockets of this server only after Redis has
 * stored the message, or after seconds if Redis is down; this adapter delivers at once and does not wait. What is lost of the
 * other servers' messages is caught up by `recheckSessions`.
 */
export function localFirstAdapter(redis: Redis): ReturnType<typeof createAdapter> {
  const create = createAdapter(redis, heartbeats);
  // socket.io calls it with `new`
  return function createLocalFirst(namespace) {
    const adapter = create(namespace);
    const publish = adapter.doPublish.bind(adapter);
    adapter.doPublish = async (message) => {
      void Promise.resolve(publish(message)).catch(() => undefined);
      // the offset of the message, needed only where the server restores missed messages
      return '';
    };
    return adapter;
  };
}
