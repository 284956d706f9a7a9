import fp from 'fastify-plugin';
import type { JobRunner } from './jobRunner';
import { createJobRunner } from './jobRunner';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where a feature leaves work that is done on a schedule. */
    jobs: Pick<JobRunner, 'add' | 'runDue'>;
  }
}

/** Scheduled jobs: they begin when the server listens and end before it stops. */
export const jobs = fp(
  async (app) => {
    const runner = createJobRunner({
      pool: app.store.pool,
      clock: app.clock,
      onFailure: ({ name }, error) => app.log.error({ job: name, err: error }, 'A scheduled job failed'),
    });
    app.decorate('jobs', runner);
    app.addHook('onListen', async () => runner.start());
    app.addHook('preClose', () => runner.stop());
  },
  { name: 'jobs', dependencies: ['clock', 'database'] },
);
