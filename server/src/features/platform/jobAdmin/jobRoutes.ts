import { JobParams, JobsReply, JobsRunReply, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { audit } from '../audit/audit';
import { queuedRuns, runNow } from './queuedRuns';

const tags = ['Jobs'];

/** Background jobs, for staff: what is queued, what fails, and running it now. */
export const jobRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/staff/jobs',
    { schema: { tags, response: { 200: JobsReply } }, config: { access: 'staff' } },
    async () => ({ jobs: await queuedRuns(app.store.pool, app.jobs.names(), app.clock.now()) }),
  );

  app.post(
    '/staff/jobs/:name/run',
    {
      schema: { tags, params: JobParams, response: { 200: JobsRunReply, 404: Problem } },
      config: { access: 'staff', rateLimit: httpLimits.jobRuns },
    },
    async (request) => {
      const { name } = request.params;
      const at = app.clock.now();
      const isKnown = app.jobs.names().some((each) => each.name === name);
      if (!isKnown) throw new ProblemError(404, 'job-unknown', 'There is no such job.');
      const runs = await runNow(app.store.pool, name, at);
      await audit(app.db, {
        at,
        userId: null,
        actor: viewerOf(request).userId,
        event: 'job-run',
        address: request.ip,
        detail: { job: name, runs },
      });
      return { runs };
    },
  );
};
