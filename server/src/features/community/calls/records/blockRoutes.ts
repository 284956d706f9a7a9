import {
  BlockBody,
  CallBlock,
  CallBlocksReply,
  Problem,
  UnblockParams,
  UnblockedReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { findCallee } from '../oneToOne/calleeOf';
import type { CallWatch } from '../oneToOne/callWatch';
import { createBlockRepository } from './blockRepository';
import { createCallRepository } from './callRepository';

const tags = ['Calls'];
const config = { access: 'user', rateLimit: httpLimits.callBlocks } as const;

const nobodyThere = () => new ProblemError(404, 'nobody-there', 'There is no such user to block.');
const noSuchBlock = () => new ProblemError(404, 'no-such-block', 'You have not blocked this user.');

interface BlockNeeds {
  watch: CallWatch;
  presence: { changed: () => void };
}

/**
 * The users whom the viewer has blocked from calling. A blocked user is not notified: they see nobody to call.
 */
export const blockRoutes: FastifyPluginAsyncZod<BlockNeeds> = async (app, { watch, presence }) => {
  const blocks = createBlockRepository(app.db);
  const calls = createCallRepository(app.db);

  /** The user meant by a body: by a call both took part in, or by an online user. */
  const meantBy = async (userId: string, body: BlockBody) =>
    'peer' in body ? findCallee(app.io, body.peer) : calls.findOther(userId, body.callId);

  app.get(
    '/calls/blocks',
    { schema: { tags, response: { 200: CallBlocksReply } }, config },
    async (request) => ({ blocks: await blocks.list(viewerOf(request).userId) }),
  );

  app.post(
    '/calls/blocks',
    { schema: { tags, body: BlockBody, response: { 201: CallBlock, 404: Problem } }, config },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const other = await meantBy(userId, request.body);
      if (!other || other.userId === userId) throw nobodyThere();
      const { userId: blockedId, username } = other;
      const block = await blocks.add({ userId, blockedId, username, since: app.clock.now() });
      await watch.endBetween(userId, blockedId);
      presence.changed();
      return reply.code(201).send(block);
    },
  );

  app.delete(
    '/calls/blocks/:id',
    { schema: { tags, params: UnblockParams, response: { 200: UnblockedReply, 404: Problem } }, config },
    async (request) => {
      if (!(await blocks.remove(viewerOf(request).userId, request.params.id))) throw noSuchBlock();
      presence.changed();
      return { success: true as const };
    },
  );
};
