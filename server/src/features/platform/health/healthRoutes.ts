import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from '@tayyib/shared/contracts';
import { z } from 'zod';

/**
 * For monitoring and proxies. Migrations finish before the server listens, so ready means that the database answers, what most requests
 * need is in memory, and the server is not about to stop.
 */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/health',
    {
      schema: { tags: ['Health'], response: { 200: z.object({ status: z.literal('alive') }) } },
      config: { access: 'public', knowsViewer: false },
    },
    async () => ({ status: 'alive' as const }),
  );
  app.get(
    '/ready',
    {
      schema: { tags: ['Health'], response: { 200: z.object({ status: z.literal('ready') }), 503: Problem } },
      config: { access: 'public', knowsViewer: false },
    },
    async (_request, reply) => {
      const reason =
        app.readiness.reason() ?? ((await app.store.isAnswering()) ? null : 'The database is not answering.');
      if (reason === null) return { status: 'ready' as const };
      // a reply rather than an error, which would be logged at every poll of a server that starts
      return reply.code(503).send({ code: 'not-ready', message: reason });
    },
  );
};
