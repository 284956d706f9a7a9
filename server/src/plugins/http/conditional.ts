import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import fresh from 'fresh';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sets the ETag, a weak one: the bytes of a version differ by their compression. True if If-None-Match matches: then
     * reply 304 without a body.
     *
     *     return reply.isFresh(version) ? reply.code(304).send() : page;
     */
    isFresh(version: string, options?: TagOptions): boolean;
  }
}

interface TagOptions {
  cacheControl?: string;
}

/** The schema of a 304 in a route's `response`: no body. */
export const NotModified = z
  .undefined()
  .describe('Not modified: the version in If-None-Match is the current one.');

/** Only browser caches, which revalidate each time. */
const alwaysAsk = 'private, no-cache';

/**
 * Conditional GET: `reply.isFresh(version)` tags a reply and compares it with what the client has. Errors are never tagged.
 * No cache stores an answer of the API unless its route says how.
 */
export const conditional = fp(
  async (app) => {
    const tagged = new WeakSet<FastifyReply>();
    app.decorateReply('isFresh', function (version, { cacheControl = alwaysAsk } = {}) {
      const etag = `W/"${version}"`;
      tagged.add(this.headers({ etag, 'cache-control': cacheControl }));
      return fresh(this.request.headers, { etag });
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode >= 400 && tagged.has(reply))
        reply.removeHeader('etag').removeHeader('cache-control');
      const isOfApi = request.url.startsWith('/api/');
      if (isOfApi && reply.statusCode < 300 && !reply.hasHeader('cache-control'))
        reply.header('cache-control', 'no-store');
      done(null, payload);
    });
  },
  { name: 'conditional' },
);
