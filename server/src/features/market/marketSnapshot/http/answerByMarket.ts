import { refusalOf } from '@tayyib/shared/access';
import type { FastifyInstance } from 'fastify';
import { contentHash } from '../../../../lib/contentHash';
import type { MarketState } from '../MarketState';

/**
 * Gives every reply of these routes an entity tag made of the state of the market, and answers 304 to whoever has that
 * state already: nothing is read or worked out for them. What a plan shows more of has a tag of its own.
 */
export function answerByMarket(app: FastifyInstance, state: () => Promise<MarketState>): void {
  const tags = new WeakMap<object, string>();
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const isDetailed = refusalOf('premium', request.viewer) === null;
    // taken before anything is read: a reply is at least as new as its tag
    const { version, picture } = await state();
    const tag = `W/"${contentHash({ version, day: picture.day, isDetailed }).slice(0, 27)}"`;
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

/** Kept by the browser alone, and asked about each time. */
const cacheControl = 'private, no-cache';

function isKnown(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((each) => [tag, '*'].includes(each.trim()));
}
