import {
  CallWish,
  CallWishBody,
  CallWishesReply,
  CallWishParams,
  CallWishWithdrawnReply,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { createCallRepository } from './callRepository';
import type { CallWishes } from './callWishes';

const tags = ['Calls'];
const config = { access: 'user', rateLimit: httpLimits.callWishes } as const;

const nobodyCalled = () =>
  new ProblemError(404, 'nobody-called', 'They had left before your call reached them.');
const noSuchWish = () => new ProblemError(404, 'no-such-wish', 'You do not wait for them any more.');

/** For whom the viewer waits. The other is known from a call that both took part in, never from the payload. */
export const wishRoutes: FastifyPluginAsyncZod<{ wishes: CallWishes }> = async (app, { wishes }) => {
  const calls = createCallRepository(app.db);

  app.get(
    '/calls/wishes',
    { schema: { tags, response: { 200: CallWishesReply } }, config },
    async (request) => ({ wishes: await wishes.list(viewerOf(request).userId) }),
  );

  app.post(
    '/calls/wishes',
    { schema: { tags, body: CallWishBody, response: { 201: CallWish, 404: Problem, 409: Problem } }, config },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const other = await calls.findOther(userId, request.body.callId);
      if (!other) throw nobodyCalled();
      return reply.code(201).send(await wishes.add(userId, other));
    },
  );

  app.delete(
    '/calls/wishes/:id',
    {
      schema: { tags, params: CallWishParams, response: { 200: CallWishWithdrawnReply, 404: Problem } },
      config,
    },
    async (request) => {
      if (!(await wishes.withdraw(viewerOf(request).userId, request.params.id))) throw noSuchWish();
      return { success: true as const };
    },
  );
};
