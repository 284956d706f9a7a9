import { refusalOf } from '@tayyib/shared/access';
import type { FastifyInstance } from 'fastify';
import { contentHash } from '../../../../lib/contentHash';
import type { MarketState } from '../MarketState';

/**
 * Sets an ETag derived from the state of the market on every reply of these routes, and replies 304 to a
 * client that has that state already, before anything is read or computed. What a plan shows in addition has
 * its own tag.
 */
export function answerByMarket(app: FastifyInstance, state: () => Promise<MarketState>): void {
  const tags = new WeakMap<object, string>();
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const isDetailed = refusalOf('premium', request.viewer) === null;
    // computed before anything is read: a reply is at least as new as its tag
    const { version, snapshot } = await state();
    const tag = `W/"${contentHash({ version, day: snapshot.day, isDetailed }).slice(0, 27)}"`;
    if (isKnown(request.headers['if-none-match'], tag)) {
      return reply.code(304).header('etag', tag).header('cache-control', cacheControl).send();
    }
    tags.set(request, tag);
  });
  app.addHook('onSend', async (request, reply) => {
    const tag = tags.get(request);
    if (tag !== undefined && reply.statusCode === 200) {
      reply.header('etag', tag).header('cache-control', cacheControl);
    }
  });
}

/** Cached by the browser only, and revalidated each time. */
const cacheControl = 'private, no-cache';

function isKnown(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((each) => [tag, '*'].includes(each.trim()));
}
