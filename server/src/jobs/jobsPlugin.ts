import fp from 'fastify-plugin';
import { createJobs, type Jobs } from './createJobs';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where a feature leaves work that is done on a schedule, or after a transaction. */
    jobs: Pick<Jobs, 'add' | 'handle' | 'runDue'>;
  }
}

/** The job queue: its worker begins when the server listens and ends before it stops. */
export const jobs = fp(
  async (app) => {
    const queue = createJobs({
      pool: app.store.pool,
      clock: app.clock,
      onFailure: (job, error) => app.log.error({ job, err: error }, 'A job failed'),
      onError: (message, error) => app.log.error({ err: error }, message),
    });
    app.decorate('jobs', queue);
    app.addHook('onListen', async () => queue.start());
    app.addHook('preClose', () => queue.stop());
  },
  { name: 'jobs', dependencies: ['clock', 'database'] },
);
