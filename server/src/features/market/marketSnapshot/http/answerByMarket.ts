import { sees } from '@tayyib/shared/stock-detail';
import type { FastifyInstance } from 'fastify';
import { versionOf } from '../../../../lib/hashes';
import type { MarketState } from '../MarketState';

/**
 * Gives every reply of these routes an ETag made of the state of the market, and replies 304 to clients that have that
 * state already: nothing is read or computed for them. What a plan shows more of has an ETag of its own, and so has what another version
 * of the server replies: its replies may have other fields.
 */
export function answerByMarket(app: FastifyInstance, state: () => Promise<MarketState>): void {
  const { codeVersion } = app.config;
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const isDetailed = sees('ratios', request.viewer);
    // before anything is read: a reply is at least as new as its ETag
    const { version, snapshot } = await state();
    const tag = versionOf({ codeVersion, version, day: snapshot.day, isDetailed });
    if (reply.isFresh(tag)) return reply.code(304).send();
  });
}
