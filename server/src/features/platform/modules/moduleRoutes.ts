import { ModulesReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { modulePageHead } from './modulePageHeads';
import { NotModified } from '../../../plugins/http/conditional';
import { sendPrepared } from '../../../plugins/http/preparedReply';

/** The module registry: which version of each module is for whom, signed. */
export const moduleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.pageHeads.add(async (address) => modulePageHead(await app.moduleRegistry.read(), address));

  app.get(
    '/modules',
    {
      schema: { tags: ['Modules'], response: { 200: ModulesReply, 304: NotModified } },
      config: { access: 'public' },
    },
    async (request, reply) => {
      const answer = await app.moduleRegistry.answerTo(request, reply);
      reply.header('vary', 'cookie, authorization');
      // weak, because another server's signature of the same content has other bytes
      return reply.isFresh(answer.version) ? reply.code(304).send() : sendPrepared(reply, answer);
    },
  );
};
