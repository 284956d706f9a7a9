import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A content's name: equal content has an equal one, on every node. */
export const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);

/** Tags an answer with its version. True when the asker has it already; then send 304 and nothing. */
export function isHeldAlready(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `"${version}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  return request.headers['if-none-match'] === etag;
}
