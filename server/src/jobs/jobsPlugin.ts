import fp from 'fastify-plugin';
import { createJobs, type Jobs } from './createJobs';
import { measureQueue, measureRuns } from './jobMetrics';

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds scheduled jobs and handlers of queued jobs. */
    jobs: Pick<Jobs, 'add' | 'handle' | 'names' | 'runDue'>;
  }
}

/** The job queue. Its worker starts when the server listens and stops before it closes. */
export const jobs = fp(
  async (app) => {
    if (app.metrics) measureQueue(app.store.pool, app.metrics);
    const queue = createJobs({
      pool: app.store.pool,
      clock: app.clock,
      onFailure: (job, error) => app.log.error({ job, err: error }, 'A job failed'),
      ...(app.metrics && { onRun: measureRuns(app.metrics.registry) }),
      concurrentJobs: app.config.limits.jobsAtOnce,
      onError: (message, error) => app.log.error({ err: error }, message),
    });
    app.decorate('jobs', queue);
    app.addHook('onListen', async () => queue.start());
    app.readiness.onDrain(() => queue.drain());
    app.addHook('preClose', () => queue.stop());
  },
  { name: 'jobs', dependencies: ['clock', 'database', 'metrics', 'readiness'] },
);
