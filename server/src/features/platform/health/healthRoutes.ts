import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../plugins/http/ProblemError';

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
      schema: { tags: ['Health'], response: { 200: z.object({ status: z.literal('ready') }) } },
      config: { access: 'public', knowsViewer: false },
    },
    async () => {
      const reason = app.readiness.reason();
      if (reason !== null) throw new ProblemError(503, 'not-ready', reason);
      if (!(await app.store.isAnswering()))
        throw new ProblemError(503, 'not-ready', 'The database is not answering.');
      return { status: 'ready' as const };
    },
  );
};
