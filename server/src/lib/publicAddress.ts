import type { FastifyInstance } from 'fastify';

/** An address of ours for a mail or a provider. Never from what a request says of its host: that is the caller's word. */
export function publicAddress({ config, server }: FastifyInstance, path: string): string {
  if (config.publicUrl) return new URL(path, config.publicUrl).href;
  const listening = server.address();
  const port = listening !== null && typeof listening === 'object' ? listening.port : config.port;
  return new URL(path, `http://localhost:${port}`).href;
}
