import type { FastifyInstance } from 'fastify';

/** The absolute URL of a path, for mails and identity providers. Never built from the untrusted Host header. */
export function publicAddress({ config, server }: FastifyInstance, path: string): string {
  if (config.publicUrl) return new URL(path, config.publicUrl).href;
  const listening = server.address();
  const port = listening !== null && typeof listening === 'object' ? listening.port : config.port;
  return new URL(path, `http://localhost:${port}`).href;
}
