import {
  CallMessageBody,
  CallMessagesReply,
  CallParams,
  CallsQuery,
  CallsReply,
  MissedSeenReply,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { eventLimits } from '../../../../plugins/rateLimit/limits';
import { findUsersOnline } from '../callers';
import { createBlockRepository } from './blockRepository';
import { createCallMessageRepository } from './callMessageRepository';
import { createCallRepository } from './callRepository';

const tags = ['Calls'];
const config = { access: 'user' } as const;

/** The same response for a missing call and for another user's. */
const noSuchCall = (status: number) =>
  new ProblemError(status, 'no-such-call', 'You were in no such call, or it is over.');

const writtenAlready = () =>
  new ProblemError(409, 'written-already', 'You have left a message already. Wait for an answer first.');

/** The viewer's past calls and their chat. */
export const callRecordRoutes: FastifyPluginAsyncZod = async (app) => {
  const records = createCallRepository(app.db);
  const messages = createCallMessageRepository(app.db);
  const blocks = createBlockRepository(app.db);

  app.get(
    '/calls',
    { schema: { tags, querystring: CallsQuery, response: { 200: CallsReply } }, config },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { userId } = viewerOf(request);
      const found = await records.list(userId, request.query.before);
      const online = new Map((await findUsersOnline(app.io)).map((user) => [user.userId, user.peer]));
      const hidden = (await blocks.among([userId, ...online.keys()])).get(userId);
      const peerOf = (otherId: string) => (hidden?.has(otherId) ? null : (online.get(otherId) ?? null));
      return {
        ...found,
        calls: found.calls.map(({ otherId, ...call }) => ({ ...call, peer: peerOf(otherId) })),
      };
    },
  );

  app.post(
    '/calls/seen',
    { schema: { tags, response: { 200: MissedSeenReply } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      await records.markSeen(userId, app.clock.now());
      app.push(userId, 'calls:changed');
      return { missed: 0 as const };
    },
  );

  app.get(
    '/calls/:id/messages',
    { schema: { tags, params: CallParams, response: { 200: CallMessagesReply, 404: Problem } }, config },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await messages.list(viewerOf(request).userId, request.params.id);
      if (!found) throw noSuchCall(404);
      return { messages: found };
    },
  );

  app.socketEvents.register(
    'call-message',
    { access: 'user', schema: CallMessageBody, limit: eventLimits.callMessage },
    async (_socket, message, { userId }) => {
      const added = await messages.add(userId, message, app.clock.now());
      if (added === 'no-such-call') throw noSuchCall(409);
      if (added === 'written-already') throw writtenAlready();
      if (added.leftFor === null) return;
      for (const one of [userId, added.leftFor]) app.push(one, 'calls:changed');
    },
  );
};
