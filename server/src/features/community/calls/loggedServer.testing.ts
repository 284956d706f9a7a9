import type { FastifyInstance } from 'fastify';
import { startKillable } from '../../../testing';

export const relaySecret = 'the-relay-secret-of-at-least-32-letters';

/** Another server over the same database with the most verbose log level, and with a relay configured. */
export async function startLogged(app: FastifyInstance, env: Readonly<Record<string, string>> = {}) {
  const server = await startKillable(app, {
    LOG_LEVEL: 'trace',
    TURN_URLS: 'turn:relay.example:3478',
    TURN_SECRET: relaySecret,
    ...env,
  });
  return {
    address: server.address,
    kill: server.kill,

    /** The log up to now: everything before a further request. */
    writtenDown: async (): Promise<string> => {
      const answered = () => server.printed.filter((line) => line.includes('request completed')).length;
      const before = answered();
      await fetch(`${server.address}/api/session`);
      while (answered() === before) await new Promise((resolve) => setTimeout(resolve, 10));
      return server.printed.join('\n');
    },
  };
}
