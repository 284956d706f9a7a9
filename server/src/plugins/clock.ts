import fp from 'fastify-plugin';

/** The current time. Tests replace `now`. */
export interface Clock {
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock;
  }
}

/** The one clock of plans, terms and jobs. */
export const clock = fp(
  async (app) => {
    const real: Clock = { now: () => new Date() };
    app.decorate('clock', real);
  },
  { name: 'clock' },
);
