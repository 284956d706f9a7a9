import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A content's name: equal content has an equal one, on every node. */
export function versionOf(content: unknown): string {
  const version = versionInParts();
  version.add(content);
  return version.value();
}

/** The same of a long list, one entry after the other. */
export function versionInParts() {
  const hash = createHash('sha256');
  return {
    add: (part: unknown): unknown => hash.update(JSON.stringify(part)),
    value: (): string => hash.digest('base64url').slice(0, 22),
  };
}

/** Tags an answer with its version. True when the asker has it already; then send 304 and nothing. */
export function isHeldAlready(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `"${version}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  const held = request.headers['if-none-match']?.split(',') ?? [];
  // a proxy that compresses on the way makes a tag weak, which says the same here
  return held.some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
